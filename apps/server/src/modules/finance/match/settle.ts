import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { Work } from '../../../context'
import { addAdjustment } from '../bill/adjust'
import { findBill } from '../bill/bill-store'
import { chargePostings } from '../bill/charge-postings'
import { findBillLine } from '../bill/line/line-store'
import { tellingOf } from '../bill/lines-of'
import { findLostPostings } from '../bill/source-store'
import {
  findAccepted,
  insertMoves,
  isCharged,
  isInAnyBill,
  setMatchState,
  type AcceptedRow,
  type VarianceRow,
} from './match-store'

/** Whether what was accepted changes what the company pays: then the next bill settles it. */
export async function waitsForBill(work: Work, variance: VarianceRow): Promise<boolean> {
  const { varianceId, side, difference } = variance
  if (difference === 0) return false
  return side === 'bill' || (await isCharged(work, varianceId)) || (await lostOf(work, variance)).length > 0
}

/** Takes what was accepted about former bills up into a pre-bill; what a deposit cannot bear waits on, and so does what nothing charges yet. */
export async function settleAccepted(work: Work, billNo: string): Promise<void> {
  const at = work.context.clock.now()
  for (const accepted of await findAccepted(work)) {
    const { varianceId, lineId, byName } = accepted
    const settled = lineId === null ? await chargeLost(work, billNo, accepted) : await correct(work, billNo, accepted, lineId)
    if (settled === undefined || isProblem(settled)) continue
    await setMatchState(work, varianceId, 'settled', at)
    await insertMoves(work, [varianceId], 'settled', { id: null, name: byName, at, note: billNo })
  }
}

/** What the company owes more where the supplier is right; where the bill differs from the order, it is the bill that was wrong. */
const owedOf = ({ side, difference }: AcceptedRow): number => (side === 'file' ? difference : -difference)

async function correct(work: Work, billNo: string, accepted: AcceptedRow, lineId: string): Promise<string | Problem> {
  const line = (await findBillLine(work, accepted.billNo, lineId))!
  const operator = { id: accepted.byId, name: accepted.byName }
  return addAdjustment(work, { billNo, line, amount: owedOf(accepted), operator })
}

/** What the former bill lost is charged as the ledger has it; another variance of the order, or time, may have charged it already. */
async function chargeLost(work: Work, billNo: string, accepted: AcceptedRow): Promise<string | undefined> {
  const lost = await lostOf(work, accepted)
  if (lost.length > 0) await chargePostings(work, billNo, lost, await tellingOf(work))
  return (await isInAnyBill(work, accepted.orderNo)) ? billNo : undefined
}

/** What was spent on the order by the end of the bill that a variance is of, and stands in no bill. */
async function lostOf(work: Work, { billNo, orderNo }: Pick<VarianceRow, 'billNo' | 'orderNo'>) {
  const { toAt } = (await findBill(work, billNo))!
  return findLostPostings(work, orderNo, toAt)
}
