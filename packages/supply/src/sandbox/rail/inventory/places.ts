import type { SeatClass } from '@sojourn/contract/products/train.shapes'
import { mix } from '../../air/random'
import { seatsPerRow, type CoachSection } from '../composition'
import { sectionsOf, standingOf } from './stretch'
import type { TrainRun } from '../train-run'

export type Berth = 'lower' | 'middle' | 'upper'
/** What a traveller may wish for: the letter of a seat, or which berth. */
export type Mark = 'A' | 'B' | 'C' | 'D' | 'F' | Berth

/** One place of a section, numbered from 0 as the inventory does. */
export interface Place {
  slot: number
  /** Those who sit in one row or lie in one compartment are together. */
  row: number
  mark?: Mark
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

export function placeAt(section: CoachSection, slot: number): Place {
  const plan = berthPlans[section.seat]
  if (plan) return { slot, row: Math.floor(slot / plan.compartment), mark: plan.berths[slot % plan.berths.length] ?? 'lower' }
  const perRow = seatsPerRow[section.seat]
  const mark = perRow === undefined ? undefined : letters[perRow]?.[slot % perRow]
  const row = Math.floor(slot / (perRow ?? numberedRow))
  return mark ? { slot, row, mark } : { slot, row }
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
  const { row, mark } = placeAt(section, slot)
  const plan = berthPlans[seat]
  if (plan) {
    const { berths } = plan
    const number = berths.length === threeBerths.length ? Math.floor(slot / berths.length) : slot
    return { coach, place: padded(number + 1, 2), berth: berths[slot % berths.length] ?? 'lower' }
  }
  return { coach, place: mark ? padded(firstRow + row, 2) + mark : padded(slot + 1, 3) }
}

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0')

/**
 * Position of a place in the order in which others buy: all numbers from 0 to `count - 1` shuffled, so that those with a
 * position below the places that others have are theirs.
 */
export function positionOf(place: number, count: number, draw: number): number {
  let bits = 1
  while (1 << bits < count) bits++
  const mask = (1 << bits) - 1
  const half = (bits >> 1) + 1
  let position = place
  do {
    for (let round = 0; round < 3; round++) {
      position = (Math.imul(position, (mix(draw, round) | 1) >>> 0) + mix(draw, round + 9)) & mask
      position ^= position >>> half
    }
  } while (position >= count)
  return position
}
