import { travelTypes } from '@sojourn/contract/booking/codes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type {
  cancelHotelDemand,
  getHotelDemands,
  quoteHotelDemand,
  refuseHotelDemand,
} from '@sojourn/contract/products/hotel/demand.calls'
import type { AskHotel, HotelDemandDetail } from '@sojourn/contract/products/hotel/demand.shapes'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { hotelDraftRules } from '@sojourn/domain/products/hotel/draft-rules'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import {
  actsOnDemand,
  mayDemand,
  offersStandFor,
  quotePromisedBy,
  type DemandAction,
} from '@sojourn/domain/products/hotel/demand'
import { checkHotelSearch } from '@sojourn/domain/products/hotel/draft'
import { isSameDemand } from '@sojourn/domain/products/hotel/kept-demand'
import { hotelCity, isInternational } from '@sojourn/domain/reference/hotel/hotel-cities'
import type { Actor, Context, Work } from '../../../../context'
import { once, inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { readCursor, writeCursor } from '../../../../kit/cursor'
import { newId } from '../../../../kit/id'
import { announce } from '../../../booking/notification/announce'
import { nextOrderNo } from '../../../booking/order/store'
import { isForeignGuest, refuseTravellers } from '../../../booking/party/draft-travellers'
import { refuseArranging } from '../../../booking/traveller/arranging'
import { claimTravellers, findPeople } from '../../../booking/traveller/store'
import { keptDemand, keptPlan } from './demand-kept'
import {
  countQuoted,
  findDemand,
  findOpenDemands,
  insertDemand,
  listDemands,
  lockDemand,
  updateDemand,
  type DemandEvent,
  type DemandRow,
} from './demand-store'
import { writeAnswer } from './demand-work'
import { demandDetail, demandSummary, peopleOf, sideOf, stateNow } from './demand-view'

const usualPage = 20

/** In words, what the list lacks: the agency is asked for an offer (S7.54). */
export const askDemand = (context: Context, actor: Actor, asked: AskHotel): Promise<HotelDemandDetail | Problem> =>
  once<HotelDemandDetail>(context, actor, async (work) => {
    const refused = refuseDemand(context, actor, asked)
    if (refused) return refused
    const people = await findPeople(work, asked.employeeIds, chinaDate(context.clock.now()))
    if (people.length < asked.employeeIds.length || people.some((person) => isForeignGuest(actor, person)))
      return problem('travellerUnknown', { field: 'employeeIds' })
    const field = 'employeeIds'
    const uncovered = await refuseArranging(work, actor.employeeId, people, { products: [productIn(asked.cityId)], field })
    if (uncovered) return uncovered
    const twice = await refuseTwice(work, { employeeId: actor.employeeId, body: keptDemand(asked) })
    if (twice) return twice
    const now = context.clock.now()
    const row: DemandRow = {
      demandNo: await nextOrderNo(work.sql, 'HD', chinaDate(now)),
      employeeId: actor.employeeId,
      state: 'submitted',
      body: keptDemand(asked),
      plans: [],
      history: [eventOf(context, actor, 'submitted')],
      createdAt: now,
      dueAt: promisedBy(context, actor),
      reason: null,
      orderNo: null,
    }
    await insertDemand(work, row)
    return shown(work, actor, row)
  })

/** Two equal requests at one moment wait for each other, so that the second one finds the first. */
async function refuseTwice(
  work: Work,
  { employeeId, body }: Pick<DemandRow, 'employeeId' | 'body'>,
): Promise<Problem | undefined> {
  await claimTravellers(work, [employeeId])
  const open = await findOpenDemands(work, employeeId, work.context.clock.now())
  const same = open.find((each) => isSameDemand(each.body, body))
  return same && problem('demandTwice', { detail: { demandNo: same.demandNo } })
}

const inMinutes = (context: Context, minutes: number): Date => new Date(addMinutes(context.clock.now().toISOString(), minutes))

const promisedBy = ({ agency, clock }: Context, { enterpriseId }: Pick<Actor, 'enterpriseId'>): Date =>
  new Date(quotePromisedBy(clock.now().toISOString(), agency.deskHours(enterpriseId)))

const eventOf = (context: Context, actor: Actor, event: DemandEvent['event'], detail?: DemandEvent['detail']): DemandEvent => ({
  at: context.clock.now().toISOString(),
  actor: actor.agent?.name ?? actor.name,
  event,
  ...(detail ? { detail } : {}),
})

function productIn(cityId: number): 'hotel' | 'intlHotel' {
  const city = hotelCity(cityId)
  return city && isInternational(city) ? 'intlHotel' : 'hotel'
}

function refuseDemand(context: Context, actor: Actor, asked: AskHotel): Problem | undefined {
  const today = chinaDate(context.clock.now())
  const product = productIn(asked.cityId)
  const params = {
    cityId: asked.cityId,
    cityName: '',
    checkInDate: asked.checkInDate,
    checkOutDate: asked.checkOutDate,
    hotelType: 2 as const,
    isInternational: product === 'intlHotel',
  }
  const wrong = checkHotelSearch(params, {
    today,
    days: bookingWindow(hotelDraftRules, today),
    knowsCity: () => hotelCity(asked.cityId) !== undefined,
  })
  if (wrong) return wrong
  if (asked.checkInDate === asked.checkOutDate) return problem('checkOutTooEarly', { field: 'checkOutDate' })
  if (asked.hotelName.trim() === '' && asked.wishes.trim() === '') return problem('demandWordsMissing', { field: 'hotelName' })
  if (new Set(asked.employeeIds).size < asked.employeeIds.length) return problem('travellerTwice', { field: 'employeeIds' })
  if (asked.employeeIds.length < asked.rooms) return problem('guestsMissing', { field: 'rooms' })
  return refuseTravellers(context, actor, { travelType: travelTypes.word(asked.travelType), product }, asked.employeeIds)
}

async function shown(work: Work, actor: Actor, row: DemandRow): Promise<HotelDemandDetail> {
  return demandDetail(work.context, row, await peopleOf(work, [row]), actor)
}

/** One's own demands; in an assisted session those of the whole company. */
export const demands = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getHotelDemands>,
): Promise<ResponseOf<typeof getHotelDemands>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const limit = request.size ?? usualPage
    const rows = await listDemands(work, {
      employeeId: actor.agent ? null : actor.employeeId,
      states: request.states && request.states.length > 0 ? request.states : null,
      now: context.clock.now(),
      after: readCursor(request.cursor),
      limit: limit + 1,
    })
    const page = rows.slice(0, limit)
    const people = await peopleOf(work, page)
    const last = page.at(-1)
    return {
      list: page.map((row) => demandSummary(context, row, people, actor)),
      ...(rows.length > limit && last ? { next: writeCursor(last.createdAt, last.demandNo) } : {}),
    }
  })

