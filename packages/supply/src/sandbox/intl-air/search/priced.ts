import type { IntlPassengerType } from '../../../ports/intl-air'
import { partyOf } from '../fares/buyer'
import { half, oneWay, shareOf, surchargeOf, type Component, type FareDesk, type Option } from '../fares/components'
import { taxTotal } from '../fares/taxes'
import type { Trip } from '../fares/trip'
import type { Way } from '../ways'

export type Party = ReturnType<typeof partyOf>

/** What a party pays for an option, in fen with taxes: as a one-way fare, and as half of a round trip where it may be. */
export interface Priced {
  option: Option
  oneWay: number
  half?: number | undefined
}

const faresOf = (component: Component, party: Party): number =>
  party.reduce((total, { passenger, count }) => total + count * shareOf(component, passenger).fare, 0)

/** Taxes of a way are the same in all its fares. */
export function taxesOfParty(way: Way, party: Party): number {
  return party.reduce((total, { passenger, count }) => total + count * taxTotal(way.taxes, passenger), 0)
}

export function priced(desk: FareDesk, trip: Trip, slice: number, option: Option, party: Party, taxes: number): Priced {
  const surcharge = party.reduce((total, { passenger, count }) => total + count * surchargeOf(option, passenger), 0)
  const back = half(desk, trip, slice, option)
  return {
    option,
    oneWay: faresOf(oneWay(desk, option), party) + surcharge + taxes,
    half: back && faresOf(back, party) + surcharge + taxes,
  }
}

/** The least that completes a trip: one way of all carriers, and by carrier as half of a round trip. */
export interface Completion {
  oneWay?: Priced | undefined
  halves: ReadonlyMap<string, Priced>
}

export function completionOf(all: readonly Priced[]): Completion {
  let least: Priced | undefined
  const halves = new Map<string, Priced>()
  for (const each of all) {
    if (!least || each.oneWay < least.oneWay) least = each
    if (each.half === undefined) continue
    const { carrier } = each.option.way
    const before = halves.get(carrier)
    if (!before || each.half < before.half!) halves.set(carrier, each)
  }
  return { oneWay: least, halves }
}

/** How a trip of two is bought at the least: by round-trip halves of one carrier, or by two one-way fares. */
export function pairOf(one: Priced, other: Priced): { total: number; halves: boolean } | undefined {
  const apart = one.oneWay + other.oneWay
  const together =
    one.option.way.carrier === other.option.way.carrier && one.half !== undefined && other.half !== undefined
      ? one.half + other.half
      : Number.POSITIVE_INFINITY
  return together <= apart ? { total: together, halves: true } : { total: apart, halves: false }
}

/** Fare and surcharge, and taxes, of one passenger for an option bought so. */
export function priceOfPassenger(
  desk: FareDesk,
  trip: Trip,
  slice: number,
  { option }: Priced,
  halves: boolean,
  passenger: IntlPassengerType,
): { ticketPrice: number; taxes: number } {
  const component = halves ? half(desk, trip, slice, option)! : oneWay(desk, option)
  return {
    ticketPrice: shareOf(component, passenger).fare + surchargeOf(option, passenger),
    taxes: taxTotal(option.way.taxes, passenger),
  }
}
