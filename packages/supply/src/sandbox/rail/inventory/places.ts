import type { RailSeatClass } from '../../../ports/rail-ride'
import { berthLevels, rowLetters, type Berth, type SeatLetter } from '@sojourn/domain/products/train/seat-choice'
import { mix } from '../../air/random'
import type { CoachSection } from '../composition'
import type { TrainRun } from '../train-run'
import { sectionsOf, standingOf } from './stretch'

/** What a traveller may wish for: the letter of a seat, or which berth. */
export type Mark = SeatLetter | Berth

/** How the places of a section stand: those who sit in one row or lie in one compartment are together. */
export interface Layout {
  /** Places of a row or compartment, and how many of them there are. */
  width: number
  rows: number
  /** Letters or berths, which repeat; empty where places only have numbers. */
  marks: readonly Mark[]
}

/** Beds of one compartment. */
const compartments: Partial<Record<RailSeatClass, number>> = { '3': 6, J: 6, '4': 4, I: 4, F: 4, A: 2, '6': 2 }
/** Seats that carry plain numbers stand in rows of three and two. */
const numberedRow = 5

export function layoutOf({ seat, places }: CoachSection): Layout {
  const marks = [...rowLetters(seat), ...berthLevels(seat)]
  const width = compartments[seat] ?? (marks.length || numberedRow)
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
  const berths = berthLevels(seat)
  if (berths.length > 0) {
    const number = berths.includes('middle') ? Math.floor(slot / berths.length) : slot
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
