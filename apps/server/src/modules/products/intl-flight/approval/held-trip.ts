import type { IntlPassengerType } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { sum } from '@sojourn/domain/kit/money'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import type { Charge } from '@sojourn/domain/products/intl-flight/after-sale/penalties'
import { ticketFees } from '@sojourn/domain/products/intl-flight/after-sale/ticket-fees'
import type { IntlPenaltyDigest } from '@sojourn/supply/ports/intl-air-penalties'
import type { KeptIntlTicket, KeptIntlTicketPrice } from '@sojourn/domain/products/intl-flight/kept'
import { taxesOf } from '@sojourn/domain/products/intl-flight/price'
import type { IntlAirFare, IntlAirItinerary, IntlAirSearch } from '@sojourn/supply/ports/intl-air'
import type { IntlAirSegment } from '@sojourn/supply/ports/intl-air-segments'
import type { Work } from '../../../../context'
import type { JudgedOrder } from '../../../../capabilities/fulfilment'
import { chinaDate } from '../../../../kit/clock'
import { asking } from '../../../booking/lifecycle/asking'
import { findOrderTravellers, type OrderTravellerRow } from '../../../booking/order/store'
import { findEnterprise, type EnterpriseRow } from '../../../booking/settings/store'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { directionOf } from '../book/trip-on-offer'
import type { JudgedDirection } from '../book/violations'
import { findIntlOrder, findIntlSegments, type IntlSegmentRow, type KeptIntlOrder } from '../order/kept-store'

/** An order of a trip with everything that policy asks about it. */
export interface Scene<Order extends JudgedOrder> {
  order: Order
  enterprise: EnterpriseRow
  kept: KeptIntlOrder
  rows: IntlSegmentRow[]
  travellers: OrderTravellerRow[]
  /** Empty on a personal trip, which no policy judges. */
  people: PersonRow[]
  /** What is on offer for each direction now. */
  offers: IntlAirItinerary[][]
}

export async function sceneOf<Order extends JudgedOrder>(work: Work, order: Order): Promise<Scene<Order>> {
  const { orderNo } = order
  const today = chinaDate(work.context.clock.now())
  const [enterprise, kept, rows, travellers] = await Promise.all([
    findEnterprise(work),
    findIntlOrder(work, orderNo),
    findIntlSegments(work, [orderNo]),
    findOrderTravellers(work, [orderNo]),
  ])
  const businessTravel = order.travelType === 'business'
  const ids = travellers.map(({ employeeId }) => employeeId)
  const people = businessTravel
    ? await findPeople(work, ids, { today, reader: 'anybody', under: underApplication(work.context, order.travelApplyNo) })
    : []
  const buyer = {
    passengers: kept.passengers.map(({ passenger }) => passenger),
    agreements: businessTravel ? enterprise.config.settings.agreements : [],
    businessTravel,
  }
  const offers = await Promise.all(
    kept.trip.slices.map((_slice, index) => work.context.intlAir.search(asking(work.context), searchOf(kept, buyer, index))),
  )
  return { order, enterprise, kept, rows, travellers, people, offers }
}

const offersAtMost = 200
const searchOf = (
  { trip }: KeptIntlOrder,
  buyer: Pick<IntlAirSearch, 'passengers' | 'agreements' | 'businessTravel'>,
  slice: number,
): IntlAirSearch => ({
  ...buyer,
  slices: trip.slices.map(({ departAirports, arriveAirports, date }) => ({ departAirports, arriveAirports, date })),
  chosen: trip.slices.slice(0, slice).map(({ itineraryKey, fareKey }) => ({ itineraryKey, fareKey })),
  directOnly: false,
  limit: offersAtMost,
})

/** Each direction as it is held, among what is on offer for it now. */
export const directionsOf = ({ kept, rows, offers }: Scene<JudgedOrder>): JudgedDirection[] =>
  kept.trip.slices.map((_slice, index) => {
    const itinerary = heldItinerary(kept, rows, index)
    return directionOf(itinerary, itinerary.fares[0]!, offers[index] ?? [])
  })

/** A direction of an order as its supplier would offer it, at the one fare that is held. */
function heldItinerary(kept: KeptIntlOrder, rows: readonly IntlSegmentRow[], slice: number): IntlAirItinerary {
  const { itineraryKey, connections } = kept.trip.slices[slice]!
  const own = rows.filter(({ body }) => body.slice === slice)
  const segments = own.map(({ body, departAt, arriveAt }): IntlAirSegment => ({
    ...body,
    departAt: departAt.toISOString(),
    arriveAt: arriveAt.toISOString(),
  }))
  return {
    itineraryKey,
    segments,
    connections,
    durationMinutes: minutesBetween(segments[0]!.departAt, segments.at(-1)!.arriveAt),
    fares: [heldFare(kept, own, slice)],
  }
}

function heldFare({ trip, passengers }: KeptIntlOrder, own: readonly IntlSegmentRow[], slice: number): IntlAirFare {
  const { fareKey, brand, fareType } = trip.slices[slice]!
  const ticket = trip.tickets.find(({ slices }) => slices.includes(slice))!
  const prices = pricesOf(trip.tickets)
  return {
    fareKey,
    brand,
    fareType,
    validatingCarrier: ticket.validatingCarrier,
    cabins: own.map(({ body }) => body.cabin),
    bookingClasses: own.map(({ body }) => body.bookingClass),
    baggage: own.map(({ body }) => body.baggage as IntlAirFare['baggage'][number]),
    seats: passengers.length,
    prices: [...new Map(prices.map((price) => [price.passenger, price])).values()],
    total: sum(prices.map(({ ticketPrice, taxes }) => ticketPrice + taxes)),
    separateTickets: trip.tickets.length > 1,
    digest: digestOf(ticket, slice, own[0]!.departAt.toISOString()),
    ticketTimeLimit: '',
    instantPayment: false,
  }
}

/** The rules of a direction of a ticket as a search tells them. */
function digestOf(ticket: KeptIntlTicket, slice: number, departAt: string): IntlPenaltyDigest {
  const { refund, change } = ticketFees(ticket, { slice, departAt })
  return {
    refund: permissionOf(refund),
    ...(refund.permission === 'allowed' && { refundFee: refund.fee }),
    change: permissionOf(change),
    ...(change.permission === 'allowed' && { changeFee: change.fee }),
  }
}

const permissionOf = (charge: Charge): IntlPenaltyDigest['refund'] =>
  charge.permission !== 'allowed' ? charge.permission : charge.fee === 0 ? 'free' : 'fee'

/** What each traveller pays for all tickets together, by position. */
function pricesOf(tickets: KeptIntlOrder['trip']['tickets']): IntlAirFare['prices'] {
  const positions = Object.keys(tickets[0]!.prices).map(Number)
  return positions.map((position) => {
    const own = tickets.map(({ prices }): KeptIntlTicketPrice => prices[position]!)
    return {
      passenger: own[0]!.passenger satisfies IntlPassengerType,
      ticketPrice: sum(own.map(({ fare, surcharge }) => fare + surcharge)),
      taxes: sum(own.map(taxesOf)),
    }
  })
}