/** Who asked sees a demand, who travels by it, and the agency's staff; nobody else. */
const concerns = ({ employeeId, body }: DemandRow, actor: Actor): boolean =>
  actor.agent !== undefined || employeeId === actor.employeeId || body.employeeIds.includes(actor.employeeId)

export const demand = (
  context: Context,
  actor: Actor,
  { demandNo }: { demandNo: string },
): Promise<HotelDemandDetail | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const row = await findDemand(work, demandNo)
    return row && concerns(row, actor) ? shown(work, actor, row) : problem('demandUnknown', { field: 'demandNo' })
  })

export const unconfirmedDemands = async (context: Context, actor: Actor): Promise<{ count: number }> => ({
  count: await inCompany(context, actor.enterpriseId, (work) => countQuoted(work, actor.employeeId, context.clock.now())),
})

/** A demand that the caller may act on, held until the transaction ends. */
export async function demandFor(work: Work, actor: Actor, demandNo: string, action: DemandAction): Promise<DemandRow | Problem> {
  const side = sideOf(actor)
  if (!actsOnDemand(action, side)) return problem('forbidden')
  const row = await lockDemand(work, demandNo)
  if (!row || !(side === 'agency' || row.employeeId === actor.employeeId)) return problem('demandUnknown', { field: 'demandNo' })
  return mayDemand(action, stateNow(work.context, row), side) ? row : problem('demandClosed', { field: 'demandNo' })
}

