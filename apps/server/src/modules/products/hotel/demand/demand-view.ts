import type { HotelDemandDetail, HotelDemandSummary } from '@sojourn/contract/products/hotel/demand.shapes'
import { given } from '@sojourn/domain/kit/given'
import { hotelDemandState } from '@sojourn/domain/products/hotel/demand'
import type { KeptPlan } from '@sojourn/domain/products/hotel/kept/kept-demand'
import { nightsOf } from '@sojourn/domain/products/hotel/draft'
import { hotelCity, isInternational } from '@sojourn/domain/reference/hotel/hotel-cities'
import { hotelRulesText } from '@sojourn/text/products/hotel/rules'
import type { Actor, Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { travellerSummary } from '../../../booking/party/draft-travellers'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import { hasLapsed, historyOf, mayNow, reopenedOf, stateNow } from '../../../booking/demand/demand'
import { hotelDemandKind, type HotelDemandRow } from './demand-kind'

/** The people whom some demands name. */
export const peopleOf = (work: Work, rows: readonly HotelDemandRow[]): Promise<PersonRow[]> =>
  findPeople(work, [...new Set(rows.flatMap(({ employeeId, body }) => [employeeId, ...body.employeeIds]))], {
    today: chinaDate(work.context.clock.now()),
  })

function frameOf(context: Context, row: HotelDemandRow, people: readonly PersonRow[], { language }: Actor) {
  const { body, dueAt } = row
  const city = hotelCity(body.cityId)
  const now = stateNow(context, hotelDemandKind, row)
  const state = hotelDemandState(now)
  const words = hotelRulesText[language].demand
  return {
    demandNo: row.demandNo,
    state,
    stateName: hasLapsed(row, now) ? words.lapsed : words.states[state],
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
  row: HotelDemandRow,
  people: readonly PersonRow[],
  actor: Actor,
): HotelDemandSummary => ({
  ...frameOf(context, row, people, actor),
  travellers: row.body.employeeIds.map((id) => people.find(({ employeeId }) => employeeId === id)?.name ?? ''),
  plans: row.plans.length,
})

/** A demand with its offers; the number under which a hotel keeps the rooms is for the order alone. */
export function demandDetail(
  context: Context,
  row: HotelDemandRow,
  people: readonly PersonRow[],
  actor: Actor,
): HotelDemandDetail {
  const { body } = row
  const may = mayNow(context, hotelDemandKind, row, actor)
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
    ...reopenedOf(context, hotelDemandKind, row),
    history: historyOf(context, hotelDemandKind, row, hotelRulesText[actor.language].demand.events),
    canAccept: may('accept'),
    canCancel: may('cancel'),
    canAskAgain: may('askAgain'),
    canQuote: may('quote'),
  }
}

export const planTotal = ({ price }: Pick<KeptPlan, 'price'>, { body }: Pick<HotelDemandRow, 'body'>): number =>
  price * body.rooms * nightsOf(body)

const planOf = (plan: KeptPlan, row: HotelDemandRow): HotelDemandDetail['plans'][number] => ({
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
