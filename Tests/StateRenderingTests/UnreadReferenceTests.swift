import StateRendering
import Testing

@Suite("Weak and unowned fields")
struct UnreadReferenceTests {
    final class Session {
        var user = "a"
    }

    struct Screen {
        var number = 0
        unowned let session: Session
        unowned(unsafe) let unsafeSession: Session
        weak var peer: Session?
        var last = 1
    }

    class Base {
        var id = 1
        unowned let session: Session
        weak var peer: Session?

        init(session: Session) {
            self.session = session
        }
    }

    final class Derived: Base {
        unowned let other: Session
        var name = "n"

        override init(session: Session) {
            other = session
            super.init(session: session)
        }
    }

    @propertyWrapper
    struct Weak {
        private weak var stored: Session?

        init(wrappedValue: Session?) {
            stored = wrappedValue
        }

        var wrappedValue: Session? { stored }
    }

    struct Wrapping {
        @Weak var session: Session?
        var number = 0
    }

    struct Choosing: CustomReflectable {
        weak var session: Session?
        var customMirror: Mirror { Mirror(self, children: ["session": session?.user as Any]) }
    }

    private static let screenText =
        #""session":{"$opaque":"Session"},"unsafeSession":{"$opaque":"Session"},"peer":{"$opaque":"Session"},"last":1}"#

    private func screen(of session: Session) -> Screen {
        Screen(session: session, unsafeSession: session, peer: session)
    }

    /// A screen whose session is gone.
    private func abandoned() -> Screen {
        screen(of: Session())
    }

    @Test("show the name of their type, whether the object lives or not")
    func json() {
        let session = Session()
        #expect(Rendering.json(screen(of: session)) == #"{"number":0,"# + Self.screenText)
        #expect(Rendering.json(abandoned()) == #"{"number":0,"# + Self.screenText)
        withExtendedLifetime(session) {}
    }

    @Test("are never a change, also when the object of the old state is gone")
    func changes() {
        let session = Session()
        let old = abandoned()
        var new = screen(of: session)
        #expect(Rendering.changes(old, new) == "[]")
        #expect(StateRenderer().isUnchanged(old, new))
        new.number = 1
        #expect(Rendering.changes(old, new) == #"[{"op":"replace","path":"/number","old":0,"value":1}]"#)
        #expect(
            PathDifference().lines(old: [old], new: [new], stateName: "State", prefixLines: "")
                == "State[0].number: 0 → 1"
        )
        withExtendedLifetime(session) {}
    }

    @Test("of superclasses are not read either")
    func superclass() {
        let gone = Derived(session: Session())
        #expect(
            Rendering.json(gone) == #"{"id":1,"session":{"$opaque":"Session"},"peer":{"$opaque":"Session"},"#
                + #""other":{"$opaque":"Session"},"name":"n"}"#
        )
        let new = Derived(session: Session())
        new.name = "m"
        #expect(
            PathDifference().lines(old: gone, new: new, stateName: "State", prefixLines: "")
                == #"State.name: "n" → "m""#
        )
    }

    @Test("in a property wrapper are not read either")
    func wrapper() {
        let session = Session()
        let wrapping = Wrapping(session: session)
        #expect(Rendering.json(wrapping) == #"{"_session":{"stored":{"$opaque":"Session"}},"number":0}"#)
        withExtendedLifetime(session) {}
    }

    @Test("are shown where the type's own mirror shows them")
    func customMirror() {
        let session = Session()
        #expect(Rendering.json(Choosing(session: session)) == #"{"session":"a"}"#)
        withExtendedLifetime(session) {}
    }

    @Test("are one stable line of a dump, and in its headers")
    func dump() {
        let name = "StateRenderingTests.UnreadReferenceTests"
        #expect(
            StateText.dump(abandoned()) == """
                  ▿ \(name).Screen
                    - number: 0
                    - session: \(name).Session
                    - unsafeSession: \(name).Session
                    - peer: \(name).Session
                    - last: 1

                """
        )
        #expect(
            StateText.dump(Derived(session: Session())) == """
                  ▿ \(name).Derived #0
                    ▿ super: \(name).Base
                      - id: 1
                      - session: \(name).Session
                      - peer: \(name).Session
                    - other: \(name).Session
                    - name: "n"

                """
        )
        let header =
            "number: 0, session: \(name).Session, unsafeSession: \(name).Session, peer: \(name).Session, last: 1"
        #expect(StateText.dump(Optional(abandoned())).hasPrefix("  ▿ Optional(\(name).Screen(\(header)))\n"))
    }
}
