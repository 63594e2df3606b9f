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
import { offersStandFor, type DemandAction } from '@sojourn/domain/booking/demand/demand'
import { keptDemandState } from '@sojourn/domain/products/hotel/demand'
import { checkHotelSearch } from '@sojourn/domain/products/hotel/draft'
import type { KeptDemand, KeptPlan } from '@sojourn/domain/products/hotel/kept/kept-demand'
import { hotelCity, isInternational } from '@sojourn/domain/reference/hotel/hotel-cities'
import type { Actor, Context, Work } from '../../../../context'
import { once, inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { readCursor, writeCursor } from '../../../../kit/cursor'
import { newId } from '../../../../kit/id'
import {
  askedAgain,
  concerns,
  ended,
  moveDemand,
  quoted,
  sideOf,
  unconfirmed,
  writeDemand,
  type DemandChange,
} from '../../../booking/demand/demand'
import { everyDemand, findDemand, listDemands } from '../../../booking/demand/demand-store'
import { isForeignGuest, refuseTravellers } from '../../../booking/party/draft-travellers'
import { refuseArranging } from '../../../booking/traveller/arranging'
import { findPeople } from '../../../booking/traveller/store'
import { keptDemand, keptPlan } from './demand-kept'
import { hotelDemandKind, type HotelDemandRow } from './demand-kind'
import { demandDetail, demandSummary, peopleOf } from './demand-view'

const usualPage = 20

/** In words, what the list lacks: the agency is asked for an offer (S7.54). */
export const askDemand = (context: Context, actor: Actor, asked: AskHotel): Promise<HotelDemandDetail | Problem> =>
  once<HotelDemandDetail>(context, actor, async (work) => {
    const refused = refuseDemand(context, actor, asked)
    if (refused) return refused
    const people = await findPeople(work, asked.employeeIds, { today: chinaDate(context.clock.now()) })
    if (people.length < asked.employeeIds.length || people.some((person) => isForeignGuest(actor, person)))
      return problem('travellerUnknown', { field: 'employeeIds' })
    const field = 'employeeIds'
    const uncovered = await refuseArranging(work, actor.employeeId, people, { products: [productIn(asked.cityId)], field })
    if (uncovered) return uncovered
    const row = await writeDemand(work, actor, hotelDemandKind, { body: keptDemand(asked) })
    return isProblem(row) ? row : shown(work, actor, row)
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
  return refuseTravellers(context, actor, {
    draft: { travelType: travelTypes.word(asked.travelType), product },
    employeeIds: asked.employeeIds,
  })
}

async function shown(work: Work, actor: Actor, row: HotelDemandRow): Promise<HotelDemandDetail> {
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
    const rows = await listDemands(work, hotelDemandKind, {
      ...everyDemand,
      employeeId: sideOf(actor) === 'agency' ? null : actor.employeeId,
      states: request.states && request.states.length > 0 ? request.states.map(keptDemandState) : null,
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

export const demand = (
  context: Context,
  actor: Actor,
  { demandNo }: { demandNo: string },
): Promise<HotelDemandDetail | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const row = await findDemand(work, hotelDemandKind, demandNo)
    return row && concerns(hotelDemandKind, row, actor)
      ? shown(work, actor, row)
      : problem('demandUnknown', { field: 'demandNo' })
  })

export const unconfirmedDemands = unconfirmed(hotelDemandKind)

type Change = DemandChange<KeptDemand, KeptPlan>

interface DemandMove {
  demandNo: string
  action: DemandAction
}

const move = (
  context: Context,
  actor: Actor,
  { demandNo, action }: DemandMove,
  change: (row: HotelDemandRow, work: Work) => Change | Problem | Promise<Change | Problem>,
): Promise<HotelDemandDetail | Problem> =>
  moveDemand(context, actor, hotelDemandKind, { demandNo, action, change, show: (work, row) => shown(work, actor, row) })

/** The agency's staff offer one to five rates, which stand for two hours (handbook 2.5); what is over opens again by it. */
export const quoteDemand = (context: Context, actor: Actor, request: RequestOf<typeof quoteHotelDemand>) =>
  move(context, actor, { demandNo: request.demandNo, action: 'quote' }, (row, work) => {
    const now = context.clock.now()
    const dueAt = new Date(addMinutes(now.toISOString(), offersStandFor))
    const plans = request.plans.map((plan) => keptPlan(plan, newId(now), dueAt.toISOString()))
    return quoted(work, actor, hotelDemandKind, { row, answer: { plans, dueAt } })
  })

export const refuseDemandOf = (context: Context, actor: Actor, request: RequestOf<typeof refuseHotelDemand>) =>
  move(context, actor, { demandNo: request.demandNo, action: 'refuse' }, () => ended(context, actor, 'refused', request.reason))

export const cancelDemand = (context: Context, actor: Actor, request: RequestOf<typeof cancelHotelDemand>) =>
  move(context, actor, { demandNo: request.demandNo, action: 'cancel' }, () => ended(context, actor, 'obsolete', request.reason))

export const askDemandAgain = (context: Context, actor: Actor, { demandNo }: { demandNo: string }) =>
  move(context, actor, { demandNo, action: 'askAgain' }, (row, work) =>
    row.body.checkIn < chinaDate(context.clock.now())
      ? problem('datePast', { field: 'demandNo' })
      : askedAgain(work, actor, hotelDemandKind, row),
  )
