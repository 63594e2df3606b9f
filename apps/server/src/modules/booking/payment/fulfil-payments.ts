import type { Work } from '../../../context'
import { fulfilMoney } from '../ledger/money'
import { earnPoints } from '../ledger/points'
import type { OrderRow } from '../order/store'
import { findEnterprise } from '../settings/store'
import { warnOfLowDeposit } from './warn-deposit'

/** The supplier has delivered: what was set aside is spent, and the booker earns points where the wallet is open. */
export async function fulfilPayments(work: Work, order: OrderRow): Promise<void> {
  const at = work.context.clock.now()
  const [enterprise, spent] = await Promise.all([findEnterprise(work), fulfilMoney(work, order, at)])
  await warnOfLowDeposit(work, order, spent)
  if (enterprise.config['isEnableWallet']) await earnPoints(work, order, at)
}
