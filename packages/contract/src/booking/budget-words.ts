/** For whom a budget is (handbook 10.2). */
export const budgetObjects = ['person', 'department', 'costCentre', 'project', 'legalEntity'] as const
export type BudgetObject = (typeof budgetObjects)[number]

/** For how long an amount lasts; `whole` is from the first day of a budget to its last. */
export const budgetPeriods = ['month', 'quarter', 'year', 'whole'] as const
export type BudgetPeriod = (typeof budgetPeriods)[number]

/** What happens to a booking beyond a budget: it is refused, somebody has to approve it, or it is only told. */
export const overLimits = ['forbid', 'approve', 'allow'] as const
export type OverLimit = (typeof overLimits)[number]

/** Over what a budget is split: the departments below its own, or the months of one of its periods. */
export const budgetSplits = ['departments', 'months'] as const
export type BudgetSplit = (typeof budgetSplits)[number]
export const budgetPartsAtMost = 200
