import type { RequestOf } from '@sojourn/contract/kit/call'
import type { SavedTempOrder } from '@sojourn/contract/booking/draft.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { MeetingDraft } from '@sojourn/contract/products/meeting/booking.shapes'
import type { openMeetingBalance, openMeetingPlan } from '@sojourn/contract/products/meeting/booking.calls'
import { actsOnDemand, mayDemand } from '@sojourn/domain/booking/demand/demand'
import { isBefore } from '@sojourn/domain/kit/local-date'
import type { KeptMeetingPlan } from '@sojourn/domain/products/meeting/kept-demand'
import { depositOf, linesTotal } from '@sojourn/domain/products/meeting/plan-price'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { sideOf, stateNow } from '../../../booking/demand/demand'
import { findDemand } from '../../../booking/demand/demand-store'
import { saveDraft } from '../../../booking/search/save-draft'
import { openBalanceOf } from '../after-sale/balance'
import type { MeetingRow } from '../order/meeting-store'
import { meetingDemandKind, type MeetingDemandRow } from './demand-kind'

/** What of a meeting is to be paid: the deposit of a plan, or the rest of what it came to. */
export type MeetingPart = DepositPart | BalancePart
export interface DepositPart {
  part: 'deposit'
  row: MeetingDemandRow
  body: MeetingRow['body']
  due: number
}
export interface BalancePart {
  part: 'balance'
  meeting: MeetingRow
  body: MeetingRow['body']
  due: number
}

/** A plan that whoever asked may choose now. */
export function planOf(context: Context, row: MeetingDemandRow, planId: string): KeptMeetingPlan | Problem {
  const state = stateNow(context, meetingDemandKind, row)
  if (!mayDemand('accept', state, 'customer') && state !== 'expired') return problem('demandClosed', { field: 'demandNo' })
  const plan = row.plans.find((each) => each.planId === planId)
  if (!plan) return problem('planUnknown', { field: 'planId' })
  const stands = state !== 'expired' && isBefore(context.clock.now().toISOString(), plan.validUntil)
  return stands ? plan : problem('planExpired', { field: 'planId' })
}

/** What a draft is of, as it stands now. */
export async function partOf(work: Work, actor: Actor, draft: MeetingDraft): Promise<MeetingPart | Problem> {
  if (!actsOnDemand('accept', sideOf(actor))) return problem('forbidden')
  if (draft.part === 'balance') {
    const own = await openBalanceOf(work, actor, { ...draft, lock: false })
    return isProblem(own) ? own : { part: 'balance', meeting: own.meeting, body: own.meeting.body, due: own.due }
  }
  const row = await findDemand(work, meetingDemandKind, draft.demandNo)
  if (row?.employeeId !== actor.employeeId) return problem('demandUnknown', { field: 'demandNo' })
  const plan = planOf(work.context, row, draft.planId)
  if (isProblem(plan)) return plan
  const { cityId, people, halfDays } = row.body
  const deposit = depositOf(linesTotal(plan.lines), plan.depositPercent)
  return { part: 'deposit', row, body: { version: 1, cityId, people, halfDays, plan, deposit }, due: deposit }
}

export async function openPlan(
  context: Context,
  actor: Actor,
  { demandNo, planId }: RequestOf<typeof openMeetingPlan>,
): Promise<SavedTempOrder | Problem> {
  const draft: MeetingDraft = { part: 'deposit', demandNo, planId }
  const part = await inCompany(context, actor.enterpriseId, (work) => partOf(work, actor, draft))
  return isProblem(part) ? part : savePart(context, actor, draft, part)
}

export async function openBalance(
  context: Context,
  actor: Actor,
  { orderNo }: RequestOf<typeof openMeetingBalance>,
): Promise<SavedTempOrder | Problem> {
  if (!actsOnDemand('accept', sideOf(actor))) return problem('forbidden')
  const own = await inCompany(context, actor.enterpriseId, (work) => openBalanceOf(work, actor, { orderNo, lock: false }))
  if (isProblem(own)) return own
  const { meeting, due } = own
  const draft: MeetingDraft = { part: 'balance', orderNo, revision: meeting.statement!.revision }
  return savePart(context, actor, draft, { part: 'balance', meeting, body: meeting.body, due })
}

/** A draft that the order form works from; whoever asks holds the meeting. */
const savePart = (
  context: Context,
  actor: Actor,
  searchParams: MeetingDraft,
  { body: { plan } }: MeetingPart,
): Promise<SavedTempOrder | Problem> =>
  saveDraft(context, actor, {
    product: 'meeting',
    frame: { travelType: 1, bookType: 0 },
    searchParams,
    cities: {},
    startDate: plan.days[0]!,
    endDate: plan.days.at(-1)!,
  })
