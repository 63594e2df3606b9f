import { mix, unit } from '../random'
import type { Rotation } from './rotations'
import { blockMinutes } from './timetable'
import type { Distances } from '../world'

const firstTakeOff = 390
const lastTakeOff = 1350
/** Share of first take-offs per hour from 06:30; with the flights back, which follow hours later, the day fills evenly. */
const hourly = [9, 13, 12, 8, 6, 5, 5, 5, 5, 6, 7, 6, 4, 3, 2, 1]
const hourlyTotal = hourly.reduce((total, share) => total + share, 0)

/** The minute of the day before which the given share of take-offs has happened. */
function takeOffAt(share: number): number {
  let rest = share * hourlyTotal
  let hour = 0
  while (hour < hourly.length - 1 && rest > (hourly[hour] ?? 0)) rest -= hourly[hour++] ?? 0
  return firstTakeOff + 60 * (hour + Math.min(1, rest / (hourly[hour] ?? 1)))
}

const inSteps = (minutes: number): number => Math.round(minutes / 5) * 5

const groundMinutes = 50

/** From block to block of every leg, with time on the ground at a stop. */
export function legTimes(km: Distances, path: readonly string[], takeOff: number): { depart: number; arrive: number }[] {
  let depart = takeOff
  return path.slice(1).map((to, index) => {
    const leg = { depart, arrive: depart + blockMinutes(km(path[index] ?? '', to)) }
    depart = leg.arrive + groundMinutes
    return leg
  })
}

/** Take-offs outward and homeward: one aircraft turns round at the far end, every other one spends the night there. */
export function takeOffs(km: Distances, rotation: Rotation, index: number, count: number): { outward: number; homeward: number } {
  const overnight = index % 2 === 1 || (count === 1 && rotation.seed % 3 === 0)
  const share = (index + 0.15 + 0.7 * unit(mix(rotation.seed, 1))) / count
  const spent = legTimes(km, rotation.path, 0)
  const lastLegStart = Math.max(spent.at(-1)?.depart ?? 0, (spent.at(-1)?.arrive ?? 0) - (spent[0]?.arrive ?? 0))
  const latest = lastTakeOff - lastLegStart
  const first = Math.max(firstTakeOff, Math.min(latest, inSteps(takeOffAt(share))))
  const turn = first + (spent.at(-1)?.arrive ?? 0) + 45 + 5 * (rotation.seed % 6)
  const morning = firstTakeOff + 5 * (mix(rotation.seed, 2) % 24)
  const second = turn <= latest ? turn : Math.min(morning, latest)
  return overnight ? { outward: second, homeward: first } : { outward: first, homeward: second }
}
