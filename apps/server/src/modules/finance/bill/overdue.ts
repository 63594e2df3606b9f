import { billStateAfter } from '@sojourn/domain/finance/bill/states'
import type { Work } from '../../../context'
import { setCreditOverdue } from './account-store'
import { hasOverdue, lockBill, setOverdue } from './bill-store'
import { tellFinance } from './notifications'

/** The day on which a bill had to be paid is over: nothing more is bought on credit until it is. */
export async function lapse(work: Work, billNo: string): Promise<void> {
  const bill = await lockBill(work, billNo)
  if (!bill || billStateAfter(bill.state, 'lapse', 'system', bill) !== 'overdue') return
  const now = work.context.clock.now()
  await setOverdue(work, billNo, now)
  await setCreditOverdue(work, now)
  await tellFinance(work, 'overdue', billNo)
}

/** Credit is free again as soon as no bill is overdue any more, of which this one was the last. */
export async function freeCredit(work: Work, billNo: string): Promise<void> {
  if (await hasOverdue(work)) return
  await setCreditOverdue(work, null)
  await tellFinance(work, 'freed', billNo)
}
