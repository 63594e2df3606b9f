import { fareFen, filedAmount, shareOfFare } from '@sojourn/domain/products/intl-flight/rounding'
import type { IntlFareBrand, IntlFareType, IntlPassengerType } from '../../../ports/intl-air'
import type { BookingClass } from '../../air/ladders'
import type { Itinerary } from '../itineraries'
import { roundTripConditions } from './brands'
import { passengerPercent } from './buyer'
import { stayPercent, type Trip } from './trip'

/** An itinerary in one class, as this buyer can have it. */
export interface Option {
  itinerary: Itinerary
  bookingClass: BookingClass
  type: IntlFareType
  brand: IntlFareBrand
  /** Percent of the published fare. */
  percent: number
}

/** One direction of a trip at one of its fares, of an adult: filed smallest coins. */
export interface Component {
  kind: 'oneWay' | 'half'
  /** Of a half: the whole round-trip fare. */
  filed: number
  currency: string
  rate: number
}

/** A round trip costs this percent of two one-way fares, the more the dearer its class. */
const roundTripPercent = ({ relative }: BookingClass): number => 60 + relative / 5

export function oneWay({ itinerary: { filed }, bookingClass, percent }: Option): Component {
  const { level, currency, rate } = filed
  return { kind: 'oneWay', filed: filedAmount((level * bookingClass.percent * percent) / 10_000, currency, rate), currency, rate }
}

/** Half of the round-trip fare, of a homeward slice as it is filed at its end; undefined where its conditions are not met. */
export function half(trip: Trip, slice: number, { itinerary, bookingClass, percent, brand }: Option): Component | undefined {
  if (!trip.halves || itinerary.lowCost) return undefined
  if (!isHalfSold(trip, brand)) return undefined
  const { level, currency, rate } = trip.halves[slice] === 'outward' ? itinerary.filed : itinerary.filedBack
  const share = (roundTripPercent(bookingClass) * stayPercent(trip.stay)) / 10_000
  const fen = ((2 * level * bookingClass.percent * percent) / 10_000) * share
  return { kind: 'half', filed: filedAmount(fen, currency, rate), currency, rate }
}

function isHalfSold({ advanceDays, stay }: Trip, brand: IntlFareBrand): boolean {
  const conditions = roundTripConditions[brand]
  return advanceDays >= conditions.advanceDays && stay >= conditions.leastStay && stay <= conditions.longestStay
}

/** The same for trips whose slice costs the same in every class: one way alone, or which brands are sold as halves, outward or homeward, and the stay. */
export function roundTripKey(trip: Trip, slice: number): string {
  if (!trip.halves) return 'oneWay'
  const brands = (Object.keys(roundTripConditions) as IntlFareBrand[]).filter((brand) => isHalfSold(trip, brand))
  return `${trip.halves[slice]} ${stayPercent(trip.stay)} ${brands.join()}`
}

/** What one passenger pays of a component: filed coins, and fen. */
export function shareOf(
  { kind, filed, currency, rate }: Component,
  passenger: IntlPassengerType,
): { filed: number; fare: number } {
  const whole = shareOfFare(filed, passengerPercent[passenger], currency)
  const own = kind === 'half' ? whole / 2 : whole
  return { filed: own, fare: fareFen(own, currency, rate) }
}

const surchargeBands = [
  [1500, 12_000],
  [3000, 26_000],
  [6000, 48_000],
  [Number.POSITIVE_INFINITY, 78_000],
] as const

/** The carrier's own surcharge (YQ or YR) in fen: by distance, half as much again in the front cabins; low-cost carriers have none. */
export function surchargeOf(
  { itinerary, bookingClass }: Pick<Option, 'itinerary' | 'bookingClass'>,
  passenger: IntlPassengerType,
): number {
  if (itinerary.lowCost || passenger === 'infant') return 0
  const amount = surchargeBands.find(([km]) => itinerary.distanceKm <= km)![1]
  return bookingClass.cabin === 'F' || bookingClass.cabin === 'C' ? amount * 1.5 : amount
}
