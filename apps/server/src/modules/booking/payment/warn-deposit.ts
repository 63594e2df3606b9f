import type { Part } from '@sojourn/domain/booking/ledger/accounts'
import type { Work } from '../../../context'
import { findDeposit } from '../ledger/deposit-store'
import { writeNotifications } from '../notification/write'
import type { OrderRow } from '../order/store'
import { findHoldersOf } from '../traveller/store'

/** Finance learns once that the deposit has fallen below its warning threshold: from the order that took it there (handbook 10.4). */
export async function warnOfLowDeposit(work: Work, order: OrderRow, spent: readonly Part[]): Promise<void> {
  const taken = spent.find(({ method }) => method === 'deposit')?.amount ?? 0
  const deposit = taken > 0 ? await findDeposit(work) : undefined
  if (!deposit) return
  const available = deposit.balance - deposit.frozen
  if (available >= deposit.warnBelow || available + taken < deposit.warnBelow) return
  const holders = await findHoldersOf(work, 'finance')
  await writeNotifications(work, 'depositLow', holders, {
    orderNo: order.orderNo,
    title: order.title,
    total: available,
    travellers: [],
    path: '/center/advance/index',
  })
}
