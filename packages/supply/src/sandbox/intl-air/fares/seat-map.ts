import type { AirCabin } from '../../../ports/air'
import type { IntlExtraCode } from '../../../ports/intl-air-extras'

export type SeatCode = Extract<IntlExtraCode, 'window' | 'aisle' | 'legroom'>

const rowsBetween = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, row) => first + row)

/** Rows beside the exits, which have room for legs. */
const exitRows = [44, 45]
const inFront = rowsBetween(1, 9)
const rowsOf: Readonly<Record<AirCabin, number[]>> = {
  F: inFront,
  C: inFront,
  W: rowsBetween(11, 17),
  Y: rowsBetween(31, 59).filter((row) => !exitRows.includes(row)),
}
/** As aircraft of one aisle (ABC HJK) and of two (ABC DEFG HJK) have them alike; assumed for all. */
const columnsOf: Readonly<Record<SeatCode, string>> = { window: 'AK', aisle: 'CH', legroom: 'CHAK' }

/** Seats of a kind in a cabin, column by column from a row on: who is given them one after the other sits close together. */
export function seatsFrom(start: number, code: SeatCode, cabin: AirCabin): string[] {
  const rows = code === 'legroom' ? exitRows : rowsOf[cabin]
  const first = start % rows.length
  const inOrder = [...rows.slice(first), ...rows.slice(0, first)]
  return [...columnsOf[code]].flatMap((column) => inOrder.map((row) => `${row}${column}`))
}
