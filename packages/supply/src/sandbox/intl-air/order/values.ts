import type { IntlPassengerType } from '../../../ports/intl-air'
import { oneWay, shareOf, surchargeOf } from '../fares/components'
import { taxesOf } from '../fares/taxes'
import { componentOf, type Bought } from '../search/tickets'
import type { BookedTrip, PassengerValue, SliceValue } from './records'

/** What each slice of a trip is worth as it is bought; `raise` is fen by which a faulty fare of the first passenger is dearer. */
export const valuesOf = (bought: Bought, passengers: readonly IntlPassengerType[], raise = 0): SliceValue[] =>
  bought.parts.map((_, slice) => ({
    halves: bought.halves,
    byType: Object.fromEntries(
      [...new Set(passengers)].map((passenger, place) => [
        passenger,
        valueOf(bought, slice, passenger, slice === 0 && place === 0 ? raise : 0),
      ]),
    ),
  }))

export function valueOf(bought: Bought, slice: number, passenger: IntlPassengerType, raise = 0): PassengerValue {
  const { option } = bought.parts[slice]!
  return {
    fare: shareOf(componentOf(bought, slice), passenger).fare + raise,
    surcharge: surchargeOf(option, passenger),
    taxes: taxesOf(option.itinerary.taxes, passenger),
    oneWayFare: shareOf(oneWay(option), passenger).fare,
  }
}

export const lastDeparture = ({ quote }: Pick<BookedTrip, 'quote'>): string => quote.itineraries.at(-1)!.segments.at(-1)!.departAt
