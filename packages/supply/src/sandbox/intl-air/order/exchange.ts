import type { IntlPenalty } from '../../../ports/intl-air-penalties'
import { changeCostOf, type IntlChangeCost } from '@sojourn/domain/products/intl-flight/after-sale/change'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import type { IntlAirItinerary, IntlAirSlice, IntlPassengerType } from '../../../ports/intl-air'
import { chinaDate } from '../../air/sale-day'
import { half, type Option } from '../fares/components'
import { tripOf, type Trip } from '../fares/trip'
import { cabins } from '../inventory'
import type { Skies } from './coupons'
import { flownOf, goingOnFrom } from './going-on'
import type { Desk } from './holds'
import type { PassengerValue, SliceValue } from './records'
import type { LiveTicket } from './live-ticket'
import { valueOf } from './values'

/** A slice of some tickets as it would be instead. */
export interface Exchange {
  slice: number
  /** Flights of it that are flown already and stay; what is new comes after them. */
  flown: number
  slices: readonly IntlAirSlice[]
  option: Option
  /** By type of passenger. */
  value: SliceValue
  /** One for each ticket. */
  costs: IntlChangeCost[]
}

interface SliceOn {
  slice: number
  date: string
  now: Date
}

/** The trip with another day for one slice, from where its passengers are; its fares are asked for so many days ahead of that. */
export function changedTrip(desk: Desk & Skies, ticket: LiveTicket, { slice, date, now }: SliceOn): Trip {
  const { world } = desk
  const from = goingOnFrom(desk, ticket, { slice, now })
  const slices = ticket.record.trip.pricing.slices.map((each, index) =>
    index === slice ? { ...each, date, ...(from && { departAirports: [from.airport] }) } : each,
  )
  return { ...tripOf(world, slices, now), advanceDays: daysBetween(chinaDate(now), date) }
}

interface ChosenTrip {
  trip: Trip
  option: Option
  now: Date
}

/** What it would cost each of these tickets to have this itinerary instead (docs/intl-fare-rules.md, 5). */
export function exchangeFor(
  tickets: readonly LiveTicket[],
  slice: number,
  { trip, option, now }: ChosenTrip,
): Exchange | 'unknown' | 'notChangeable' {
  const [first] = tickets as [LiveTicket]
  const { record, plan } = first
  const flown = flownOf(first, slice)
  const old = record.trip.values[slice]!
  const halves = old.halves && half(trip, slice, option) !== undefined
  const types = [...new Set(tickets.map(typeOf))]
  const parts = trip.slices.map(() => ({ option, oneWay: 0 }))
  const fresh = Object.fromEntries(types.map((type) => [type, valueOf({ trip, parts, halves }, slice, type)]))
  const direction = record.trip.quote.tickets[plan]!.slices.indexOf(slice)
  const departAt = new Date(option.itinerary.departMs).toISOString()
  const sameCabin = cabinOf(record.trip.quote.fares[slice]!.cabins) === option.bookingClass.cabin
  const costs: IntlChangeCost[] = []
  for (const ticket of tickets) {
    const cost = changeCostOf(ticket.state, direction, { ...fresh[typeOf(ticket)]!, departAt, sameCabin }, now.toISOString())
    if (typeof cost === 'string') return cost
    costs.push(cost)
  }
  // A direction that goes on is worth what was paid for all of it.
  const value =
    flown > 0
      ? old
      : { halves, byType: Object.fromEntries(types.map((type) => [type, worthAfter(old.byType[type]!, fresh[type]!)])) }
  return { slice, flown, slices: flown > 0 ? record.trip.pricing.slices : trip.slices, option, value, costs }
}

export const typeOf = ({ record, passenger }: Pick<LiveTicket, 'record' | 'passenger'>): IntlPassengerType =>
  record.passengers[passenger]!

/** The best of a journey's cabins is that of its longest segment. */
const cabinOf = (told: readonly string[]): string | undefined => cabins.find((cabin) => told.includes(cabin))

/** The new direction is worth what was paid for it: what is cheaper keeps the value of the old one. */
function worthAfter(old: PassengerValue, fresh: PassengerValue): PassengerValue {
  const total = ({ taxes }: PassengerValue): number => sum(taxes.map(({ amount }) => amount))
  const paid = Math.max(old.fare + old.surcharge, fresh.fare + fresh.surcharge)
  return { ...fresh, fare: paid - fresh.surcharge, taxes: total(fresh) >= total(old) ? fresh.taxes : old.taxes }
}

/** What is kept with each ticket that was exchanged. */
export interface ExchangedTicket {
  newTicketNo: string
  itinerary: IntlAirItinerary
  records: string[]
  penalties: IntlPenalty[]
}
