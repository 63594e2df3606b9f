import type { Problem } from '@sojourn/contract/kit/problems'
import { budgetLeft, unlimited } from '@sojourn/domain/booking/application/budget'
import { budgetTotal } from '@sojourn/domain/booking/application/check'
import {
  applicationLeft,
  leftBeside,
  reservedBeside,
  sharedBudgetKey,
  type ApplicationMoney,
} from '@sojourn/domain/booking/application/reserve'
import { isEnded } from '@sojourn/domain/booking/application/transitions'
import { sum } from '@sojourn/domain/kit/money'
import type { Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { findBudget } from './budget-store'
import type { ApplicationRow, BudgetRow, ContentRow, SharingRow } from './record'
import { findApplications } from './store'
import { chargeBudget } from './charge-budget'

export const moneyOf = (row: SharingRow): ApplicationMoney => ({
  total: row.validVersion === 0 ? 0 : row.budgetTotal,
  encumbered: row.encumbered,
  spent: row.spent,
  inForce: row.validVersion > 0 && !isEnded(row.state),
})

/** An order that moves an application. `approved`: somebody decides about it; `owed`: it is spent already; `account`: where that lies. */
export interface OrderMoving {
  orderNo?: string
  approved?: boolean
  owed?: boolean
  account?: string | null
}

/** What bookings may still take, from its own budget and from those that it shares. */
export const budgetLeftOf = (row: ApplicationRow): number =>
  applicationLeft({ ...row, total: row.budgetTotal }) + leftBeside(row.sharing.map(moneyOf))

/** Its money as a reader is shown it: of what is in force, before that of the contents that the reader is shown. */
export function shownMoney(row: ApplicationRow, { content }: Pick<ContentRow, 'content'>): ApplicationRow {
  if (row.validVersion > 0) return row
  const sameShare = (sharedBudgetKey(content) ?? null) === row.sharedBudget
  return { ...row, budgetTotal: budgetTotal(content), sharing: sameShare ? row.sharing : [] }
}

/** What the account of an application keeps aside for it, beside those that share its budget on the same account. */
const reserved = (row: ApplicationRow): number =>
  reservedBeside(moneyOf(row), row.sharing.filter(({ budgetId }) => budgetId === row.budgetId).map(moneyOf))

/**
 * The account of an application, where it asks for approval and an order passes it with what it takes beyond what was set aside. `held`: what
 * the order has of the application already.
 */
export async function accountToApprove(
  tenant: Tenant,
  { travelApplyNo, total, held }: { travelApplyNo: string; total: number; held: number },
): Promise<{ account: BudgetRow; needed: number } | undefined> {
  const [row] = await findApplications(tenant, [travelApplyNo])
  if (!row || row.budgetId === null) return undefined
  const reservedWith = (amount: number): number => reserved({ ...row, encumbered: row.encumbered - held + amount })
  const needed = reservedWith(total) - reservedWith(0)
  if (needed === 0) return undefined
  const account = await findBudget(tenant, row.budgetId)
  if (account?.overLimit !== 'approve' || account.amount === unlimited) return undefined
  return needed > budgetLeft(account) + reservedWith(held) - reservedWith(0) ? { account, needed } : undefined
}

/**
 * The company's accounts follow an application; refused where one does not have what must be set aside, unless that is owed already. Where
 * another account pays from now on, it sets aside what is still to come; what was spent lies, and comes back, where its order charged it
 * (`account`).
 */
export async function moveAccounts(
  work: Work,
  before: ApplicationRow,
  after: ApplicationRow,
  { orderNo, approved = true, owed = false, account = after.budgetId }: OrderMoving = {},
): Promise<Problem | undefined> {
  const { travelApplyNo } = after
  const moves = [
    { budgetId: before.budgetId, encumbered: -reserved(before), spent: 0 },
    { budgetId: after.budgetId, encumbered: reserved(after), spent: 0 },
    { budgetId: account, encumbered: 0, spent: after.spent - before.spent },
  ]
  for (const budgetId of [...new Set(moves.flatMap((move) => move.budgetId ?? []))].sort()) {
    const own = moves.filter((move) => move.budgetId === budgetId)
    const move = { encumbered: sum(own.map(({ encumbered }) => encumbered)), spent: sum(own.map(({ spent }) => spent)) }
    const refused = await chargeBudget(
      work,
      budgetId,
      { ...move, travelApplyNo, ...(orderNo !== undefined && { orderNo }) },
      { approved, owed },
    )
    if (refused) return refused
  }
  return undefined
}
