import type { SeatClass } from '@sojourn/contract/products/train.shapes'
import { mix } from '../../air/random'
import { seatsPerRow, type CoachSection } from '../composition'
import type { TrainRun } from '../train-run'
import { sectionsOf, standingOf } from './stretch'

export type Berth = 'lower' | 'middle' | 'upper'
/** What a traveller may wish for: the letter of a seat, or which berth. */
export type Mark = 'A' | 'B' | 'C' | 'D' | 'F' | Berth

/** How the places of a section stand: those who sit in one row or lie in one compartment are together. */
export interface Layout {
  /** Places of a row or compartment, and how many of them there are. */
  width: number
  rows: number
  /** Letters or berths, which repeat; empty where places only have numbers. */
  marks: readonly Mark[]
}

/** Handbook 3.5: there is no E; A and F are windows, C and D stand at the aisle. */
const letters: Record<number, readonly Mark[]> = { 3: ['A', 'C', 'F'], 4: ['A', 'C', 'D', 'F'], 5: ['A', 'B', 'C', 'D', 'F'] }
const threeBerths: readonly Berth[] = ['lower', 'middle', 'upper']
const twoBerths: readonly Berth[] = ['lower', 'upper']
/** Berths above each other, and beds of one compartment. */
const berthPlans: Partial<Record<SeatClass, { berths: readonly Berth[]; compartment: number }>> = {
  '3': { berths: threeBerths, compartment: 6 },
  J: { berths: threeBerths, compartment: 6 },
  '4': { berths: twoBerths, compartment: 4 },
  I: { berths: twoBerths, compartment: 4 },
  F: { berths: twoBerths, compartment: 4 },
  A: { berths: twoBerths, compartment: 2 },
  '6': { berths: twoBerths, compartment: 2 },
}
/** Seats that carry plain numbers stand in rows of three and two. */
const numberedRow = 5

export const isBerth = (seat: SeatClass): boolean => berthPlans[seat] !== undefined

export function layoutOf({ seat, places }: CoachSection): Layout {
  const plan = berthPlans[seat]
  const perRow = seatsPerRow[seat]
  const width = plan?.compartment ?? perRow ?? numberedRow
  const marks = plan?.berths ?? (perRow === undefined ? [] : (letters[perRow] ?? []))
  return { width, rows: Math.ceil(places / width), marks }
}

/** As the ticket prints it: 10B, 005, or the number of a berth. A standing passenger is sent to one of the plainest coaches. */
export function printedPlace(
  run: TrainRun,
  section: CoachSection,
  slot: number,
): { coach: string; place: string; berth?: Berth } {
  const { coach, seat, firstRow } = section
  if (seat === 'WZ') {
    const base = sectionsOf(run, standingOf(run)?.base ?? 'O')
    return { coach: base[slot % base.length]?.coach ?? coach, place: '' }
  }
  const berths = berthPlans[seat]?.berths
  if (berths) {
    const number = berths.length === threeBerths.length ? Math.floor(slot / berths.length) : slot
    return { coach, place: padded(number + 1, 2), berth: berths[slot % berths.length] ?? 'lower' }
  }
  const { width, marks } = layoutOf(section)
  const mark = marks[slot % width]
  return { coach, place: mark ? padded(firstRow + Math.floor(slot / width), 2) + mark : padded(slot + 1, 3) }
}

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0')

/**
 * The numbers from 0 to `count - 1` in an order that the draw decides: a permutation of the next power of two, from which the
 * numbers that are too large are walked away.
 */
export function shuffled(count: number, draw: number): Uint16Array {
  let bits = 1
  while (1 << bits < count) bits++
  const mask = (1 << bits) - 1
  const half = (bits >> 1) + 1
  const factors = [mix(draw, 0) | 1, mix(draw, 1) | 1, mix(draw, 2) | 1]
  const positions = new Uint16Array(count)
  for (let place = 0; place < count; place++) {
    let position = place
    do {
      for (const factor of factors) {
        position = (Math.imul(position, factor) + (factor >>> 8)) & mask
        position ^= position >>> half
      }
    } while (position >= count)
    positions[place] = position
  }
  return positions
}
