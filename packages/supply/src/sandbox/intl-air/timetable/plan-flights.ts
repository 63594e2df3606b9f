import { hashText, mix } from '../../air/random'
import { intlHabit } from '../tables/carriers'
import { stopMinutes } from '../tables/known-flights'
import type { IntlWorld } from '../world'
import { blockMinutes } from './block-time'
import { aheadAt } from './clock'
import { pathOf } from './detour'
import type { Programme } from './programmes'
import { openTakeOffs, takeOffBack, takeOffOf, timingOf, wantedTakeOffs, type Timing } from './take-off-times'
import type { IntlFlight, IntlLeg } from './timetable'

export interface FlightPlan {
  world: IntlWorld
  seed: number
  terminal: (carrier: string, iata: string) => string
}

/** Minutes in the air beyond which a narrow body does not fly. */
const narrowAtMost = 420
/** Beyond which a two-class regional jet does not. */
const smallAtMost = 240

/** Every flight of a programme, outward and back, under its own number and those of other sellers; none where closed air spaces leave no way. */
export function flightsOf(plan: FlightPlan, programme: Programme): IntlFlight[] {
  const { carrier, path, numbers, summer, winter } = programme
  const home = timing(plan, programme, path)
  const back = timing(plan, programme, path.toReversed())
  if (!home || !back) return []
  const seed = hashText(carrier + path.join(''), plan.seed)
  const block = home.landings.at(-1) ?? 0
  const [wanted, wantedBack] = [home, back].map((direction) => wantedTakeOffs(openTakeOffs(direction, plan.world), block)) as [
    number[],
    number[],
  ]
  return numbers.flatMap((_, index) => {
    const takeOff = takeOffOf(wanted, index, numbers.length, seed)
    const landed = takeOff + block + hoursBetween(plan.world, path[0] ?? '', path.at(-1) ?? '')
    const takeOffHome = takeOffBack(wantedBack, block, landed, mix(seed, index))
    const shift = Math.floor((landed + 60) / 1440) + (takeOffHome < (landed + 1440) % 1440 ? 1 : 0)
    const days = { summer: dayMask(summer - 7 * index, seed), winter: dayMask(winter - 7 * index, seed) }
    const daysBack = { summer: turned(days.summer, shift), winter: turned(days.winter, shift) }
    const aircraft = aircraftOf(plan.world, programme, { block: Math.max(block, back.landings.at(-1) ?? 0), index, seed })
    return [
      ...sold(programme, index, 0, { aircraft, departMinutes: takeOff, days, legs: legsOf(plan, carrier, home) }),
      ...sold(programme, index, 1, { aircraft, departMinutes: takeOffHome, days: daysBack, legs: legsOf(plan, carrier, back) }),
    ].filter((flight) => flight.days.summer + flight.days.winter > 0)
  })
}

/** Undefined where closed air spaces leave no way. */
function timing({ world }: FlightPlan, { carrier, technical }: Programme, path: readonly string[]): Timing | undefined {
  const country = world.airline(carrier)?.country ?? ''
  const blocks = path.slice(1).flatMap((to, index) => {
    const [from, end] = [world.airport(path[index] ?? ''), world.airport(to)]
    const flown = from && end && pathOf(country, from, end)
    return flown ? [blockMinutes(flown)] : []
  })
  return blocks.length < path.length - 1 ? undefined : timingOf(path, blocks, stopMinutes[technical ? 'technical' : 'traffic'])
}

/** How far clocks at the far end are ahead of those at home in winter, in minutes. */
function hoursBetween(world: IntlWorld, home: string, far: string): number {
  const winter = Date.UTC(2027, 0, 15)
  const [one, other] = [home, far].map((iata) => aheadAt(world.airport(iata)?.zone ?? 'UTC', winter)) as [number, number]
  return (other - one) / 60_000
}

const dayPatterns = [0, 0b1, 0b1001, 0b10101, 0b1010101, 0b1011011, 0b1111101, 0b1111111]

function dayMask(flights: number, seed: number): number {
  return turned(dayPatterns[Math.max(0, Math.min(7, flights))] ?? 0, seed % 7)
}

/** The same days, so many days later. */
function turned(pattern: number, days: number): number {
  const shift = ((days % 7) + 7) % 7
  return ((pattern << shift) | (pattern >> (7 - shift))) & 0b1111111
}

/** Under the number of the carrier and those of others who sell it. */
function sold(programme: Programme, index: number, direction: 0 | 1, flight: Omit<IntlFlight, 'flightNo'>): IntlFlight[] {
  const flightNo = `${programme.carrier}${(programme.numbers[index] ?? 0) + direction}`
  const shared = programme.sellers.map(({ carrier, numbers }) => ({
    ...flight,
    flightNo: `${carrier}${(numbers[index] ?? 0) + direction}`,
    operatedAs: flightNo,
  }))
  return [{ ...flight, flightNo }, ...shared]
}

function legsOf({ terminal }: FlightPlan, carrier: string, { path, takeOffs, landings }: Timing): IntlLeg[] {
  return takeOffs.map((takeOff, leg) => {
    const [from = '', to = ''] = path.slice(leg, leg + 2)
    return {
      from,
      fromTerminal: terminal(carrier, from),
      to,
      toTerminal: terminal(carrier, to),
      blockMinutes: (landings[leg] ?? 0) - takeOff,
      groundMinutes: leg === 0 ? 0 : takeOff - (landings[leg - 1] ?? 0),
    }
  })
}

interface FlightOf {
  block: number
  index: number
  seed: number
}

/** By the size that the carrier usually flies there, and by distance. */
function aircraftOf(world: IntlWorld, { carrier, size, path }: Programme, { block, index, seed }: FlightOf): string {
  const usual = size ?? (block > narrowAtMost / 1.5 ? 'large' : 'medium')
  const fitting = block > narrowAtMost || path.length > 2 ? 'large' : block > smallAtMost && usual === 'small' ? 'medium' : usual
  const { [fitting]: habitual } = intlHabit(carrier)
  const types = habitual.split(' ').filter((code) => world.aircraft(code) !== undefined)
  return types[mix(seed, index + 11) % Math.max(1, types.length)] ?? '320'
}
