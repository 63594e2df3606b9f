import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Work } from '../../../../context'
import type { OrderRow } from '../../../booking/order/store'
import { balanceOf, isBeingPaid } from '../order/balance'
import { findEvidence, missingOf } from '../order/evidence-store'
import type { MeetingRow } from '../order/meeting-store'
import { ownMeeting, type OwnMeeting } from '../order/open-meeting'

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
