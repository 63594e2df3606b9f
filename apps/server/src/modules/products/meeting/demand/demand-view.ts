import type {
  MeetingDemandDetail,
  MeetingDemandSummary,
  MeetingPlan,
} from '@sojourn/contract/products/meeting/requirement.shapes'
import { maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { given } from '@sojourn/domain/kit/given'
import { earlierInstant, isBefore } from '@sojourn/domain/kit/local-date'
import type { KeptMeetingPlan } from '@sojourn/domain/products/meeting/kept-demand'
import { meetingStateOfDemand, meetingStateOfOrder } from '@sojourn/domain/products/meeting/meeting-state'
import { termsOf } from '@sojourn/domain/products/meeting/terms'
import { depositOf, linesTotal, perPerson } from '@sojourn/domain/products/meeting/plan-price'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { meetingRulesText } from '@sojourn/text/products/meeting/rules'
import type { Actor, Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { historyOf, mayNow, sideOf, stateNow } from '../../../booking/demand/demand'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import { findMeetings, type MeetingRow } from '../order/meeting-store'
import { judgedPlans } from '../policy/judge'
import { meetingDemandKind, type MeetingDemandRow } from './demand-kind'

/** What the rows of a list are told with. */
export interface Told {
  names: Map<string, string>
  /** Whoever asked, with their standards. */
  people: readonly PersonRow[]
  meetings: readonly MeetingRow[]
}

export async function toldWith(work: Work, rows: readonly MeetingDemandRow[]): Promise<Told> {
  const today = chinaDate(work.context.clock.now())
  const orderNos = rows.flatMap(({ orderNo }) => orderNo ?? [])
  const [people, meetings] = await Promise.all([
    findPeople(work, [...new Set(rows.map(({ employeeId }) => employeeId))], { today }),
    findMeetings(work, orderNos),
  ])
  return { people, names: new Map(people.map(({ employeeId, name }) => [employeeId, name])), meetings }
}

/** Handbook 5.2: one whose offer became an order stands as that does. */
function stateOf(context: Context, row: MeetingDemandRow, { meetings }: Told) {
  const demand = stateNow(context, meetingDemandKind, row)
  const meeting = meetings.find(({ orderNo }) => orderNo === row.orderNo)
  if (meeting?.stage === 'calledOff') return 'cancelled'
  if (!meeting || !row.orderState || demand === 'expired' || demand === 'obsolete' || demand === 'rejected')
    return meetingStateOfDemand(demand, { asking: row.body.asked !== undefined })
  const booked = { lastDay: meeting.body.plan.days.at(-1)!, calledOff: false }
  return meetingStateOfOrder(row.orderState, booked, chinaDate(context.clock.now()))
}

function frameOf(context: Context, row: MeetingDemandRow, told: Told, { language }: Actor) {
  const { body, dueAt } = row
  const state = stateOf(context, row, told)
  const waits = state === 'submitted' || state === 'asking'
  const isOpen = waits || state === 'quoted'
  return {
    demandNo: row.demandNo,
    state,
    stateName: meetingRulesText[language].states[state],
    cityName: hotelCity(body.cityId)?.name[language] ?? '',
    dates: body.dates,
    people: body.people,
    requester: told.names.get(row.employeeId) ?? '',
    createdAt: row.createdAt.toISOString(),
    late: waits && dueAt !== null && dueAt <= context.clock.now(),
    ...(dueAt && isOpen && { due: dueAt.toISOString() }),
    ...(row.orderNo && { orderNo: row.orderNo }),
  }
}

export const demandSummary = (context: Context, row: MeetingDemandRow, told: Told, actor: Actor): MeetingDemandSummary => ({
  ...frameOf(context, row, told, actor),
  venues: row.body.venues.length,
  plans: row.plans.length,
})

export function demandDetail(context: Context, row: MeetingDemandRow, told: Told, actor: Actor): MeetingDemandDetail {
  const { body } = row
  const may = mayNow(context, meetingDemandKind, row, actor)
  const holders = told.people.filter(({ employeeId }) => employeeId === row.employeeId)
  const asked = { event: body, plans: row.plans, bookingDate: chinaDate(context.clock.now()) }
  const judged = judgedPlans(holders, asked, actor.language)
  const { name, mobile } = JSON.parse(context.vault.open(body.contactCipher)) as MeetingDemandDetail['contact']
  const frame = frameOf(context, row, told, actor)
  return {
    ...frame,
    version: row.version,
    cityId: body.cityId,
    venues: body.venues.map(({ venueKey, name: venueName }) => ({
      venueKey,
      name: venueName[actor.language],
      asked: body.asked?.venueKeys.includes(venueKey) === true,
    })),
    halfDays: body.halfDays,
    layout: body.layout,
    services: body.services,
    decides: body.decides,
    ...given({ budget: body.budget }),
    contact: { name, mobile: sideOf(actor) === 'agency' || row.state === 'draft' ? mobile : maskMobile(mobile) },
    remark: body.remark,
    answerBy: body.answerBy,
    decideBy: body.decideBy,
    plans: row.plans.map((plan) => {
      const shown = toldPlan(context, plan, row, actor)
      return { ...shown, ...(frame.state === 'quoted' && shown.open ? judged(plan.planId) : { violations: [] }) }
    }),
    ...(row.reason && { reason: row.reason }),
    history: historyOf(context, meetingDemandKind, row, meetingRulesText[actor.language].events),
    canAccept: may('accept'),
    canCancel: may('cancel'),
    canAskAgain: may('askAgain') || may('askOther'),
    canQuote: may('quote'),
    canTellAsked: may('beginAsking'),
    canEdit: may('save'),
  }
}

function toldPlan(
  { clock }: Context,
  plan: KeptMeetingPlan,
  { body, dueAt }: MeetingDemandRow,
  { language }: Actor,
): Omit<MeetingPlan, 'verdict' | 'violations'> {
  const total = linesTotal(plan.lines)
  const validUntil = dueAt === null ? plan.validUntil : earlierInstant(plan.validUntil, dueAt.toISOString())
  return {
    planId: plan.planId,
    venueName: plan.venueName[language],
    address: plan.address[language],
    hallName: plan.hallName[language],
    seats: plan.seats,
    layout: plan.layout,
    days: plan.days,
    lines: plan.lines,
    total,
    perPerson: perPerson(total, body.people),
    deposit: depositOf(total, plan.depositPercent),
    depositPercent: plan.depositPercent,
    validUntil,
    open: isBefore(clock.now().toISOString(), validUntil),
    counters: !body.dates.includes(plan.days[0]!) || plan.layout !== body.layout,
    overBudget: body.budget !== undefined && total > body.budget,
    ...given({ note: plan.note }),
    terms: termsOf(plan, language),
  }
}

export const shownDemand = async (work: Work, actor: Actor, row: MeetingDemandRow): Promise<MeetingDemandDetail> =>
  demandDetail(work.context, row, await toldWith(work, [row]), actor)
