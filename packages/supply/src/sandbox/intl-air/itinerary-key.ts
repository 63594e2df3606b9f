import type { Departure } from './network'

/** `MU543-20261210-PVGSIN.SQ221-20261211-SINSYD`: flights, days and airports of its segments. */
export const itineraryKeyOf = (departures: readonly Departure[]): string => departures.map(segmentKeyOf).join('.')

const segmentKeyOf = ({ flightNo, departDate, from, to }: Departure): string =>
  `${flightNo}-${departDate.replaceAll('-', '')}-${from}${to}`

/** What one part of a key names: a flight stays that of the day it was planned for, whatever becomes of its hours. */
export function plannedIn(segmentKey: string): Pick<Departure, 'flightNo' | 'from' | 'departDate'> {
  const [flightNo = '', day = '', pair = ''] = segmentKey.split('-')
  return { flightNo, from: pair.slice(0, 3), departDate: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` }
}
