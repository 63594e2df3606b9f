import { applicationStates } from '@sojourn/contract/booking/application.codes'
import type { Problem } from '@sojourn/contract/kit/problems'
import { accountMove, reservedOf, type ApplicationMoney } from '@sojourn/domain/booking/application/reserve'
import { isEnded } from '@sojourn/domain/booking/application/transitions'
import type { Sql } from '../../../db/sql'
import type { ApplicationRow } from '../application/record'
import { chargeBudget } from './charge-budget'

export const moneyOf = (row: ApplicationRow): ApplicationMoney => ({
  total: row.validVersion === 0 ? 0 : row.budgetTotal,
  encumbered: row.encumbered,
  spent: row.spent,
  inForce: row.validVersion > 0 && !isEnded(applicationStates.word(row.state)),
})

/** The company's account follows its application; refused where it does not have what must be set aside. */
export async function moveAccount(
  sql: Sql,
  enterpriseId: number,
  before: ApplicationRow,
  after: ApplicationRow,
): Promise<Problem | undefined> {
  if (before.budgetId === after.budgetId)
    return chargeBudget(sql, enterpriseId, after.budgetId, accountMove(moneyOf(before), moneyOf(after)))
  // Another account pays from now on: the former one keeps what was spent, the new one sets aside what is still to come.
  const released = await chargeBudget(sql, enterpriseId, before.budgetId, { encumbered: -reservedOf(moneyOf(before)), spent: 0 })
  return released ?? chargeBudget(sql, enterpriseId, after.budgetId, { encumbered: reservedOf(moneyOf(after)), spent: 0 })
}
