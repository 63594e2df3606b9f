import type { answerVariance, closeVariance, getVariances, raiseVariance } from '@sojourn/contract/finance/bill.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { isLocked, varianceStateAfter } from '@sojourn/domain/finance/bill/states'
import type { Actor, Context } from '../../../../context'
import { newId } from '../../../../kit/id'
import { inCompany, inTransaction, once } from '../../../../work'
import { markAgencyWork } from '../../../booking/notification/agency-waiting-store'
import { refuseUnserved } from '../../served'
import { adjustBill } from '../adjust'
import { lockBill } from '../bill-store'
import { tellOfChange } from '../changed-by-agency'
import { variancesAtMost, varianceOf } from '../bills'
import { lockPreBill } from '../decide'
import { findBillLine } from '../line/line-store'
import { keepProof, readProof } from './proof'
import { answerVarianceRow, closeVarianceRow, findVariance, findVariances, insertVariance, lockVariance } from './variance-store'

type Raised = ResponseOf<typeof raiseVariance>

/** The company's finance says that a line is wrong, as long as the bill is not confirmed; the agency is to answer. */
export const raise = (context: Context, actor: Actor, request: RequestOf<typeof raiseVariance>): Promise<Raised | Problem> =>
  once<Raised>(context, actor, async (work) => {
    const { billNo, lineId, kind, claimed } = request
    const file = request.file === undefined ? undefined : readProof(request.file)
    if (isProblem(file)) return file
    const proof = request.proof.trim()
    if (proof === '') return problem('varianceProofMissing', { field: 'proof' })
    const bill = await lockPreBill(work, billNo)
    if (isProblem(bill)) return bill
    if (!(await findBillLine(work, billNo, lineId))) return problem('billLineUnknown', { field: 'lineId' })
    const raisedAt = context.clock.now()
    const varianceId = newId(raisedAt)
    const by = { raisedBy: actor.employeeId, raisedByName: actor.name, raisedAt }
    if (!(await insertVariance(work, { varianceId, billNo, lineId, kind, claimed, proof, ...by })))
      return problem('varianceWaits', { field: 'lineId' })
    if (file) await keepProof(work, varianceId, file)
    await markAgencyWork(work.sql, actor.enterpriseId)
    return { varianceId }
  })

type Moved = ResponseOf<typeof closeVariance>

/** One that waits is given up, one that was answered is put away. */
export const close = (
  context: Context,
  actor: Actor,
  { varianceId }: RequestOf<typeof closeVariance>,
): Promise<Moved | Problem> =>
  once<Moved>(context, actor, async (work) => {
    const variance = await lockVariance(work, varianceId)
    if (!variance) return problem('varianceUnknown', { field: 'varianceId' })
    const state = varianceStateAfter(variance.state, 'close', 'company')
    if (!state) return problem('varianceAnswered', { field: 'varianceId' })
    await closeVarianceRow(work, varianceId, context.clock.now())
    return { varianceId, state }
  })

export const variances = (
  context: Context,
  actor: Actor,
  { state }: RequestOf<typeof getVariances>,
): Promise<ResponseOf<typeof getVariances>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const rows = await findVariances(work, { billNo: null, state: state ?? null, limit: variancesAtMost })
    return { list: rows.map((row) => varianceOf(row, actor.language)) }
  })

/** The agency adopts, and a line corrects the bill; or it rejects with a reason. Answering again alike changes nothing. */
export async function answer(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof answerVariance>,
): Promise<Moved | Problem> {
  const { enterpriseId, varianceId, adjusted = 0 } = request
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  const reason = request.reason.trim()
  if (request.answer === 'reject' && reason === '') return problem('reasonMissing', { field: 'reason' })
  if (request.answer === 'adopt' && adjusted === 0) return problem('adjustmentInvalid', { field: 'adjusted' })
  return inTransaction<Moved | Problem>(context, enterpriseId, async (work) => {
    const found = await findVariance(work, varianceId)
    // Who raises one holds the bill first, and so does who answers.
    const bill = found && (await lockBill(work, found.billNo))
    const variance = bill && (await lockVariance(work, varianceId))
    if (!variance) return problem('varianceUnknown', { field: 'varianceId' })
    const state = varianceStateAfter(variance.state, request.answer, 'agency')
    const told = { adjusted: request.answer === 'adopt' ? adjusted : null, answer: reason }
    if (!state) {
      const alike = variance.adjusted === told.adjusted && variance.answer === reason && variance.answeredBy === actor.employeeId
      return alike ? { varianceId, state: variance.state } : problem('varianceAnswered', { field: 'varianceId' })
    }
    if (isLocked(bill.state)) return problem('billConfirmed', { field: 'varianceId' })
    if (state === 'adopted') {
      const short = await adjustBill(work, actor, variance, adjusted)
      if (short) return short
    }
    const at = context.clock.now()
    await answerVarianceRow(work, { varianceId, state, ...told, by: actor.employeeId, byName: actor.name, at })
    const { orderNo } = variance
    await tellOfChange(work, bill, request.answer === 'adopt' ? 'adopted' : 'rejected', {
      amount: adjusted,
      orderNo,
      said: reason,
    })
    return { varianceId, state }
  })
}
