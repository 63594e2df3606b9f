import { mix, unit } from '../../air/random'
import type { IntlWorld } from '../world'
import { aheadAt } from './clock'
import { isOpen } from './opening-hours'

const step = 5
const minute = 60_000

/** A path as the aircraft flies it: minutes from its first take-off to each later take-off and landing. */
export interface Timing {
  path: readonly string[]
  takeOffs: readonly number[]
  landings: readonly number[]
}

export function timingOf(path: readonly string[], blocks: readonly number[], ground: number): Timing {
  const takeOffs: number[] = []
  const landings: number[] = []
  let at = 0
  for (const block of blocks) {
    takeOffs.push(at)
    landings.push(at + block)
    at += block + ground
  }
  return { path, takeOffs, landings }
}

/** Minutes that clocks at a place are ahead of UTC in winter and in summer. */
const aheadOf = (zone: string): number[] => [
  ...new Set([Date.UTC(2027, 0, 15), Date.UTC(2027, 6, 15)].map((at) => aheadAt(zone, at) / minute)),
]

/** All minutes of the day at which a flight may start so that every airport on its path is open, whatever season its clocks keep. */
export function openTakeOffs({ path, takeOffs, landings }: Timing, world: IntlWorld): number[] {
  const zones = path.map((iata) => aheadOf(world.airport(iata)?.zone ?? 'UTC'))
  const [home = []] = zones
  const touches = takeOffs.flatMap((takeOff, leg) => [
    { place: leg, after: takeOff },
    { place: leg + 1, after: landings[leg] ?? 0 },
  ])
  const shifts = touches.flatMap(({ place, after }) =>
    [...new Set((zones[place] ?? []).flatMap((ahead) => home.map((own) => (place === 0 ? 0 : ahead - own) + after)))].map(
      (shift) => ({ iata: path[place] ?? '', shift }),
    ),
  )
  const open: number[] = []
  for (let takeOff = 0; takeOff < 1440; takeOff += step) {
    if (shifts.every(({ iata, shift }) => isOpen(iata, takeOff + shift + 1440))) open.push(takeOff)
  }
  return open
}

/** Turning an aircraft round takes so long at least, and up to so much more. */
const turn = { short: 60, long: 90, spread: 60 }
const longFrom = 300

/** Shorter flights leave by day, when people who travel for work want to fly; longer ones also late, before people want to sleep. */
const byDay = { from: 390, to: 1320 }
const waking = { from: 420, to: 90 }

/** The take-offs that people would choose, of those that are possible. */
export function wantedTakeOffs(open: readonly number[], blockMinutes: number): readonly number[] {
  const day = blockMinutes < longFrom ? open.filter((at) => at >= byDay.from && at <= byDay.to) : []
  if (day.length > 0) return day
  const awake = open.filter((at) => at >= waking.from || at <= waking.to)
  return awake.length > 0 ? awake : open
}

/** The share of a day's take-offs that comes before the one of this rotation: several lie evenly in the day. */
export function takeOffOf(wanted: readonly number[], index: number, count: number, seed: number): number {
  const share = (index + 0.1 + 0.8 * unit(mix(seed, index))) / count
  const at = wanted[Math.min(wanted.length - 1, Math.floor(share * wanted.length))]
  if (at === undefined) throw new Error('No hour of the day lets both airports be open')
  return at
}

/** The first take-off after an aircraft that lands at a local minute has been turned round. */
export function takeOffBack(wanted: readonly number[], blockMinutes: number, landed: number, seed: number): number {
  const least = landed + (blockMinutes < longFrom ? turn.short : turn.long) + step * (mix(seed, 5) % (turn.spread / step))
  const ready = ((least % 1440) + 1440) % 1440
  const at = wanted.find((minutes) => minutes >= ready) ?? wanted[0]
  if (at === undefined) throw new Error('No hour of the day lets both airports be open')
  return at
}
