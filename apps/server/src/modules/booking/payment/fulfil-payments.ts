import type { Part } from '@sojourn/domain/booking/ledger/accounts'
import type { Work } from '../../../context'
import { fulfilMoney } from '../ledger/money'
import { earnPoints } from '../ledger/points'
import type { OrderRow } from '../order/store'
import { findEnterprise } from '../settings/store'
import { warnOfLowDeposit } from './warn-deposit'

/** The supplier has delivered: what was set aside is spent, and the booker earns points where the wallet is open. */
export async function fulfilPayments(work: Work, order: OrderRow, held: readonly Part[]): Promise<void> {
  const at = work.context.clock.now()
  const { config } = await findEnterprise(work)
  await Promise.all([fulfilMoney(work, order, held, at), config['isEnableWallet'] && earnPoints(work, order, at)])
  await warnOfLowDeposit(work, order, held)
}
