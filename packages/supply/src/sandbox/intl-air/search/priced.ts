import type { IntlPassengerType } from '../../../ports/intl-air'
import type { partyOf } from '../fares/buyer'
import { half, oneWay, shareOf, surchargeOf, type Component, type Option } from '../fares/components'
import type { Trip } from '../fares/trip'

export type Party = ReturnType<typeof partyOf>

/** What a party pays for an option, in fen with taxes: as a one-way fare, and as half of a round trip where it may be. */
export interface Priced {
  option: Option
  oneWay: number
  half?: number | undefined
}

const faresOf = (component: Component, party: Party): number =>
  party.reduce((total, { passenger, count }) => total + count * shareOf(component, passenger).fare, 0)

export function priced(trip: Trip, slice: number, option: Option, party: Party): Priced {
  const { taxTotal } = option.way
  let extras = 0
  for (const { passenger, count } of party) extras += count * (surchargeOf(option, passenger) + taxTotal[passenger])
  const back = half(trip, slice, option)
  return {
    option,
    oneWay: faresOf(oneWay(option), party) + extras,
    half: back && faresOf(back, party) + extras,
  }
}

/** A trip of two as it is bought. */
export interface Pair {
  total: number
  parts: Priced[]
  /** By round-trip halves of one carrier; else by two one-way fares. */
  halves: boolean
}

/** How a trip of two is bought at the least. */
export function pairOf(one: Priced, other: Priced): Pair {
  const apart = one.oneWay + other.oneWay
  const together =
    one.option.way.carrier === other.option.way.carrier && one.half !== undefined && other.half !== undefined
      ? one.half + other.half
      : Number.POSITIVE_INFINITY
  const halves = together <= apart
  return { total: halves ? together : apart, parts: [one, other], halves }
}

/** Fare and surcharge of one passenger for an option bought so. */
export function ticketPriceOf(trip: Trip, slice: number, option: Option, halves: boolean, passenger: IntlPassengerType): number {
  const component = halves ? half(trip, slice, option)! : oneWay(option)
  return shareOf(component, passenger).fare + surchargeOf(option, passenger)
}
