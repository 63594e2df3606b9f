import type { AirMeal } from '../../ports/air'

/** One departure of a flight under one number: facts of a day, times local to the airports, instants in ms. */
export interface Departure {
  flightNo: string
  carrier: string
  operating?: { carrier: string; flightNo: string }
  from: string
  to: string
  fromTerminal: string
  toTerminal: string
  departDate: string
  departTime: string
  arriveDate: string
  arriveTime: string
  departMs: number
  arriveMs: number
  blockMinutes: number
  distanceKm: number
  /** IATA type code. */
  aircraft: string
  meal: AirMeal
  stops: { airport: string; arriveTime: string; departTime: string }[]
  /** Of the flight that really flies: all numbers under which it is sold take the same seats. */
  legId: string
}

/** Between two departures of one route. */
export interface Change {
  arriveAirport: string
  departAirport: string
  minutes: number
  minimumMinutes: number
  bagsThrough?: boolean
}

/** One way from one place to another: one to three departures. */
export interface Route {
  departures: readonly Departure[]
  changes: readonly Change[]
  durationMinutes: number
}

export interface RouteSearch {
  departAirports: readonly string[]
  arriveAirports: readonly string[]
  /** Local day of the first departure. */
  date: string
  directOnly: boolean
}

/** Who flies where and when: the timetable with all ways of changing planes that its rules allow. */
export interface IntlNetwork {
  /** Does in pieces what the first questions would otherwise wait for; between them others have their turn. */
  prepare(othersFirst: () => Promise<unknown>): Promise<void>
  /** Every connection, the quickest first. */
  routes(search: RouteSearch): readonly Route[]
  departure(flightNo: string, from: string, departDate: string): Departure | undefined
  /** All of a number on a local day of departure. */
  numbered(flightNo: string, departDate: string): readonly Departure[]
  /** Whether carriers sell each other's flights on one ticket. */
  interline(one: string, other: string): boolean
}
