import type { Problem } from '@sojourn/contract/kit/problems'
import { budgetTotal } from '@sojourn/domain/booking/application/check'
import {
  applicationLeft,
  leftBeside,
  reservedBeside,
  sharedBudgetKey,
  type ApplicationMoney,
} from '@sojourn/domain/booking/application/reserve'
import { isEnded } from '@sojourn/domain/booking/application/transitions'
import type { Work } from '../../../context'
import type { ApplicationRow, ContentRow, SharingRow } from './record'
import { chargeBudget } from './charge-budget'

export const moneyOf = (row: SharingRow): ApplicationMoney => ({
  total: row.validVersion === 0 ? 0 : row.budgetTotal,
  encumbered: row.encumbered,
  spent: row.spent,
  inForce: row.validVersion > 0 && !isEnded(row.state),
})

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

/** The company's account follows its application; refused where it does not have what must be set aside, unless that is owed already. */
export async function moveAccount(
  work: Work,
  before: ApplicationRow,
  after: ApplicationRow,
  { orderNo, owed = false }: { orderNo?: string; owed?: boolean } = {},
): Promise<Problem | undefined> {
  const { travelApplyNo } = after
  if (before.budgetId === after.budgetId)
    return chargeBudget(
      work,
      after.budgetId,
      {
        encumbered: reserved(after) - reserved(before),
        spent: after.spent - before.spent,
        travelApplyNo,
        ...(orderNo !== undefined && { orderNo }),
      },
      { approved: true, owed },
    )
  // Another account pays from now on: the former one keeps what was spent, the new one sets aside what is still to come.
  const released = await chargeBudget(work, before.budgetId, { encumbered: -reserved(before), spent: 0, travelApplyNo })
  return released ?? chargeBudget(work, after.budgetId, { encumbered: reserved(after), spent: 0, travelApplyNo })
}
