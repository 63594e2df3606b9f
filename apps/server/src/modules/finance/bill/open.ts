import type { OpenCounts } from '@sojourn/domain/finance/bill/checklist'
import { settledBy } from '@sojourn/domain/finance/match/suppliers'
import { isOpenMatch } from '@sojourn/domain/finance/match/states'
import { sum } from '@sojourn/domain/kit/money'
import type { Product } from '@sojourn/contract/booking/codes'
import type { Work } from '../../../context'
import { countVariances, findFiles } from '../match/match-store'
import { countUnderWay, type BillRow } from './bill-store'
import { countPending } from './variance/variance-store'

/** How much of each thing a bill has open. */
export async function openCounts(work: Work, bill: BillRow): Promise<OpenCounts> {
  const [variancesPending, ordersUnderWay, files, variances] = await Promise.all([
    countPending(work, bill.billNo),
    bill.state === 'preBill' ? countUnderWay(work, bill.toAt) : 0,
    findFiles(work, bill.billNo),
    countVariances(work, bill.billNo),
  ])
  const suppliers = new Set((bill.sums ?? []).flatMap(({ by, key }) => (by === 'product' && settledBy[key as Product]) || []))
  return {
    ledgerDiffers: bill.differs,
    linesUndecided: bill.undecided,
    variancesPending,
    ordersUnderWay,
    linesDeferred: bill.deferred,
    filesUnread: [...suppliers].filter((supplier) => !files.some((file) => file.supplier === supplier)).length,
    matchVariances: sum(variances.filter(({ state }) => isOpenMatch(state)).map(({ count }) => count)),
  }
}
