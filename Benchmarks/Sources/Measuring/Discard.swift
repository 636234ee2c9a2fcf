/// Takes a value and forgets it, so that the compiler cannot leave out the work that made it.
@inline(never)
package func discard<Value>(_ value: Value) {}
