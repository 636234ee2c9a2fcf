/// A type whose mirror is that of a dictionary, and whose entries have an order of their own.
protocol DumpedInOrder {}

extension KeyValuePairs: DumpedInOrder {}
