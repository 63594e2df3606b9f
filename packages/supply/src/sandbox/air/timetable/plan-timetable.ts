import { carrierHabit, terminalsOf } from '../carriers'
import { groupBy } from '../order/group'
import { mix, unit } from '../random'
import { planRotations, type Rotation } from './rotations'
import { legTimes, takeOffs } from './take-offs'
import { legId, type Leg, type ScheduledFlight, type Timetable } from './timetable'
import { distancesOf, type AirWorld, type Distances } from '../world'

/** Of the rotations of carriers that have partners; about every twentieth flight on sale is one then. */
const codeShareShare = 0.07

interface Plan {
  world: AirWorld
  km: Distances
  terminal: (carrier: string, iata: string) => string
}

/** The whole network's flights of a week. The same seed and the same network give the same timetable. */
export function planTimetable(world: AirWorld, seed: number): Timetable {
  const numbers = new Map<string, () => number>()
  const nextNumber = (airline: string): number => {
    const next = numbers.get(airline) ?? oddNumbers(carrierHabit(airline).firstNumber)
    numbers.set(airline, next)
    return next()
  }
  const plan: Plan = { world, km: distancesOf(world), terminal: terminalsOf(world) }
  const byPair = groupBy(planRotations(world, plan.km, seed), (rotation) => `${rotation.airline}${rotation.path.join('')}`)
  const groups = [...byPair.values()].toSorted((a, b) => (b[0]?.weekly ?? 0) - (a[0]?.weekly ?? 0))
  const own: ScheduledFlight[] = []
  const shared: { rotation: Rotation; flights: ScheduledFlight[] }[] = []
  for (const group of groups) {
    group.forEach((rotation, index) => {
      const flights = flightsOf(plan, rotation, nextNumber(rotation.airline), takeOffs(plan.km, rotation, index, group.length))
      own.push(...flights)
      if (unit(mix(rotation.seed, 3)) < codeShareShare) shared.push({ rotation, flights })
    })
  }
  const marketed = shared.flatMap(({ rotation, flights }) => codeShares(rotation, flights, nextNumber))
  return { flights: [...own, ...marketed] }
}

/** Odd numbers lead away from home, the even number after each leads back. */
function oddNumbers(first: number): () => number {
  let next = first - 2
  return () => (next = next >= 9997 ? 1001 : next + 2)
}

function flightsOf(
  plan: Plan,
  rotation: Rotation,
  number: number,
  times: { outward: number; homeward: number },
): ScheduledFlight[] {
  const aircraft = aircraftOf(plan, rotation)
  const flight = (flightNo: string, days: number, path: readonly string[], takeOff: number): ScheduledFlight => ({
    flightNo,
    days,
    aircraft,
    legs: legsOf(plan, { airline: rotation.airline, flightNo, path, takeOff }),
  })
  return [
    flight(`${rotation.airline}${number}`, rotation.outwardDays, rotation.path, times.outward),
    flight(`${rotation.airline}${number + 1}`, rotation.homewardDays, rotation.path.toReversed(), times.homeward),
  ].filter(({ days }) => days !== 0)
}

interface Flown {
  airline: string
  flightNo: string
  path: readonly string[]
  takeOff: number
}

function legsOf({ km, terminal }: Plan, { airline, flightNo, path, takeOff }: Flown): Leg[] {
  return legTimes(km, path, takeOff).map(({ depart, arrive }, index) => {
    const [from = '', to = ''] = path.slice(index, index + 2)
    return {
      id: legId(flightNo, from, to),
      from,
      fromTerminal: terminal(airline, from),
      departMinutes: depart,
      to,
      toTerminal: terminal(airline, to),
      arriveMinutes: arrive,
    }
  })
}

/** Long trunk routes get wide bodies now and then, thin short ones regional aircraft. */
function aircraftOf({ world, km }: Plan, rotation: Rotation): string {
  const distance = km(rotation.path[0] ?? '', rotation.path.at(-1) ?? '')
  const { narrow, wide, regional } = carrierHabit(rotation.airline)
  const draw = unit(mix(rotation.seed, 4))
  const size =
    distance > 900 && rotation.weekly >= 28 && draw < 0.4
      ? wide
      : distance < 900 && rotation.weekly <= 7 && draw < 0.5
        ? regional
        : narrow
  const fleet = (size.length > 0 ? size : narrow).filter((code) => world.aircraft(code) !== undefined)
  return fleet[mix(rotation.seed, 5) % Math.max(1, fleet.length)] ?? '320'
}

function codeShares(
  rotation: Rotation,
  flights: readonly ScheduledFlight[],
  nextNumber: (airline: string) => number,
): ScheduledFlight[] {
  const sellers = carrierHabit(rotation.airline).partners
  const seller = sellers[mix(rotation.seed, 6) % Math.max(1, sellers.length)]
  if (!seller) return []
  const number = nextNumber(seller)
  return flights.map((flight) => {
    const homeward = Number(flight.flightNo.slice(2)) % 2 === 0
    return { ...flight, flightNo: `${seller}${number + (homeward ? 1 : 0)}`, operatedAs: flight.flightNo }
  })
}
