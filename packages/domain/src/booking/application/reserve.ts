import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import { sum } from '../../kit/money'

/** What an application has of its budget, in fen. */
export interface ApplicationMoney {
  /** Its own budget; 0 until a version is approved. */
  total: number
  /** By orders on their way. */
  encumbered: number
  /** By issued orders, less what was refunded. */
  spent: number
  /** Approved and not ended. */
  inForce: boolean
}

/** What it brings to open orders: in force, all that is not spent; ended, only what its own still need. */
const unspent = ({ total, encumbered, spent, inForce }: ApplicationMoney): number =>
  inForce ? total - spent : Math.min(total - spent, encumbered)

/**
 * What the company's account keeps aside for applications that share their budgets, or for one alone: all that is not spent yet;
 * once they ended, only what open orders still need. Spending, refunds, modifications and the end move the account by the difference.
 */
export const reservedOf = (...sharing: readonly ApplicationMoney[]): number =>
  Math.max(sum(sharing.map(unspent)), sum(sharing.map(({ encumbered }) => encumbered)), 0)

/** What orders may still take; below zero where weak control let them pass. */
export const applicationLeft = ({ total, encumbered, spent }: Omit<ApplicationMoney, 'inForce'>): number =>
  total - encumbered - spent

/** What others that share the budget leave to an application: an ended one nothing but what it took beyond its own. */
export const leftBeside = (others: readonly ApplicationMoney[]): number =>
  sum(others.map((money) => unspent(money) - money.encumbered))

/** What an account keeps aside for an application beside those that share its budget. */
export const reservedBeside = (money: ApplicationMoney, others: readonly ApplicationMoney[]): number =>
  reservedOf(money, ...others) - reservedOf(...others)

/** Applications of a cost centre with one number share their budgets (handbook 9.1, union no); undefined where one has its own. */
export function sharedBudgetKey({ unionNo = '', costCentreId }: Pick<ApplicationContent, 'unionNo' | 'costCentreId'>) {
  const number = unionNo.trim().toUpperCase()
  return number === '' ? undefined : `${costCentreId}/${number}`
}
