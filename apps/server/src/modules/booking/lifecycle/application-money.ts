import { applicationStates } from '@sojourn/contract/booking/application.codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { budgetLeft } from '@sojourn/domain/booking/application/budget'
import { accountMove, reservedOf, type ApplicationMoney } from '@sojourn/domain/booking/application/reserve'
import { isEnded } from '@sojourn/domain/booking/application/transitions'
import { shortYuan } from '@sojourn/domain/kit/money'
import type { Sql } from '../../../db/sql'
import { findBudget, moveBudget } from '../application/budget-store'
import type { ApplicationRow } from '../application/record'

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
    return change(sql, enterpriseId, after.budgetId, accountMove(moneyOf(before), moneyOf(after)))
  // Another account pays from now on: the former one keeps what was spent, the new one sets aside what is still to come.
  const released = await change(sql, enterpriseId, before.budgetId, { encumbered: -reservedOf(moneyOf(before)), spent: 0 })
  return released ?? change(sql, enterpriseId, after.budgetId, { encumbered: reservedOf(moneyOf(after)), spent: 0 })
}

async function change(
  sql: Sql,
  enterpriseId: number,
  budgetId: string | null,
  move: { encumbered: number; spent: number },
): Promise<Problem | undefined> {
  if (budgetId === null || (move.encumbered === 0 && move.spent === 0)) return undefined
  if (await moveBudget(sql, enterpriseId, budgetId, move)) return undefined
  const account = await findBudget(sql, enterpriseId, budgetId)
  if (!account) throw new Error(`budget ${budgetId} is gone`)
  return problem('budgetInsufficient', {
    detail: {
      left: shortYuan(Math.max(0, budgetLeft(account))),
      needed: shortYuan(move.encumbered + move.spent),
    },
  })
}
