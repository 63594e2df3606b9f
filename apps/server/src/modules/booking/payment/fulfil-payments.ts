import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { fulfilMoney } from '../ledger/money'
import { earnPoints } from '../ledger/points'
import type { OrderRow } from '../order/store'
import { findEnterprise } from '../settings/store'
import { warnOfLowDeposit } from './warn-deposit'

/** The supplier has delivered: what was set aside is spent, and the booker earns points where the wallet is open. */
export async function fulfilPayments(context: Context, sql: Sql, enterpriseId: number, order: OrderRow): Promise<void> {
  const at = context.clock.now()
  const [enterprise, spent] = await Promise.all([findEnterprise(sql, enterpriseId), fulfilMoney(sql, enterpriseId, order, at)])
  await warnOfLowDeposit(context, sql, enterpriseId, order, spent)
  if (enterprise.config['isEnableWallet']) await earnPoints(sql, enterpriseId, order, at)
}
