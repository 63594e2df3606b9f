import { airport } from '../../../reference/air/airports'

/** A flight as borders see it; dates are local to the airports. */
export interface CrossingFlight {
  /** Which direction of the trip it belongs to. */
  slice: number
  departAirport: string
  departDate: string
  arriveAirport: string
  arriveDate: string
}

/** A country that one comes to on a trip. */
export interface TripStop {
  country: string
  arriveDate: string
  /** Absent where the trip ends there. */
  departDate?: string
  /** Planes are changed, nothing more. */
  transit: boolean
}

const countryOf = (iata: string): string => airport(iata)?.country ?? ''

/** Where a trip comes to, flight by flight; a change of planes inside the country that is left or reached is none. */
export function stopsOf(flights: readonly CrossingFlight[]): TripStop[] {
  return flights.flatMap((flight, index): TripStop[] => {
    const next = flights[index + 1]
    const country = countryOf(flight.arriveAirport)
    const transit = next !== undefined && next.slice === flight.slice
    if (transit && (country === countryOf(flight.departAirport) || country === countryOf(next.arriveAirport))) return []
    return [{ country, arriveDate: flight.arriveDate, transit, ...(next && { departDate: next.departDate }) }]
  })
}

/** Where somebody stays on a trip; nobody needs leave to come home. */
export const visitedOf = (flights: readonly CrossingFlight[], home = 'CN'): TripStop[] =>
  stopsOf(flights).filter(({ transit, country }) => !transit && country !== home)

/** All countries and regions that a trip touches outside mainland China. */
export const abroadOf = (flights: readonly CrossingFlight[]): ReadonlySet<string> =>
  new Set(
    flights
      .flatMap(({ departAirport, arriveAirport }) => [countryOf(departAirport), countryOf(arriveAirport)])
      .filter((country) => country !== 'CN'),
  )
