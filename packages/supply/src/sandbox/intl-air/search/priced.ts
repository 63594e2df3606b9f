import type { IntlPassengerType } from '../../../ports/intl-air'
import type { partyOf } from '../fares/buyer'
import { half, oneWay, shareOf, surchargeOf, type Component, type Option } from '../fares/components'
import type { Trip } from '../fares/trip'

export type Party = ReturnType<typeof partyOf>

/** What a party pays for an option, in fen with taxes: as a one-itinerary fare, and as half of a round trip where it may be. */
export interface Priced {
  option: Option
  oneWay: number
  half?: number | undefined
}

const faresOf = (component: Component, party: Party): number =>
  party.reduce((total, { passenger, count }) => total + count * shareOf(component, passenger).fare, 0)

export function priced(trip: Trip, slice: number, option: Option, party: Party): Priced {
  const { taxTotal } = option.itinerary
  let extras = 0
  for (const { passenger, count } of party) extras += count * (surchargeOf(option, passenger) + taxTotal[passenger])
  const back = half(trip, slice, option)
  return {
    option,
    oneWay: faresOf(oneWay(option), party) + extras,
    half: back && faresOf(back, party) + extras,
  }
}

/** All as halves of one carrier; beyond all fares where they are not had. */
export function halvesTotal(parts: readonly Priced[]): number {
  let total = 0
  for (const { option, half } of parts) {
    if (half === undefined || option.itinerary.carrier !== parts[0]!.option.itinerary.carrier) return Number.POSITIVE_INFINITY
    total += half
  }
  return total
}

interface PricedBy {
  option: Option
  halves: boolean
  passenger: IntlPassengerType
}

/** Fare and surcharge of one passenger for an option bought so. */
export function ticketPriceOf(trip: Trip, slice: number, { option, halves, passenger }: PricedBy): number {
  const component = halves ? half(trip, slice, option)! : oneWay(option)
  return shareOf(component, passenger).fare + surchargeOf(option, passenger)
}
