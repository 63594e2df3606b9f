import type { LocalText } from '@sojourn/contract/kit/language'
import { localText, tableRows } from '../rows'
import { airlineTable } from '../tables/airlines'

export type Alliance = 'Star Alliance' | 'SkyTeam' | 'oneworld'

export interface Airline {
  code: string
  icao: string
  /** First three digits of its e-ticket numbers; empty where the carrier issues none of its own. */
  ticketPrefix: string
  name: LocalText
  shortName: LocalText
  country: string
  /** Ground of the two-letter badge, dark enough for white letters. */
  colour: string
  lowCost: boolean
  /** Full members; partners of an alliance, and members that are suspended, belong to none. */
  alliance?: Alliance
}

export const airlines: readonly Airline[] = tableRows(airlineTable).map((cell) => ({
  code: cell(0),
  icao: cell(1),
  ticketPrefix: cell(2),
  name: localText(cell, 3),
  shortName: localText(cell, 6),
  country: cell(9),
  colour: cell(10),
  lowCost: cell(11) === 'low',
  ...(cell(12) !== '' && { alliance: cell(12) as Alliance }),
}))

const byCode = new Map(airlines.map((airline) => [airline.code, airline]))

export const airline = (code: string): Airline | undefined => byCode.get(code)

/** The settlement plan's own code, for carriers without tickets of their own. */
const planPrefix = '999'

/** The three digits with which tickets of a carrier (IATA code) begin; undefined where it is not among the known carriers. */
export function ticketPrefixOf(carrier: string): string | undefined {
  const known = airline(carrier)
  return known && (known.ticketPrefix || planPrefix)
}