type Change = Partial<DemandRow> & { event: DemandEvent }

/** Moves a demand on: what changes of it, with what is written in its history. */
async function moveDemand(
  context: Context,
  actor: Actor,
  demandNo: string,
  action: DemandAction,
  change: (row: DemandRow, work: Work) => Change | Problem | Promise<Change | Problem>,
): Promise<HotelDemandDetail | Problem> {
  let concerned: string[] = []
  const moved = await once<HotelDemandDetail>(context, actor, async (work) => {
    const row = await demandFor(work, actor, demandNo, action)
    if (isProblem(row)) return row
    const changed = await change(row, work)
    if (isProblem(changed)) return changed
    const { event, ...rest } = changed
    const next = { ...row, ...rest, history: [...row.history, event] }
    await updateDemand(work, next)
    const letter = lettersOf[event.event]
    if (letter) await writeAnswer(work, next, letter)
    concerned = [row.employeeId, ...row.body.employeeIds]
    return shown(work, actor, next)
  })
  if (!isProblem(moved)) announce(context, actor.enterpriseId, demandNo, concerned)
  return moved
}

const lettersOf: Partial<Record<DemandEvent['event'], 'demandQuoted' | 'demandRefused'>> = {
  quoted: 'demandQuoted',
  refused: 'demandRefused',
}

/** The agency's staff offer one to five rates, which stand for two hours (handbook 2.5); what is over opens again by it. */
export const quoteDemand = (context: Context, actor: Actor, request: RequestOf<typeof quoteHotelDemand>) =>
  moveDemand(context, actor, request.demandNo, 'quote', async (row, work) => {
    const twice = stateNow(context, row) === 'expired' ? await refuseTwice(work, row) : undefined
    if (twice) return twice
    const dueAt = inMinutes(context, offersStandFor)
    const now = context.clock.now()
    const plans = request.plans.map((plan) => keptPlan(plan, newId(now), dueAt.toISOString()))
    return { state: 'quoted', plans, dueAt, reason: null, event: eventOf(context, actor, 'quoted', { count: plans.length }) }
  })

const ended = (context: Context, actor: Actor, state: 'refused' | 'cancelled', asked: string): Change | Problem => {
  const reason = asked.trim()
  if (reason === '') return problem('reasonMissing', { field: 'reason' })
  return { state, reason, dueAt: null, event: eventOf(context, actor, state, { reason }) }
}

export const refuseDemandOf = (context: Context, actor: Actor, request: RequestOf<typeof refuseHotelDemand>) =>
  moveDemand(context, actor, request.demandNo, 'refuse', () => ended(context, actor, 'refused', request.reason))

export const cancelDemand = (context: Context, actor: Actor, request: RequestOf<typeof cancelHotelDemand>) =>
  moveDemand(context, actor, request.demandNo, 'cancel', () => ended(context, actor, 'cancelled', request.reason))

export const askDemandAgain = (context: Context, actor: Actor, { demandNo }: { demandNo: string }) =>
  moveDemand(context, actor, demandNo, 'askAgain', async (row, work) => {
    if (row.body.checkIn < chinaDate(context.clock.now())) return problem('datePast', { field: 'demandNo' })
    const twice = await refuseTwice(work, row)
    return (
      twice ?? {
        state: 'submitted',
        plans: [],
        reason: null,
        dueAt: promisedBy(context, actor),
        event: eventOf(context, actor, 'resubmitted'),
      }
    )
  })
