import { orderStates, products, type OrderState } from '@sojourn/contract/booking/codes'
import type { TripConflict, TripPart } from '@sojourn/contract/booking/trip.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { JourneyPart, JourneyPoint } from '@sojourn/domain/booking/documents/journey-part'
import { tripConflicts } from '@sojourn/domain/booking/traveller/trip-conflicts'
import { orderText } from '@sojourn/text/booking/order'
import { tripText } from '@sojourn/text/booking/trip'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { stateNameOf } from '../order-list/summary'
import { findOrderTravellers, type OrderRow, type OrderTravellerRow } from '../order/store'
import { findFlown } from '../trip/store'

/** An order that never came about, or that was given up before it was ticketed. */
const ended: readonly OrderState[] = ['rejected', 'failed', 'cancelled', 'closed', 'changeFailed', 'refundFailed']
export const stands = ({ state }: { state: number }): boolean => !ended.includes(orderStates.word(state as 10))

/** A part of a trip with the order it was booked by and those who travel it; nobody, where it is gone. */
export interface PartOfTrip {
  order: OrderRow
  part: JourneyPart
  people: OrderTravellerRow[]
}

/** What a trip's bookings and changes consist of, in order of time; refunds only take away. */
export async function partsOfTrip(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  orders: readonly OrderRow[],
  language: Language,
): Promise<PartOfTrip[]> {
  const carrying = orders.filter(({ kind }) => kind !== 'refund')
  const orderNos = carrying.map(({ orderNo }) => orderNo)
  const [travellers, flown, ...parts] = await Promise.all([
    findOrderTravellers(sql, enterpriseId, orderNos),
    findFlown(sql, enterpriseId, orderNos),
    ...carrying.map(({ product, orderNo }) =>
      context.products[products.word(product as 1)]?.parts(sql, enterpriseId, orderNo, language),
    ),
  ])
  const found = carrying.flatMap((order, index): PartOfTrip[] => {
    const party = travellers.filter(({ orderNo }) => orderNo === order.orderNo)
    const segments = flown.filter(({ orderNo }) => orderNo === order.orderNo)
    return (parts[index] ?? []).map((part, position) => {
      const still = segments[position]?.travellers ?? party.map((traveller) => traveller.position)
      return { order, part, people: stands(order) ? party.filter((traveller) => still.includes(traveller.position)) : [] }
    })
  })
  return found.toSorted((a, b) => (a.part.from.at < b.part.from.at ? -1 : 1))
}

const point = ({ place, note, date, time, at }: JourneyPoint): TripPart['from'] => ({ place, note, date, time, at })

/** The part in the reader's words. */
export const tripPart = (context: Context, { order, part, people }: PartOfTrip, language: Language): TripPart => ({
  orderNo: order.orderNo,
  productType: order.product as TripPart['productType'],
  state: order.state as TripPart['state'],
  stateName: stateNameOf(context, order, language),
  label: part.label,
  detail: part.detail,
  facts: part.facts,
  from: point(part.from),
  to: point(part.to),
  travellers: people.map(({ name }) => name),
  gone: people.length === 0,
})

/** What somebody can hardly do both of, across all orders of a trip (handbook 1.8). */
export function conflictsOfTrip(parts: readonly PartOfTrip[], language: Language): TripConflict[] {
  const found = tripConflicts(
    parts.map(({ order, part, people }) => ({
      orderNo: order.orderNo,
      fromAt: part.from.at,
      toAt: part.to.at,
      fromCity: part.from.city,
      toCity: part.to.city,
      stay: part.stay ?? false,
      travellerIds: people.map(({ employeeId }) => employeeId),
    })),
  )
  return found.map(({ kind, legs, travellerIds }) => {
    const [first, second] = legs.map((position) => parts[position]!) as [PartOfTrip, PartOfTrip]
    const names = first.people.filter(({ employeeId }) => travellerIds.includes(employeeId)).map(({ name }) => name)
    const sentence = tripText[language].conflicts[kind]({
      names: orderText[language].list({ items: names }),
      first: `${first.part.label} ${first.part.to.date.slice(5)} ${first.part.to.time}`,
      second: `${second.part.label} ${second.part.from.date.slice(5)} ${second.part.from.time}`,
    })
    return { kind, parts: legs, sentence }
  })
}
