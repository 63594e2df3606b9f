import type { AirMeal } from './air'

/** One take-off and landing under one flight number, perhaps with a technical stop. */
export interface IntlAirSegment {
  flightNo: string
  carrier: string
  /** Who really flies, where another carrier sells it too. */
  operating?: { carrier: string; flightNo: string }
  departAirport: string
  departTerminal: string
  departDate: string
  departTime: string
  arriveAirport: string
  arriveTerminal: string
  arriveDate: string
  arriveTime: string
  /** Instants, for all that is counted. */
  departAt: string
  arriveAt: string
  durationMinutes: number
  distanceKm: number
  /** IATA type code. */
  aircraft: string
  meal: AirMeal
  stops: { airport: string; arriveTime: string; departTime: string }[]
}
/** Between two segments of an itinerary. */
export interface IntlAirConnection {
  arriveAirport: string
  /** Another one where passengers change airports. */
  departAirport: string
  minutes: number
  /** What the airport asks at least for such a change. */
  minimumMinutes: number
  /** Whether bags are checked through to the end; undefined where nobody knows. */
  bagsThrough?: boolean
  /** Under one ticket; otherwise a missed flight is the passenger's own loss. */
  protected: boolean
}
