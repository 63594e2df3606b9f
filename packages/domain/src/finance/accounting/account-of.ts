import type { AccountingMapping, AccountRule } from '@sojourn/contract/finance/accounting.shapes'
import type { Product } from '@sojourn/contract/booking/codes'
import type { BillCategory } from '@sojourn/contract/finance/bill-words'

/** By what an account is chosen. */
export interface CostFacts {
  product: Product
  category: BillCategory
  entityId: string
  costCentreId: string
  /** Empty: none. */
  projectCode: string
}

/** From the closest condition on: a project's account counts before its cost centre's, and so on. */
const conditions = ['projectCode', 'costCentreId', 'entityId', 'category', 'product'] as const

/** A binary figure with a digit for each condition, so that no two different choices of conditions are as close. */
const closeness = (rule: AccountRule): number =>
  conditions.reduce((figure, condition) => figure * 2 + (rule[condition] === undefined ? 0 : 1), 0)

const fits = (rule: AccountRule, facts: CostFacts): boolean =>
  conditions.every((condition) => rule[condition] === undefined || rule[condition] === facts[condition])

/** The account that bears a line: that of the closest rule which fits; none where no rule does. */
export function accountOf({ rules }: Pick<AccountingMapping, 'rules'>, facts: CostFacts): string | undefined {
  let closest: AccountRule | undefined
  for (const rule of rules) if (fits(rule, facts) && (!closest || closeness(rule) > closeness(closest))) closest = rule
  return closest?.account
}

/** Two rules for the same lines have one key. */
export const ruleKey = (rule: AccountRule): string => JSON.stringify(conditions.map((condition) => rule[condition] ?? null))
