import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreateMeetingOrder, MeetingDraft } from '@sojourn/contract/products/meeting/booking.shapes'
import { sum } from '@sojourn/domain/kit/money'
import { linesTotal } from '@sojourn/domain/products/meeting/plan-price'
import { isVenueFailure } from '@sojourn/supply/ports/venue'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { demandFor, markOrdered } from '../../../booking/demand/demand'
import type { DraftRow } from '../../../booking/draft/store'
import { asking } from '../../../booking/lifecycle/asking'
import type { Party } from '../../../booking/party/party'
import type { Booking, Offer, Purchase } from '../../../booking/placing/offer'
import { placeBooking } from '../../../booking/placing/place-booking'
import { storedViolations } from '../../../booking/party/stored-violations'
import type { PersonRow } from '../../../booking/traveller/store'
import { depositViolations } from '../policy/judge'
import { openBalanceOf } from '../after-sale/balance'
import { openMeetingDraft } from '../draft/open-draft'
import { hallHold, hallKeyOf, type HallAnswer } from '../fulfilment/hall'
import { insertMeeting, updateMeeting } from '../order/meeting-store'
import { meetingDemandKind } from './demand-kind'
import { endPlan } from './end-plan'
import { partOf, planOf, type BalancePart, type DepositPart } from './open-part'
import { meetingSegment, noDocument, titleOf } from './order-record'

type MeetingBooking = Booking<{ draft: DraftRow<MeetingDraft> }, CreateMeetingOrder>

/** Orders a meeting by its deposit, for which the venue holds the hall's days, or settles it by the rest. */
export async function createOrder(context: Context, actor: Actor, request: CreateMeetingOrder): Promise<CreatedOrder | Problem> {
  const placed = await place(context, actor, request)
  if (!isProblem(placed)) return placed
  const draft = await inCompany(context, actor.enterpriseId, (work) => openMeetingDraft(work, actor, request.tempOrderNo))
  if (isProblem(draft) || draft.searchParams.part !== 'deposit') return placed
  return endPlan(context, actor, draft.searchParams, placed)
}

const place = (context: Context, actor: Actor, request: CreateMeetingOrder): Promise<CreatedOrder | Problem> =>
  placeBooking(context, actor, request, {
    async open(work, _actor, { tempOrderNo }) {
      const draft = await openMeetingDraft(work, actor, tempOrderNo)
      return isProblem(draft) ? draft : { draft }
    },
    async offer(booking: MeetingBooking, work): Promise<Offer<HallAnswer> | Problem> {
      const part = await partOf(work, actor, booking.open.draft.searchParams)
      if (isProblem(part)) return part
      const rules = {
        lastDay: part.body.plan.days.at(-1)!,
        credentialFault: noDocument,
        violationsOf: (person: PersonRow) =>
          part.part === 'deposit'
            ? storedViolations((language) => depositViolations([person], part.body, booking.today, language))
            : [],
      }
      const purchase = (own: Work, party: Party) =>
        part.part === 'deposit' ? depositOrder(booking, own, part, party) : balanceOrder(booking, own, part)
      return { rules, purchase }
    },
  })

const noConflict = { planned: [], refuse: async () => undefined }

/** The deposit of a plan; nobody else takes its request before this order has it. Approvers decide about the whole of it. */
async function depositOrder(
  { context, actor }: MeetingBooking,
  work: Work,
  { row: seen, body, due }: DepositPart,
  party: Party,
): Promise<Purchase<HallAnswer> | Problem> {
  const row = await demandFor(work, actor, meetingDemandKind, { demandNo: seen.demandNo, action: 'accept' })
  if (isProblem(row)) return row
  const plan = planOf(context, row, body.plan.planId)
  if (isProblem(plan)) return plan
  const fee = sum(party.map(({ serviceFee }) => serviceFee))
  const prices = [
    { kind: 'meetingDeposit', unit: due, count: 1, amount: due },
    ...(fee > 0 ? [{ kind: 'serviceFee', unit: fee, count: 1, amount: fee }] : []),
  ]
  const segment = meetingSegment(body, 'deposit')
  return {
    series: 'M',
    fulfiller: 'meeting-deposit',
    title: titleOf(body, 'deposit'),
    total: due + fee,
    prices,
    judged: linesTotal(plan.lines),
    departAt: segment.departAt,
    segments: [segment],
    searchIds: [],
    conflicts: noConflict,
    async keep(own, { orderNo }) {
      await insertMeeting(own, { orderNo, demandNo: row.demandNo, body })
      await markOrdered(own, actor, meetingDemandKind, { row, orderNo })
    },
    hold: ({ orderNo, holdExpiresAt }) => ({
      ask: () => context.venues.hold(asking(context), hallHold(hallKeyOf(actor.enterpriseId, orderNo), body, holdExpiresAt)),
      keep: async (_own, answer) =>
        isVenueFailure(answer)
          ? { failure: answer.failure, refused: problem('meetingHallTaken', { field: 'tempOrderNo' }) }
          : { held: true, reference: answer.bookingNo },
    }),
  }
}

/** The rest of what a meeting came to, as its statement was seen; the venue is asked for nothing. */
async function balanceOrder(
  { actor, open }: MeetingBooking,
  work: Work,
  { meeting: { orderNo: depositNo }, body, due }: BalancePart,
): Promise<Purchase<HallAnswer> | Problem> {
  const draft = open.draft.searchParams
  const seen = draft.part === 'balance' ? { revision: draft.revision } : {}
  const own = await openBalanceOf(work, actor, { orderNo: depositNo, ...seen, lock: true })
  if (isProblem(own)) return own
  const segment = meetingSegment(body, 'balance')
  return {
    series: 'M',
    fulfiller: 'meeting-balance',
    title: titleOf(body, 'balance'),
    total: due,
    prices: [{ kind: 'meetingBalance', unit: due, count: 1, amount: due }],
    departAt: segment.departAt,
    segments: [segment],
    searchIds: [],
    conflicts: noConflict,
    keep: (kept, { orderNo }) => updateMeeting(kept, { ...own.meeting, balanceNo: orderNo }),
  }
}
