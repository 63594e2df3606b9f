/** What a file of budgets may say, by column; the name tells which one is meant. */
export const budgetColumns = [
  'name',
  'nameTraditional',
  'nameEnglish',
  'objectKind',
  'object',
  'below',
  'period',
  'from',
  'to',
  'amount',
  'products',
  'warnFirst',
  'warnSecond',
  'overLimit',
  'owner',
  'viewers',
] as const
export type BudgetColumn = (typeof budgetColumns)[number]

export const budgetsAtMost = 2_000
