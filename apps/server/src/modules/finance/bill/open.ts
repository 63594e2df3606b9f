import type { OpenCounts } from '@sojourn/domain/finance/bill/checklist'
import type { Work } from '../../../context'
import { countUnderWay, type BillRow } from './bill-store'
import { countPending } from './variance-store'

/** How much of each thing a bill has open. */
export async function openCounts(work: Work, bill: BillRow): Promise<OpenCounts> {
  const [variancesPending, ordersUnderWay] = await Promise.all([
    countPending(work, bill.billNo),
    bill.state === 'preBill' ? countUnderWay(work, bill.toAt) : 0,
  ])
  return {
    ledgerDiffers: bill.differs,
    linesUndecided: bill.undecided,
    variancesPending,
    ordersUnderWay,
    linesDeferred: bill.deferred,
  }
}
