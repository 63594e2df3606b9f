import { addMonths } from '../../kit/local-date'

export interface Days {
  from: string
  to: string
}

/** The month so far, and the same days of the year before; what ends on 29 February ends there on the 28th. */
export function monthSoFar(today: string): { now: Days; before: Days } {
  const from = `${today.slice(0, 7)}-01`
  return { now: { from, to: today }, before: { from: addMonths(from, -12), to: addMonths(today, -12) } }
}
