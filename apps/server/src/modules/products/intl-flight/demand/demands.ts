import { travelTypes } from '@sojourn/contract/booking/codes'
import { demandStates } from '@sojourn/contract/booking/demand.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type {
  checkSameFlightDemand,
  getFlightDemands,
  quoteFlightDemand,
  refuseFlightDemand,
  saveFlightDemandTemp,
  submitFlightDemand,
  withdrawFlightDemand,
} from '@sojourn/contract/products/intl-flight/demand.calls'
import { demandTravellersAtMost, type FlightDemandDetail } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import type { DemandAction } from '@sojourn/domain/booking/demand/demand'
import { checkFlightDemand } from '@sojourn/domain/products/intl-flight/demand/check-demand'
import type { KeptFlightDemand, KeptFlightPlan } from '@sojourn/domain/products/intl-flight/demand/kept-demand'
import { checkPlanSegments, checkPlanValidity } from '@sojourn/domain/products/intl-flight/demand/plan'
import { sharesFlightDemand } from '@sojourn/domain/products/intl-flight/demand/same-demand'
import { intlFlightDraftRules } from '@sojourn/domain/products/intl-flight/draft/rules'
import { laterInstant } from '@sojourn/domain/kit/local-date'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany, once } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { readCursor, writeCursor } from '../../../../kit/cursor'
import { newId } from '../../../../kit/id'
import { findUsable } from '../../../booking/application/match-application'
import {
  askedAgain,
  concerns,
  demandFor,
  ended,
  keepMoved,
  moveDemand,
  quoted,
  sideOf,
  stateNow,
  writeDemand,
  type DemandChange,
} from '../../../booking/demand/demand'
import { findDemand, findOpenDemands, listDemands } from '../../../booking/demand/demand-store'
import { announce } from '../../../booking/notification/announce'
import { isForeignGuest, refuseTravellers } from '../../../booking/party/draft-travellers'
import { findEnterprise } from '../../../booking/settings/store'
import { refuseArranging } from '../../../booking/traveller/arranging'
import { birthDatesOf } from '../../../booking/traveller/bearer'
import { findPeople } from '../../../booking/traveller/store'
import { cityOf, isDomestic, knowsPlace } from '../../../reference/air-places'
import { dayAt } from '../../../reference/zones'
import { keptFlightDemand } from './demand-form'
import { flightDemandKind, type FlightDemandRow } from './demand-kind'
import { findEmployeesNamed } from './people-store'
import { demandSummary, peopleOf, shownDemand } from './demand-view'
import type { SuppliedPlan } from './offers/priced-offer'
import { quotedOffers } from './offers/quoted-offers'
import { refuseUnpriced } from './plan-people'
import { keptSegments, timed } from './segments'

const usualPage = 20

type Sent = RequestOf<typeof submitFlightDemand>
type Form = Omit<Sent, 'seen'>
type Seen = NonNullable<Sent['seen']>
type Change = DemandChange<KeptFlightDemand, KeptFlightPlan>

/** A request that is not sent yet: kept as it is, whatever it lacks (S7.21), but of nobody whom its writer may not ask for. */
export const saveDemandDraft = (
  context: Context,
  actor: Actor,
  { seen, ...form }: RequestOf<typeof saveFlightDemandTemp>,
): Promise<ResponseOf<typeof saveFlightDemandTemp> | Problem> =>
  once<ResponseOf<typeof saveFlightDemandTemp>>(context, actor, async (work) => {
    const refused = await refuseAsked(work, actor, form)
    if (refused) return refused
    const body = keptFlightDemand(form)
    const row = seen
      ? await demandFor(work, actor, flightDemandKind, { demandNo: seen.demandNo, action: 'save', seen: seen.version })
      : await writeDemand(work, actor, flightDemandKind, { body, state: 'draft' })
    if (isProblem(row)) return row
    const kept = seen ? await keepMoved(work, flightDemandKind, row, { body }) : row
    return { demandNo: kept.demandNo, version: kept.version }
  })

/** A new request, a draft, or one whose plans do not suit or are over, goes to the agency (handbook 2.5). */
export async function submitDemand(context: Context, actor: Actor, sent: Sent): Promise<FlightDemandDetail | Problem> {
  const { seen, ...form } = sent
  let concerned: string[] = []
  const done = await once<FlightDemandDetail>(context, actor, async (work) => {
    const refused = await refuseForm(work, actor, form)
    if (refused) return refused
    const body = keptFlightDemand(form)
    const row = seen ? await sendAgain(work, actor, seen, body) : await writeDemand(work, actor, flightDemandKind, { body })
    if (isProblem(row)) return row
    concerned = [row.employeeId, ...body.employeeIds]
    return shownDemand(work, actor, row)
  })
  if (!isProblem(done)) announce(context, actor.enterpriseId, done.demandNo, concerned)
  return done
}

