import type { Cabin } from '@sojourn/contract/reference/cabins'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { isLocalDate } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { intlFlightDraftRules } from '@sojourn/domain/products/intl-flight/draft/rules'
import type { KeptIntlTrip } from '@sojourn/domain/products/intl-flight/kept'
import { passportsOf } from '@sojourn/domain/products/intl-flight/transit-visa'
import type { IntlPenalty } from '@sojourn/supply/ports/intl-air-penalties'
import {
  isIntlAirFailure,
  type IntlAirChangeOffer,
  type IntlAirFare,
  type IntlAirItinerary,
} from '@sojourn/supply/ports/intl-air'
import type { Work } from '../../../../../context'
import { chinaDate } from '../../../../../kit/clock'
import { asking } from '../../../../booking/lifecycle/asking'
import { dayAt } from '../../../../reference/zones'
import type { IntlSegmentRow } from '../../order/kept-store'
import { isUsed, pickTickets, refuseApart, type IntlAlterable, type IntlTicketNow } from '../alterable'
import { pricesAfter } from '../prices-after'
import { afterSaleProblem } from '../supplier-problem'

/** A direction of some tickets that is to be changed. */
export interface Direction {
  tickets: IntlTicketNow[]
  slice: number
  /** Its flights as they are; after a change of the carrier those that are not flown. */
  flown: IntlSegmentRow[]
  /** What was bought and paid for. */
  trip: KeptIntlTrip
  /** Of which countries its passengers have passports. */
  passports: readonly string[]
}
/** What it could become, at one fare. */
export interface OfferedChange {
  itinerary: IntlAirItinerary
  fare: IntlAirFare
  costs: IntlAirChangeOffer['costs']
  involuntary: boolean
  /** The rules of the new tickets, where they were told. */
  penalties?: IntlPenalty[]
  /** The carrier's leave, where it forced the change: nobody chose it, so policy says nothing of it. */
  waiverCode?: string
}

interface AskedDirection {
  ticketNos: readonly string[]
  slice: number
  /** After a change of the carrier: what is flown of it stays flown. */
  goesOn?: boolean
}

/** One direction of tickets that cover the same directions, wholly unflown where it does not go on: carriers exchange no others together. */
export function directionOf(found: IntlAlterable, { ticketNos, slice, goesOn = false }: AskedDirection): Direction | Problem {
  const tickets = pickTickets(found, ticketNos)
  if (isProblem(tickets)) return tickets
  const apart = refuseApart(found, tickets, true)
  if (apart) return apart
  const all = found.segments.filter(({ body }) => body.slice === slice)
  const isFlown = ({ position }: IntlSegmentRow): boolean =>
    tickets.every(({ coupons }) => coupons.some((coupon) => coupon.segment === position && isUsed(coupon)))
  const flown = goesOn ? all.filter((row) => !isFlown(row)) : all
  const covered = tickets.every(({ plan, left }) => {
    const own = left.filter((coupon) => coupon.flown.body.slice === slice)
    return plan === tickets[0]!.plan && own.length === flown.length
  })
  return covered && flown.length > 0
    ? { tickets, slice, flown, trip: found.kept.trip, passports: passportsOf(nationalitiesOf(found, tickets)) }
    : problem('changeDirection', { field: 'slice' })
}

const nationalitiesOf = ({ kept }: IntlAlterable, tickets: readonly IntlTicketNow[]): string[] =>
  tickets.map(({ traveller }) => kept.passengers[traveller.position]!.nationality)

const offersAtMost = 60

/** Why nothing is looked for on a day: not a day, over, or beyond what is sold. */
function refuseDay(asked: string, { flown }: Direction, now: Date): Problem | undefined {
  const { last } = bookingWindow(intlFlightDraftRules, chinaDate(now))
  if (!isLocalDate(asked)) return problem('dateInvalid', { field: 'departDate' })
  if (asked < dayAt(flown[0]!.body.departAirport, now)) return problem('datePast', { field: 'departDate' })
  return asked > last ? problem('dateTooFar', { field: 'departDate', detail: { last } }) : undefined
}

interface AskedOffers {
  date: string
  cabin?: Cabin | undefined
  directOnly?: boolean | undefined
  /** Whose other brands and cabins are wanted beside its cheapest. */
  itineraryKey?: string | undefined
  /** Nothing is compared with that one. */
  alone?: boolean
}

/** Itineraries of a day for a direction, each at its cheapest fare with what it costs; of the one that is opened all fares. */
export async function changeOffers(
  { context }: Work,
  direction: Direction,
  { date, cabin, directOnly = false, itineraryKey, alone = false }: AskedOffers,
): Promise<OfferedChange[] | Problem> {
  const refused = refuseDay(date, direction, context.clock.now())
  if (refused) return refused
  const { tickets, slice } = direction
  const asked = {
    ticketNos: tickets.map(({ ticketNo }) => ticketNo),
    slice,
    date,
    ...(cabin && { cabin }),
    directOnly,
    limit: offersAtMost,
  }
  const [offers, opened] = await Promise.all([
    alone ? [] : context.intlAir.changeOffers(asking(context), asked),
    itineraryKey === undefined ? [] : context.intlAir.changeOffers(asking(context), { ...asked, itineraryKey }),
  ])
  if (alone && isIntlAirFailure(opened)) return afterSaleProblem(opened)
  if (isIntlAirFailure(offers)) return afterSaleProblem(offers)
  // What is gone meanwhile is not in the list either.
  if (isIntlAirFailure(opened) || opened.length === 0) return atOneFare(direction, offers)
  return atOneFare(direction, [...opened, ...offers.filter(({ itinerary }) => itinerary.itineraryKey !== itineraryKey)])
}

/** Each with the one fare that it is offered at, at what the whole trip comes to with it. */
export const atOneFare = ({ trip, tickets }: Direction, offers: readonly IntlAirChangeOffer[]): OfferedChange[] =>
  offers.flatMap(({ itinerary, fareKey, ...offer }) => {
    const found = itinerary.fares.find((each) => each.fareKey === fareKey)
    if (!found) return []
    const prices = pricesAfter(trip, tickets, offer.costs)
    const fare = { ...found, prices, total: sum(prices.map(({ ticketPrice, taxes }) => ticketPrice + taxes)) }
    return [{ ...offer, itinerary: { ...itinerary, fares: [fare] }, fare }]
  })
