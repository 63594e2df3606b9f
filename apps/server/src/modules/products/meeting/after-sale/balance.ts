import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { isActive } from '@sojourn/domain/booking/order/transitions'
import { linesTotal } from '@sojourn/domain/products/meeting/plan-price'
import type { Actor, Work } from '../../../../context'
import { findOrders, type OrderRow } from '../../../booking/order/store'
import { findEvidence, missingOf } from '../order/evidence-store'
import type { MeetingRow } from '../order/meeting-store'
import { ownMeeting, type OwnMeeting } from '../order/open-meeting'

/** Fen that are still to be paid; negative comes back. Undefined before anything is stated. */
export const balanceOf = ({ body, statement }: Pick<MeetingRow, 'body' | 'statement'>): number | undefined =>
  statement ? linesTotal(statement.lines) - body.deposit : undefined

/** Whether an order by which the rest is paid stands. */
export async function isBeingPaid(work: Work, { balanceNo }: MeetingRow): Promise<boolean> {
  const [order] = balanceNo === null ? [] : await findOrders(work, [balanceNo])
  return order !== undefined && isActive(order.state)
}

/** Why a statement is not to be answered as it was seen. */
export async function refuseAnswer(
  work: Work,
  { state }: Pick<OrderRow, 'state'>,
  meeting: MeetingRow,
  revision: number | undefined,
): Promise<Problem | undefined> {
  const { stage, statement } = meeting
  const isOpen = state === 'issuing' && stage === 'confirmed' && statement !== null && statement.objection === undefined
  if (!isOpen || (revision !== undefined && statement.revision !== revision))
    return problem('meetingStepIllegal', { field: 'orderNo' })
  return (await isBeingPaid(work, meeting)) ? problem('meetingSettled', { field: 'orderNo' }) : undefined
}

/** Without all of its papers nothing is settled. */
export async function refuseIncomplete(work: Work, orderNo: string): Promise<Problem | undefined> {
  const missing = missingOf(await findEvidence(work, orderNo))
  return missing.length > 0
    ? problem('meetingEvidenceMissing', { field: 'orderNo', detail: { missing: missing.join() } })
    : undefined
}

/** A meeting of the caller's own whose rest is to be paid now, as its statement was seen. */
export async function openBalanceOf(
  work: Work,
  actor: Actor,
  { orderNo, revision, lock }: { orderNo: string; revision?: number; lock: boolean },
): Promise<(OwnMeeting & { due: number }) | Problem> {
  const own = await ownMeeting(work, actor, orderNo, { lock })
  if (isProblem(own)) return own
  const refused = (await refuseAnswer(work, own.order, own.meeting, revision)) ?? (await refuseIncomplete(work, orderNo))
  if (refused) return refused
  const due = balanceOf(own.meeting) ?? 0
  return due > 0 ? { ...own, due } : problem('meetingStepIllegal', { field: 'orderNo' })
}
