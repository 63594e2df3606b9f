import type { Departure } from './network'

/** `MU543-20261210-PVGSIN.SQ221-20261211-SINSYD`: flights, days and airports of its segments. */
export const itineraryKeyOf = (departures: readonly Departure[]): string => departures.map(segmentKeyOf).join('.')

const segmentKeyOf = ({ flightNo, departDate, from, to }: Departure): string =>
  `${flightNo}-${departDate.replaceAll('-', '')}-${from}${to}`
