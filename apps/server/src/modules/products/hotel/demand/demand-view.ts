import type { HotelDemandDetail, HotelDemandSummary } from '@sojourn/contract/products/hotel/demand.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { given } from '@sojourn/domain/kit/given'
import {
  demandStateAt,
  mayDemand,
  type DemandAction,
  type DemandSide,
  type HotelDemandState,
} from '@sojourn/domain/products/hotel/demand'
import type { KeptPlan } from '@sojourn/domain/products/hotel/kept-demand'
import { nightsOf } from '@sojourn/domain/products/hotel/draft'
import { hotelCity, isInternational } from '@sojourn/domain/reference/hotel/hotel-cities'
import { hotelRulesText } from '@sojourn/text/products/hotel-rules'
import type { Actor, Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { travellerSummary } from '../../../booking/party/draft-travellers'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import type { DemandEvent, DemandRow } from './demand-store'

/** A demand as it stands now: offers that were not accepted in time are over. */
export const stateNow = (context: Context, { state, dueAt }: DemandRow): HotelDemandState =>
  demandStateAt(state, dueAt?.toISOString(), context.clock.now().toISOString())

/** The agency's staff act in an assisted session. */
export const sideOf = ({ agent }: Actor): DemandSide => (agent ? 'agency' : 'customer')

/** The people whom some demands name. */
export const peopleOf = (work: Work, rows: readonly DemandRow[]): Promise<PersonRow[]> =>
  findPeople(
    work,
    [...new Set(rows.flatMap(({ employeeId, body }) => [employeeId, ...body.employeeIds]))],
    chinaDate(work.context.clock.now()),
  )

function frameOf(context: Context, row: DemandRow, people: readonly PersonRow[], { language }: Actor) {
  const { body, dueAt } = row
  const city = hotelCity(body.cityId)
  const state = stateNow(context, row)
  return {
    demandNo: row.demandNo,
    state,
    stateName: hotelRulesText[language].demand.states[state],
    travelType: body.travelType,
    cityId: body.cityId,
    cityName: city?.name[language] ?? '',
    isInternational: city !== undefined && isInternational(city),
    checkInDate: body.checkIn,
    checkOutDate: body.checkOut,
    nightCount: nightsOf(body),
    rooms: body.rooms,
    hotelName: body.hotelName,
    requester: people.find(({ employeeId }) => employeeId === row.employeeId)?.name ?? '',
    createdAt: row.createdAt.toISOString(),
    late: state === 'submitted' && dueAt !== null && dueAt <= context.clock.now(),
    ...(dueAt && (state === 'submitted' || state === 'quoted') ? { due: dueAt.toISOString() } : {}),
    ...(row.orderNo ? { orderNo: row.orderNo } : {}),
  }
}

export const demandSummary = (
  context: Context,
  row: DemandRow,
  people: readonly PersonRow[],
  actor: Actor,
): HotelDemandSummary => ({
  ...frameOf(context, row, people, actor),
  travellers: row.body.employeeIds.map((id) => people.find(({ employeeId }) => employeeId === id)?.name ?? ''),
  plans: row.plans.length,
})

/** A demand with its offers; the number under which a hotel keeps the rooms is for the order alone. */
export function demandDetail(context: Context, row: DemandRow, people: readonly PersonRow[], actor: Actor): HotelDemandDetail {
  const { body } = row
  const state = stateNow(context, row)
  const side = sideOf(actor)
  const may = (action: DemandAction): boolean =>
    (side === 'agency' || row.employeeId === actor.employeeId) && mayDemand(action, state, side)
  return {
    ...frameOf(context, row, people, actor),
    travellers: body.employeeIds.flatMap((id) => {
      const person = people.find(({ employeeId }) => employeeId === id)
      return person ? [travellerSummary(person, actor)] : []
    }),
    ...(body.budget === undefined ? {} : { budget: body.budget }),
    wishes: body.wishes,
    plans: row.plans.map((plan) => planOf(plan, row)),
    ...(row.reason ? { reason: row.reason } : {}),
    history: historyOf(row, state, actor.language),
    canAccept: may('accept'),
    canCancel: may('cancel'),
    canAskAgain: may('askAgain'),
    canQuote: may('quote'),
  }
}

export const planTotal = ({ price }: Pick<KeptPlan, 'price'>, { body }: Pick<DemandRow, 'body'>): number =>
  price * body.rooms * nightsOf(body)

const planOf = (plan: KeptPlan, row: DemandRow): HotelDemandDetail['plans'][number] => ({
  planId: plan.planId,
  hotelName: plan.hotelName,
  address: plan.address,
  phone: plan.phone,
  roomName: plan.roomName,
  price: plan.price,
  breakfasts: plan.breakfasts,
  hotelType: plan.hotelType,
  validUntil: plan.validUntil,
  ...given({ starCode: plan.starCode, freeHours: plan.freeHours, note: plan.note }),
  total: planTotal(plan, row),
  overBudget: row.body.budget !== undefined && plan.price > row.body.budget,
})

function historyOf({ history, dueAt }: DemandRow, state: HotelDemandState, language: Language): HotelDemandDetail['history'] {
  const { events } = hotelRulesText[language].demand
  const say = ({ event, detail = {} }: DemandEvent): string => {
    const words = events[event]
    return typeof words === 'string' ? words : words(detail as never)
  }
  const past = history.map((entry) => ({ at: entry.at, actor: entry.actor, event: entry.event, sentence: say(entry) }))
  const over = history.at(-1)?.event === 'quoted' && state === 'expired' && dueAt
  return over ? [...past, { at: dueAt.toISOString(), actor: '', event: 'expired', sentence: events.expired }] : past
}
