import { products, type OrderState } from '@sojourn/contract/booking/codes'
import type { TripConflict, TripPart } from '@sojourn/contract/booking/trip.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { JourneyPart, JourneyPoint } from '@sojourn/domain/booking/documents/journey-part'
import { isKept, isTravelled, travelStatusOf } from '@sojourn/domain/booking/order/travel-status'
import { isNeverTicketed } from '@sojourn/domain/booking/order/transitions'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { tripConflicts } from '@sojourn/domain/booking/traveller/trip-conflicts'
import { localMomentInWords } from '@sojourn/domain/kit/day-words'
import { documentText } from '@sojourn/text/booking/document/words'
import { orderText } from '@sojourn/text/booking/order/words'
import { tripText } from '@sojourn/text/booking/trip/words'
import type { Context, Work } from '../../../context'
import { findCalledOff } from '../coupon/notice-store'
import { stateNameOf, stateNumberOf } from '../order/summary'
import { findOrderTravellers, type OrderRow, type OrderTravellerRow } from '../order/store'
import { findTicketsOf } from '../order/ticket-store'

/** It came about, and was not given up before it was ticketed. */
export const stands = ({ state }: { state: OrderState }): boolean => !isNeverTicketed(state)

/** A part of an order with those who travel it; nobody, where it is gone. */
export interface PartOfTrip {
  order: OrderRow
  part: JourneyPart
  people: OrderTravellerRow[]
  /** Ticket numbers of these people that are valid for it. */
  tickets: { traveller: number; ticketNo: string }[]
}

/** What bookings and changes consist of, in order of time; refunds and changes that have not come through are of no journey. */
export async function partsOfTrip(work: Work, orders: readonly OrderRow[], language: Language): Promise<PartOfTrip[]> {
  const orderNos = orders.map(({ orderNo }) => orderNo)
  const [travellers, tickets, calledOff, ...parts] = await Promise.all([
    findOrderTravellers(work, orderNos, language),
    findTicketsOf(work, orderNos),
    findCalledOff(work, orderNos),
    ...orders.map(({ product, orderNo }) => work.context.products[product]?.display.parts(work, orderNo)),
  ])
  const found = orders.flatMap((order, index): PartOfTrip[] => {
    const party = travellers.filter(({ orderNo }) => orderNo === order.orderNo)
    const own = tickets.filter(({ orderNo }) => orderNo === order.orderNo)
    const gone = calledOff.filter(({ orderNo }) => orderNo === order.orderNo).map(({ segment }) => segment)
    return (parts[index]?.(language) ?? []).flatMap((part) =>
      gone.includes(part.segment ?? -1)
        ? calledOffPart(order, part, language)
        : partOf(order, { part, party, tickets: own, language }),
    )
  })
  return found.toSorted((a, b) => (a.part.from.at < b.part.from.at ? -1 : 1))
}

/** A service that will not run is nobody's journey, whatever their tickets are still worth. */
const calledOffPart = (order: OrderRow, part: JourneyPart, language: Language): PartOfTrip => ({
  order,
  part: { ...part, facts: [documentText[language].calledOff, ...part.facts] },
  people: [],
  tickets: [],
})

type Ticket = Awaited<ReturnType<typeof findTicketsOf>>[number]

interface PartLook {
  part: JourneyPart
  /** Everybody of the order. */
  party: readonly OrderTravellerRow[]
  tickets: readonly Ticket[]
  language: Language
}

/** One part with those whose coupons for it are valid; nothing, where it is of no journey. */
function partOf(order: OrderRow, { part, party: all, tickets, language }: PartLook): PartOfTrip[] {
  const isOf = (position: number): boolean => part.travellers?.includes(position) ?? true
  const party = all.filter(({ position }) => isOf(position))
  const concerned = tickets.filter(({ traveller }) => isOf(traveller))
  const held = concerned.flatMap(({ ticketNo, traveller, coupons }) =>
    coupons
      .filter(({ segment }) => part.segment === undefined || segment === part.segment)
      .map(({ state }) => ({ ticketNo, traveller, state: state })),
  )
  const { state } = order
  const statuses = party.map(({ position }) => {
    const own = held.filter(({ traveller }) => traveller === position)
    // Who shares a room has no ticket of one's own.
    const coupons = own.length === 0 && part.segment === undefined ? held : own
    return travelStatusOf(
      { kind: order.kind, state },
      coupons.map((coupon) => coupon.state),
    )
  })
  if (statuses.every((status) => status === 'none')) return []
  const people = party.filter((_, index) => isTravelled(statuses[index]!))
  const facts = [...part.facts, ...placesOf(part, people, language)]
  const ticketsKept = held.filter((coupon) => isKept(coupon.state)).map(({ traveller, ticketNo }) => ({ traveller, ticketNo }))
  return [{ order, part: { ...part, facts }, people, tickets: ticketsKept }]
}

/** Who sits where, of those who still travel; the name only where there are several. */
function placesOf({ places = [] }: JourneyPart, people: readonly OrderTravellerRow[], language: Language): string[] {
  return people.flatMap((person) =>
    places
      .filter(({ traveller }) => traveller === person.position)
      .map(({ place }) => (people.length > 1 ? `${passengerName(person, language)} ${place}` : place)),
  )
}

const point = ({ place, note, date, time, at }: JourneyPoint): TripPart['from'] => ({ place, note, date, time, at })

/** The part in the reader's words. */
export const tripPart = (context: Context, { order, part, people }: PartOfTrip, language: Language): TripPart => ({
  orderNo: order.orderNo,
  productType: products.code(order.product),
  state: stateNumberOf(context, order),
  stateName: stateNameOf(context, order, language),
  label: part.label,
  detail: part.detail,
  facts: part.facts,
  from: point(part.from),
  to: point(part.to),
  travellers: people.map((person) => passengerName(person, language)),
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
    const names = first.people
      .filter(({ employeeId }) => travellerIds.includes(employeeId))
      .map((person) => passengerName(person, language))
    const named = (label: string, { date, time }: JourneyPoint): string => `${label} ${localMomentInWords(date, time, language)}`
    const sentence = tripText[language].conflicts[kind]({
      names: orderText[language].list({ items: names }),
      first: named(first.part.label, first.part.to),
      second: named(second.part.label, second.part.from),
    })
    return { kind, parts: legs, sentence }
  })
}
