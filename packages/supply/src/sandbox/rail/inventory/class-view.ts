import type { SeatClass } from '@sojourn/contract/products/train.shapes'
import { hashText } from '../../air/random'
import type { CoachSection } from '../composition'
import type { TrainRun } from '../train-run'
import { othersOn } from './demand'
import { placeAt, positionOf, type Place } from './places'
import { sectionsOf, type Stretch } from './stretch'

/** Bits of one section: place after place, in each the intervals of the run; '1' is taken. */
export interface CoachBits {
  taken: string
  claimed: string
}

/** One class of one run at one moment: its places, and which of them others have. */
export interface ClassView {
  run: TrainRun
  seat: SeatClass
  sections: readonly CoachSection[]
  places: number
  /** Places that others have on each interval: those whose position is below the figure. */
  others: readonly number[]
  /** Number of the first place of each section within the class. */
  offsets: readonly number[]
  draw: number
}

export function viewClass(run: TrainRun, seat: SeatClass, now: Date, seed: number): ClassView {
  const sections = sectionsOf(run, seat)
  const offsets: number[] = []
  let places = 0
  for (const section of sections) {
    offsets.push(places)
    places += section.places
  }
  const others = othersOn(run, seat, now, seed)
  return { run, seat, sections, places, others, offsets, draw: hashText(run.trainKey + seat, ~seed) }
}

/** A place that nobody has on the whole stretch. */
export interface FreePlace extends Place {
  section: number
  /** Free intervals right before and after the stretch: what selling the place would break up. */
  gap: number
}

/** The free places of a section; one that nobody touched has no bits. */
export function freePlaces(view: ClassView, stretch: Stretch, section: number, bits: CoachBits | undefined): FreePlace[] {
  const part = view.sections[section]
  if (!part) return []
  const free: FreePlace[] = []
  for (let slot = 0; slot < part.places; slot++) {
    const gap = gapAround(view, stretch, section, slot, bits)
    if (gap !== undefined) free.push({ ...placeAt(part, slot), section, gap })
  }
  return free
}

/** Undefined when the place is taken on some interval of the stretch. */
function gapAround(
  view: ClassView,
  { run, from, to }: Stretch,
  section: number,
  slot: number,
  bits: CoachBits | undefined,
): number | undefined {
  const intervals = run.stopCount - 1
  const position = positionOf((view.offsets[section] ?? 0) + slot, view.places, view.draw)
  const isFree = (interval: number): boolean => {
    const bit = slot * intervals + interval
    if (bits?.taken[bit] === '1') return false
    return bits?.claimed[bit] === '1' || position >= (view.others[interval] ?? 0)
  }
  for (let interval = from; interval < to; interval++) if (!isFree(interval)) return undefined
  let before = from
  while (before > 0 && isFree(before - 1)) before--
  let after = to
  while (after < intervals && isFree(after)) after++
  return from - before + after - to
}

/** How many places of the class are free on the whole stretch, given the bits of the sections that somebody touched. */
export function countFree(view: ClassView, stretch: Stretch, bitsOf: (coach: string) => CoachBits | undefined): number {
  const busiest = Math.max(0, ...view.others.slice(stretch.from, stretch.to))
  let free = view.places - busiest
  for (const [section, { coach }] of view.sections.entries()) {
    const bits = bitsOf(coach)
    if (bits) free += countOf(view, stretch, section, bits) - countOf(view, stretch, section, undefined)
  }
  return free
}

function countOf(view: ClassView, stretch: Stretch, section: number, bits: CoachBits | undefined): number {
  let count = 0
  for (let slot = 0; slot < (view.sections[section]?.places ?? 0); slot++)
    if (gapAround(view, stretch, section, slot, bits) !== undefined) count++
  return count
}

/** The bits of a section with `length` bits in which places are set between two stops. */
export function maskOf(
  length: number,
  intervals: number,
  places: readonly { slot: number; from_stop: number; to_stop: number }[],
): string {
  const bits = new Uint8Array(length).fill(48)
  for (const { slot, from_stop, to_stop } of places) bits.fill(49, slot * intervals + from_stop, slot * intervals + to_stop)
  return String.fromCharCode(...bits)
}
