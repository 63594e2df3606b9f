import { isProblem } from '@sojourn/contract/kit/problems'
import type { Work } from '../../../context'
import { addAdjustment } from '../bill/adjust'
import { findBillLine } from '../bill/line-store'
import { findAccepted, insertMoves, setMatchState, type AcceptedRow } from './match-store'

/** What the company owes more where the supplier is right; where the bill differs from the order, it is the bill that was wrong. */
const owedOf = ({ side, difference }: AcceptedRow): number => (side === 'file' ? difference : -difference)

/** Takes what was accepted about former bills up into a pre-bill, each with a line that adjusts it; what a deposit cannot bear waits on. */
export async function settleAccepted(work: Work, billNo: string): Promise<void> {
  const at = work.context.clock.now()
  for (const accepted of await findAccepted(work)) {
    const { varianceId, byId, byName } = accepted
    const line = (await findBillLine(work, accepted.billNo, accepted.lineId))!
    const operator = { id: byId, name: byName }
    const settled = await addAdjustment(work, { billNo, line, amount: owedOf(accepted), operator })
    if (isProblem(settled)) continue
    await setMatchState(work, varianceId, 'settled', at)
    await insertMoves(work, [varianceId], 'settled', { id: null, name: byName, at, note: billNo })
  }
}
