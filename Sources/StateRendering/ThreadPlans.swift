/// The plans that each thread has at hand.
enum ThreadPlans {
    /// By the number of a ``PlanCache``.
    static let values = ThreadTable<Plan?>()
    static let dumps = ThreadTable<DumpPlanCache.Proven?>()
}
