/** One take-off and landing; minutes count from midnight of the flight's date, so an arrival after midnight exceeds 1440. */
export interface Leg {
  /** Names the leg in the books. It must not change between starts, or what was sold is forgotten. */
  id: string
  from: string
  fromTerminal: string
  departMinutes: number
  to: string
  toTerminal: string
  arriveMinutes: number
}

export interface ScheduledFlight {
  flightNo: string
  /** Bit 0 is Monday. */
  days: number
  aircraft: string
  /** Two legs are one flight with a stop. Flights that share an aircraft share its legs. */
  legs: readonly Leg[]
  /** The flight number under which the aircraft really flies, when another carrier sells it too. */
  operatedAs?: string
}

export interface Timetable {
  flights: readonly ScheduledFlight[]
}

export const everyDay = 0b111_1111
export const carrierOf = (flightNo: string): string => flightNo.slice(0, 2)
export const legId = (flightNo: string, from: string, to: string): string => `${flightNo}-${from}${to}`

/** 1970-01-01 was a Thursday. */
export const fliesOn = (days: number, epochDay: number): boolean => ((days >> ((epochDay + 3) % 7)) & 1) === 1

/** 0.78 h on the ground and in the climb, 0.00146 h per km, in steps of five minutes (calibrated on published schedules). */
export const blockMinutes = (km: number): number => Math.round(((0.78 + 0.00146 * km) * 60) / 5) * 5
