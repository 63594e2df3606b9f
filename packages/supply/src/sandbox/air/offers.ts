import { fuelSurcharge } from '@sojourn/domain/products/flight/fees'
import type { AirFare, AirFareType, AirFlight } from '../../ports/air'
import { freeSeats, legLimits, shown, type LegLimits } from './availability'
import { isAnnouncedBy } from './disruptions'
import { bestAgreement, fareOf, hasAgreementFare, hasCorporateFare, priceOf, publicPrice, publicType, type Buyer } from './fares'
import { flightKey } from './keys'
import type { BookingClass } from './ladders'
import { mix } from './random'
import { chinaDate, departureMs, hoursUntil, isSaleClosed, isWithinHorizon, type SaleDay } from './sale-day'
import type { Segment } from './timetable/segment'
import { fliesOn } from './timetable/timetable'

/** Seats sold of a leg on the day in question, by class. */
export type SoldOf = (legId: string) => readonly number[]

export interface Wanted extends Buyer {
  party: number
  governmentOnly: boolean
}

export type Refusal = 'flightUnknown' | 'saleClosed'

/** Why a flight cannot be sold on a day at all. */
export function refusal(segment: Segment, sale: SaleDay, now: Date): Refusal | undefined {
  if (!fliesOn(segment.scheduled.days, sale.day) || !isWithinHorizon(sale.date, now)) return 'flightUnknown'
  if (isSaleClosed(sale.day, segment.departMinutes, now)) return 'saleClosed'
  return isAnnouncedBy(segment, sale.day, now, 'cancelled') ? 'flightUnknown' : undefined
}

/** Limits of every leg at this hour. */
export const limitsOf = (segment: Segment, sale: SaleDay, now: Date): LegLimits[] =>
  segment.legs.map((leg, index) =>
    legLimits(segment.ladder, segment.seats, {
      draw: mix(segment.legSeeds[index] ?? 0, sale.day),
      departMinutes: leg.departMinutes,
      weekday: sale.weekday,
      hoursAhead: Math.max(0, Math.floor(hoursUntil(departureMs(sale.day, leg.departMinutes), now))),
      rush: sale.rush,
    }),
  )

/** A class has as many seats as the fullest leg leaves. */
export function seatsOf(segment: Segment, limits: readonly LegLimits[], bookingClass: BookingClass, soldOf: SoldOf): number {
  let seats = Number.MAX_SAFE_INTEGER
  for (const [index, limit] of limits.entries()) {
    seats = Math.min(seats, freeSeats(segment.ladder, limit, bookingClass, soldOf(segment.legs[index]?.id ?? '')))
  }
  return seats
}

/** What is asked of a flight: its day of sale, the moment, what is sold of its legs, and who buys. */
export interface OffersAsked {
  sale: SaleDay
  now: Date
  soldOf: SoldOf
  wanted: Wanted
}

/** The flight with every fare that the whole party can have in one class; a flight without any is not offered. */
export function offerOf(segment: Segment, { sale, now, soldOf, wanted }: OffersAsked): AirFlight | undefined {
  if (refusal(segment, sale, now)) return undefined
  const limits = limitsOf(segment, sale, now)
  const fares: AirFare[] = []
  let corporate: AirFare | undefined
  const agreement = bestAgreement(segment, wanted)
  for (const bookingClass of segment.ladder.classes) {
    const seats = seatsOf(segment, limits, bookingClass, soldOf)
    if (seats < Math.max(1, wanted.party)) continue
    const sold = (type: AirFareType, price: number): AirFare =>
      fareOf(segment, bookingClass, { type, ticketPrice: price, seats: shown(seats) })
    if (wanted.governmentOnly) {
      const price = priceOf(segment, bookingClass, { type: 'government', day: sale.day, buyer: wanted })
      if (price !== undefined) fares.push(sold('government', price))
      continue
    }
    const price = publicPrice(segment, bookingClass, sale.day)
    fares.push(sold(publicType(bookingClass), price))
    if (agreement && hasAgreementFare(bookingClass))
      fares.push(sold('agreement', priceOf(segment, bookingClass, { type: 'agreement', day: sale.day, buyer: wanted }) ?? price))
    if (wanted.businessTravel && hasCorporateFare(segment, bookingClass)) {
      corporate = sold('corporate', priceOf(segment, bookingClass, { type: 'corporate', day: sale.day, buyer: wanted }) ?? price)
    }
  }
  if (corporate) fares.push(corporate)
  if (fares.length === 0) return undefined
  fares.sort((a, b) => a.ticketPrice - b.ticketPrice)
  return flightOf(segment, sale, now, fares)
}

export const flightOf = (segment: Segment, sale: SaleDay, now: Date, fares: AirFare[]): AirFlight => ({
  ...segment.described,
  flightKey: flightKey(segment.flightNo, sale.day, segment.pair),
  departDate: sale.date,
  fuelFee: fuelFeeOf(segment, sale, now, 'adult'),
  childFuelFee: fuelFeeOf(segment, sale, now, 'child'),
  fares,
})

const fuelFeeOf = (segment: Segment, sale: SaleDay, now: Date, passenger: 'adult' | 'child'): number =>
  fuelSurcharge(sale.fuelLevels, chinaDate(now), segment.distanceKm, passenger)

/** The least that this buyer pays for a flight that has the seats: the first price of its offer, without the others. */
export function lowestPrice(segment: Segment, { sale, now, soldOf, wanted }: OffersAsked): number | undefined {
  if (refusal(segment, sale, now)) return undefined
  const limits = limitsOf(segment, sale, now)
  let lowest: number | undefined
  for (const bookingClass of segment.ladder.classes.toReversed()) {
    const price = leastOf(segment, bookingClass, sale.day, wanted)
    if (price === undefined || (lowest !== undefined && price >= lowest)) continue
    if (seatsOf(segment, limits, bookingClass, soldOf) >= Math.max(1, wanted.party)) lowest = price
  }
  return lowest
}

/** The cheapest way in which a class is sold to this buyer. */
function leastOf(segment: Segment, bookingClass: BookingClass, day: number, wanted: Wanted): number | undefined {
  const types = wanted.governmentOnly
    ? (['government'] as const)
    : ([publicType(bookingClass), 'agreement', 'corporate'] as const)
  const prices = types.flatMap((type) => priceOf(segment, bookingClass, { type, day, buyer: wanted }) ?? [])
  return prices.length > 0 ? Math.min(...prices) : undefined
}
