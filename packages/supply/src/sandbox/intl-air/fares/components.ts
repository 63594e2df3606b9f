import { fareFen, filedAmount, shareOfFare } from '@sojourn/domain/products/intl-flight/rounding'
import type { IntlFareBrand, IntlFareType, IntlPassengerType } from '../../../ports/intl-air'
import type { BookingClass } from '../../air/ladders'
import type { Way } from '../ways'
import type { SaleWorld } from '../sale-world'
import { roundTripConditions } from './brands'
import { passengerPercent } from './buyer'
import type { Tariff } from './tariff'
import { filingOf, stayPercent, type Trip } from './trip'

/** A way in one class, as this buyer can have it. */
export interface Option {
  way: Way
  bookingClass: BookingClass
  type: IntlFareType
  brand: IntlFareBrand
  /** Percent of the published fare. */
  percent: number
  seats: number
}

/** One direction of a trip at one of its fares, of an adult: filed smallest coins. */
export interface Component {
  kind: 'oneWay' | 'half'
  /** Of a half: the whole round-trip fare. */
  filed: number
  currency: string
  rate: number
}

export interface FareDesk {
  world: SaleWorld
  tariff: Tariff
}

/** A round trip costs this percent of two one-way fares, the more the dearer its class. */
const roundTripPercent = ({ relative }: BookingClass): number => 60 + relative / 5

export function oneWay({ world, tariff }: FareDesk, { way, bookingClass, percent }: Option): Component {
  const { currency, rate } = filingOf(world, way.from)
  const level = tariff.level(
    { carrier: way.carrier, from: way.from, to: way.to, segments: way.departures.length },
    way.first.departDate,
  )
  return { kind: 'oneWay', filed: filedAmount((level * bookingClass.percent * percent) / 10_000, currency, rate), currency, rate }
}

/** Half of the round-trip fare from where the trip begins; undefined where its conditions are not met. */
export function half({ world, tariff }: FareDesk, trip: Trip, slice: number, option: Option): Component | undefined {
  const { way, bookingClass, percent, brand } = option
  const condition = roundTripConditions[brand]
  const allowed =
    trip.roundTrip &&
    !way.lowCost &&
    trip.advanceDays >= condition.advanceDays &&
    trip.stay >= condition.leastStay &&
    trip.stay <= condition.longestStay
  if (!allowed) return undefined
  const [from, to] = slice === 0 ? [way.from, way.to] : [way.to, way.from]
  const { currency, rate } = filingOf(world, from)
  const level = tariff.level({ carrier: way.carrier, from, to, segments: way.departures.length }, way.first.departDate)
  const share = (roundTripPercent(bookingClass) * stayPercent(trip.stay)) / 10_000
  const fen = ((2 * level * bookingClass.percent * percent) / 10_000) * share
  return { kind: 'half', filed: filedAmount(fen, currency, rate), currency, rate }
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
export function surchargeOf({ way, bookingClass }: Pick<Option, 'way' | 'bookingClass'>, passenger: IntlPassengerType): number {
  if (way.lowCost || passenger === 'infant') return 0
  const amount = surchargeBands.find(([km]) => way.distanceKm <= km)![1]
  return bookingClass.cabin === 'F' || bookingClass.cabin === 'C' ? amount * 1.5 : amount
}
