extension [Double] {
    /// The value in the middle; of an even number the upper one, of none NaN.
    package var median: Double {
        isEmpty ? .nan : sorted()[count / 2]
    }
}
