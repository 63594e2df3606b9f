import type { RailSeatClass } from '../../../ports/rail-ride'
import { lazy } from '@sojourn/domain/reference/lazy'
import { hashText } from '../../air/random'
import type { CoachSection } from '../composition'
import type { TrainRun } from '../train-run'
import { othersOn } from './demand'
import { shuffled } from './places'
import { sectionsOf, type Stretch } from './stretch'

/** Bits of one section: place after place, in each the intervals of the run; '1' is taken. */
export interface CoachBits {
  taken: string
  claimed: string
}

/** One class of one run at one moment: its places, and which of them others have. */
export interface ClassView {
  run: TrainRun
  seat: RailSeatClass
  sections: readonly CoachSection[]
  places: number
  /** Places that others have on each interval: those whose position is below the figure. */
  others: readonly number[]
  /** Number of the first place of each section within the class. */
  offsets: readonly number[]
  /** Position of each place in the order in which others buy. */
  positions(): ArrayLike<number>
}

const hourMs = 3_600_000
const views = new WeakMap<TrainRun, Map<string, { hour: number; view: ClassView }>>()

/** Since when the view of this moment holds: others buy on the hour. */
export const hourOf = (now: Date): number => Math.floor(now.getTime() / hourMs)

/** What others have bought by the hour of `now`; worked out once in an hour. */
export function viewClass(run: TrainRun, seat: RailSeatClass, now: Date, seed: number): ClassView {
  const ofRun = views.get(run) ?? new Map<string, { hour: number; view: ClassView }>()
  if (ofRun.size === 0) views.set(run, ofRun)
  const hour = hourOf(now)
  const key = `${seat} ${seed}`
  const known = ofRun.get(key)
  if (known?.hour === hour) return known.view
  const view = viewAt(run, seat, new Date(hour * hourMs), seed)
  ofRun.set(key, { hour, view })
  return view
}

function viewAt(run: TrainRun, seat: RailSeatClass, now: Date, seed: number): ClassView {
  const sections = sectionsOf(run, seat)
  const offsets: number[] = []
  let places = 0
  for (const section of sections) {
    offsets.push(places)
    places += section.places
  }
  const others = othersOn(run, seat, now, seed)
  const positions = lazy(() => shuffled(places, hashText(run.trainKey + seat, ~seed)))
  return { run, seat, sections, places, others, offsets, positions }
}

/**
 * For every place of a section the free intervals right before and after the stretch, which selling it would break up, and -1
 * for a place that is taken on some interval of the stretch. A section that nobody touched has no bits.
 */
export function gapsOf(view: ClassView, { run, from, to }: Stretch, section: number, bits: CoachBits | undefined): Int16Array {
  const { others } = view
  const intervals = run.stopCount - 1
  const positions = view.positions()
  const offset = view.offsets[section] ?? 0
  const gaps = new Int16Array(view.sections[section]?.places ?? 0).fill(-1)
  for (let slot = 0; slot < gaps.length; slot++) {
    const position = positions[offset + slot] ?? 0
    const first = slot * intervals
    let after = from
    while (after < intervals && isFree(bits, first + after, position, others[after] ?? 0)) after++
    if (after < to) continue
    let before = from
    while (before > 0 && isFree(bits, first + before - 1, position, others[before - 1] ?? 0)) before--
    gaps[slot] = from - before + after - to
  }
  return gaps
}

const one = 49

function isFree(bits: CoachBits | undefined, bit: number, position: number, others: number): boolean {
  if (bits === undefined) return position >= others
  return bits.taken.charCodeAt(bit) !== one && (position >= others || bits.claimed.charCodeAt(bit) === one)
}

/** How many places of the class are free on the whole stretch, given the bits of the sections that somebody touched. */
export function countFree(view: ClassView, stretch: Stretch, bitsOf: (coach: string) => CoachBits | undefined): number {
  let busiest = 0
  for (let interval = stretch.from; interval < stretch.to; interval++) busiest = Math.max(busiest, view.others[interval] ?? 0)
  let free = view.places - busiest
  for (const [section, { coach }] of view.sections.entries()) {
    const bits = bitsOf(coach)
    if (bits) free += freeIn(gapsOf(view, stretch, section, bits)) - freeIn(gapsOf(view, stretch, section, undefined))
  }
  return free
}

/** How many of the places are not taken. */
export function freeIn(gaps: Int16Array): number {
  let free = 0
  for (const gap of gaps) if (gap >= 0) free++
  return free
}

/** The bits of a section with `length` bits in which places are set between two stops. */
export function maskOf(
  length: number,
  intervals: number,
  places: readonly { slot: number; from_stop: number; to_stop: number }[],
): string {
  const bits = new Uint8Array(length).fill(one - 1)
  for (const { slot, from_stop, to_stop } of places) bits.fill(one, slot * intervals + from_stop, slot * intervals + to_stop)
  return String.fromCharCode(...bits)
}
