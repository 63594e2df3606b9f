import { useText } from '../../../../kit/text/text'
import { carrierName, type FlightNames, type FlightText } from '../format'
import type { FilterGroup } from './filter-rules'

/** What the filters of flights are called. */
export function useFilterWords(names: FlightNames) {
  const text = useText('products/flight-list')
  const { within } = useText('booking/list')
  const flightText = useText('products/flight')
  return {
    switches: { within, direct: text.direct, own: text.ownFlight },
    groups: { ...text, band: text.timeBand },
    value: valueWord(names, flightText, text.bands),
    countOf: text.countOf,
    show: text.showFlights,
  }
}

const valueWord = (names: FlightNames, text: FlightText, bands: Record<string, string>) => {
  const words: Record<FilterGroup, (value: string) => string | undefined> = {
    band: (value) => bands[value],
    carrier: (value) => carrierName(names, value),
    departAirport: (value) => names.airports.get(value)?.shortName,
    arriveAirport: (value) => names.airports.get(value)?.shortName,
    cabin: (value) => text.cabins[value as keyof FlightText['cabins']],
    size: (value) => text.sizes[value as keyof FlightText['sizes']],
  }
  return (group: FilterGroup, value: string) => words[group](value)
}