async function sendAgain(
  work: Work,
  actor: Actor,
  { demandNo, version }: Seen,
  body: KeptFlightDemand,
): Promise<FlightDemandRow | Problem> {
  const found = await findDemand(work, flightDemandKind, demandNo)
  const state = found && stateNow(work.context, flightDemandKind, found)
  const action: DemandAction = state === 'draft' ? 'submit' : state === 'refused' ? 'askAgain' : 'askOther'
  const row = await demandFor(work, actor, flightDemandKind, { demandNo, action, seen: version })
  if (isProblem(row)) return row
  const change = await askedAgain(work, actor, flightDemandKind, { ...row, body })
  return isProblem(change) ? change : keepMoved(work, flightDemandKind, row, change)
}

/** What keeps a request from being sent: the journey, the people, and whether the caller may ask for them. */
async function refuseForm(work: Work, actor: Actor, form: Form): Promise<Problem | undefined> {
  const now = work.context.clock.now()
  const { last } = bookingWindow(intlFlightDraftRules, chinaDate(now))
  const todayAt = (code: string): string => dayAt(code, now)
  const wrong = checkFlightDemand(form, { todayAt, last, cityOf, knowsPlace, isDomestic })
  return wrong ?? refuseAsked(work, actor, form)
}

/** Whether the company asks at all, the caller may ask for these people, and under this application. */
async function refuseAsked(work: Work, actor: Actor, form: Form): Promise<Problem | undefined> {
  const { config } = await findEnterprise(work)
  if (config['intlFlightDemandOrderEnable'] !== true) return problem('flightDemandsOff')
  const refused = form.employeeIds.length > 0 ? await refusePeople(work, actor, form) : undefined
  return refused ?? refuseApplication(work, actor, form)
}

/** Business travel is asked for under an application that the caller may book with, whatever its state; personal travel under none. */
async function refuseApplication(
  work: Work,
  actor: Actor,
  { travelType, travelApplyNo, employeeIds }: Form,
): Promise<Problem | undefined> {
  if (!travelApplyNo) return undefined
  if (travelTypes.word(travelType) === 'personal') return problem('applicationPersonal', { field: 'travelApplyNo' })
  const application = await findUsable(work, actor, travelApplyNo, employeeIds)
  return application ? undefined : problem('applicationUnknown', { field: 'travelApplyNo' })
}

/** Whether the caller may ask for these people; whoever may not learns no names of them either. */
async function refusePeople(work: Work, actor: Actor, form: Form): Promise<Problem | undefined> {
  const { context } = work
  const { employeeIds } = form
  const asked = { travelType: keptFlightDemand(form).travelType, product: 'intlFlight' } as const
  const refused = refuseTravellers(context, actor, { draft: asked, employeeIds, max: demandTravellersAtMost })
  if (refused) return refused
  const people = await findPeople(work, employeeIds, { today: chinaDate(context.clock.now()) })
  if (people.length < employeeIds.length || people.some((person) => isForeignGuest(actor, person)))
    return problem('travellerUnknown', { field: 'employeeIds' })
  return refuseArranging(work, actor.employeeId, people, { products: ['intlFlight'], field: 'employeeIds' })
}

/** Requests of the caller that wait or stand for somebody of these travellers, on the same way on the same days. */
export const checkSame = (
  context: Context,
  actor: Actor,
  { seen, ...form }: RequestOf<typeof checkSameFlightDemand>,
): Promise<ResponseOf<typeof checkSameFlightDemand>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const body = keptFlightDemand(form)
    const open = await findOpenDemands(work, flightDemandKind, actor.employeeId, context.clock.now())
    const same = open.filter((row) => row.demandNo !== seen?.demandNo && sharesFlightDemand(row.body, body))
    const people = await peopleOf(work, same, actor)
    return {
      list: same.map((row) => {
        const { title, stateName, travellers } = demandSummary(work, row, people, actor)
        return { demandNo: row.demandNo, title, stateName, travellers }
      }),
    }
  })

