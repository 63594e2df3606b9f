/** A budget account of a department, cost centre or project for a period; amounts are fen, -1 is no limit (handbook 10.2). */
export interface BudgetAccount {
  amount: number
  encumbered: number
  spent: number
  /** Percent of the amount from which the first and the second warning stand. */
  warnAt: readonly [number, number]
}

export const unlimited = -1

/** What may still be set aside; -1 where the account has no limit. */
export const budgetLeft = ({ amount, encumbered, spent }: Omit<BudgetAccount, 'warnAt'>): number =>
  amount === unlimited ? unlimited : amount - encumbered - spent

/** 0 fine, 1 and 2 past a warning level, 3 beyond the budget; as it would be with `more` fen set aside. */
export function budgetLevel(account: BudgetAccount, more = 0): 0 | 1 | 2 | 3 {
  if (account.amount === unlimited) return 0
  const used = account.encumbered + account.spent + more
  if (used > account.amount) return 3
  const [first, second] = account.warnAt
  if (used * 100 >= account.amount * second) return 2
  return used * 100 >= account.amount * first ? 1 : 0
}

/** What is set aside or spent, in whole percent of what there is; of nothing, and of no limit, none. */
export const budgetUsedPercent = ({ amount, encumbered, spent }: Omit<BudgetAccount, 'warnAt'>): number =>
  amount <= 0 ? 0 : Math.floor(((encumbered + spent) * 100) / amount)
