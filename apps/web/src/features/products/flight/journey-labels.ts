import type { FlightText } from './format'

/** What each flight of an order is called: out and back, or the first and second of a connection; one alone has no name. */
export function journeyLabels(text: FlightText, flights: readonly { journey: number }[]): string[] {
  if (flights.length < 2) return []
  return isConnection(flights)
    ? [text.firstFlight, text.secondFlight]
    : flights.map(({ journey }) => [text.outbound, text.inbound][journey] ?? '')
}

/** Are these the two flights of one journey? */
export const isConnection = (flights: readonly { journey: number }[]): boolean =>
  flights.length > 1 && flights.every(({ journey }) => journey === flights[0]?.journey)