/** One's own requests; in an assisted session those of the whole company. */
export const demands = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getFlightDemands>,
): Promise<ResponseOf<typeof getFlightDemands>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const limit = request.size ?? usualPage
    const { demandNo, traveller = '', from, to } = request
    const places = [request.depart, request.arrive].flatMap((code) => code || [])
    const rows = await listDemands(work, flightDemandKind, {
      employeeId: sideOf(actor) === 'agency' ? null : actor.employeeId,
      draftsOf: actor.employeeId,
      states: request.states && request.states.length > 0 ? request.states.map((state) => demandStates.word(state)) : null,
      demandNo: demandNo?.trim() || null,
      travellerIds: traveller.trim() === '' ? null : await findEmployeesNamed(work, traveller.trim()),
      places: places.length > 0 ? places : null,
      from: from ?? null,
      to: to ?? null,
      now: context.clock.now(),
      after: readCursor(request.cursor),
      limit: limit + 1,
    })
    const page = rows.slice(0, limit)
    const people = await peopleOf(work, page, actor)
    const last = page.at(-1)
    return {
      list: page.map((row) => demandSummary(work, row, people, actor)),
      ...(rows.length > limit && last ? { next: writeCursor(last.createdAt, last.demandNo) } : {}),
    }
  })

export const demand = (
  context: Context,
  actor: Actor,
  { demandNo }: { demandNo: string },
): Promise<FlightDemandDetail | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const row = await findDemand(work, flightDemandKind, demandNo)
    const hidden =
      !row || !concerns(flightDemandKind, row, actor) || (row.state === 'draft' && row.employeeId !== actor.employeeId)
    return hidden ? problem('demandUnknown', { field: 'demandNo' }) : shownDemand(work, actor, row)
  })

interface DemandMove {
  seen: Seen
  action: DemandAction
}

const move = (
  context: Context,
  actor: Actor,
  { seen: { demandNo, version: seen }, action }: DemandMove,
  change: (row: FlightDemandRow, work: Work) => Change | Problem | Promise<Change | Problem>,
): Promise<FlightDemandDetail | Problem> =>
  moveDemand(context, actor, flightDemandKind, {
    demandNo,
    action,
    seen,
    change,
    show: (work, row) => shownDemand(work, actor, row),
  })

/** One to five plans, each with its own end; what is over opens again by them. */
export async function quoteDemand(context: Context, actor: Actor, request: RequestOf<typeof quoteFlightDemand>) {
  const supplied = await quotedOffers(context, actor, request)
  return move(context, actor, { seen: request, action: 'quote' }, async (row, work) => {
    // What is not to be had any more may be what this very intent has quoted.
    if (isProblem(supplied)) return supplied
    const plans = keptPlans(context, request, supplied)
    if (isProblem(plans)) return plans
    const births = await birthDatesOf(work, row.body.employeeIds)
    const unpriced = refuseUnpriced(plans, row.body.employeeIds, births)
    if (unpriced) return unpriced
    const dueAt = new Date(plans.map(({ validUntil }) => validUntil).reduce(laterInstant))
    return quoted(work, actor, flightDemandKind, { row, answer: { plans, dueAt } })
  })
}

function keptPlans(
  context: Context,
  { plans }: RequestOf<typeof quoteFlightDemand>,
  supplied: ReadonlyMap<number, SuppliedPlan>,
): KeptFlightPlan[] | Problem {
  const now = context.clock.now()
  const kept: KeptFlightPlan[] = []
  for (const [index, plan] of plans.entries()) {
    const segments = supplied.get(index)?.segments ?? keptSegments(plan)
    const wrong = isProblem(segments)
      ? segments
      : (checkPlanSegments(timed(segments), now.toISOString()) ?? checkPlanValidity(plan.validUntil, now.toISOString()))
    if (wrong) return { ...wrong, field: `plans.${index}.${wrong.field}` }
    kept.push({
      version: 1,
      planId: newId(now),
      validUntil: new Date(plan.validUntil).toISOString(),
      validatingCarrier: plan.validatingCarrier,
      segments: segments as KeptFlightPlan['segments'],
      prices: plan.prices,
      rules: plan.rules.trim(),
      note: plan.note.trim(),
      ...supplied.get(index),
    })
  }
  return kept
}

export const refuseDemandOf = (context: Context, actor: Actor, request: RequestOf<typeof refuseFlightDemand>) =>
  move(context, actor, { seen: request, action: 'refuse' }, () => ended(context, actor, 'refused', request.reason))

export const withdrawDemand = (context: Context, actor: Actor, request: RequestOf<typeof withdrawFlightDemand>) =>
  move(context, actor, { seen: request, action: 'cancel' }, () => ended(context, actor, 'obsolete', request.reason))
