/** One take-off and landing of a flight. */
export interface IntlLeg {
  from: string
  fromTerminal: string
  to: string
  toTerminal: string
  blockMinutes: number
  /** On the ground before it; 0 for the first. */
  groundMinutes: number
}

/** A flight under one number as it is planned; its day is that of its first take-off, local there. */
export interface IntlFlight {
  flightNo: string
  /** The number under which the aircraft really flies, where another carrier sells it too. */
  operatedAs?: string
  aircraft: string
  /** Minutes from midnight, local. */
  departMinutes: number
  /** Week days of the summer and the winter season of schedules; bit 0 is Monday. */
  days: { summer: number; winter: number }
  /** Its first and last day as days since 1970-01-01; absent ends are open. */
  from?: number
  until?: number
  /** One or two, with a stop between. */
  legs: readonly IntlLeg[]
}

/** A flight from where it may be boarded to where it may be left: positions of its legs. */
export interface IntlPart {
  flight: IntlFlight
  first: number
  last: number
}

/** Who flies where, whenever it is. Answers stay the same. */
export interface IntlTimetable {
  destinations(from: string): readonly string[]
  origins(to: string): readonly string[]
  parts(from: string, to: string): readonly IntlPart[]
  /** The airports between which a number is sold. */
  pairsOf(flightNo: string): readonly { from: string; to: string }[]
}

const dayMs = 86_400_000

/** The last Sunday of a month that has 31 days, as days since 1970-01-01. */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month - 1, 31) / dayMs
  return last - ((last + 4) % 7)
}

/** Schedules of summer begin on the last Sunday of March and end on the Saturday before the last Sunday of October (IATA). */
export function isSummer(epochDay: number): boolean {
  const year = new Date(epochDay * dayMs).getUTCFullYear()
  return epochDay >= lastSunday(year, 3) && epochDay < lastSunday(year, 10)
}

/** Whether a flight takes off on a day, local to its first airport; 1970-01-01 was a Thursday. */
export function takesOffOn({ days, from, until }: IntlFlight, epochDay: number): boolean {
  if ((from !== undefined && epochDay < from) || (until !== undefined && epochDay > until)) return false
  return (((isSummer(epochDay) ? days.summer : days.winter) >> ((epochDay + 3) % 7)) & 1) === 1
}
