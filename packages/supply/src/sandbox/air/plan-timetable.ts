import { carrierHabit, terminalOf } from './carriers'
import { groupBy } from './group'
import { hashText, mix, unit } from './random'
import { planRotations, type Rotation } from './rotations'
import { legTimes, takeOffs } from './take-offs'
import { legId, type Leg, type ScheduledFlight, type Timetable } from './timetable'
import { wholeKm, type AirWorld } from './world'

const codeShareShare = 0.055

/** The whole network's flights of a week. The same seed and the same network give the same timetable. */
export function planTimetable(world: AirWorld, seed: number): Timetable {
  const numbers = new Map<string, () => number>()
  const nextNumber = (airline: string): number => {
    const next = numbers.get(airline) ?? oddNumbers(carrierHabit(airline).firstNumber)
    numbers.set(airline, next)
    return next()
  }
  const byPair = groupBy(planRotations(world, seed), (rotation) => `${rotation.airline}${rotation.path.join('')}`)
  const groups = [...byPair.values()].toSorted((a, b) => (b[0]?.weekly ?? 0) - (a[0]?.weekly ?? 0))
  const own: ScheduledFlight[] = []
  const shared: { rotation: Rotation; flights: ScheduledFlight[] }[] = []
  for (const group of groups) {
    group.forEach((rotation, index) => {
      const flights = flightsOf(world, rotation, nextNumber(rotation.airline), takeOffs(world, rotation, index, group.length))
      own.push(...flights)
      if (unit(mix(rotation.seed, 3)) < codeShareShare * 1.3) shared.push({ rotation, flights })
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
  world: AirWorld,
  rotation: Rotation,
  number: number,
  times: { outward: number; homeward: number },
): ScheduledFlight[] {
  const aircraft = aircraftOf(world, rotation)
  const flight = (flightNo: string, days: number, path: readonly string[], takeOff: number): ScheduledFlight => ({
    flightNo,
    days,
    aircraft,
    legs: legsOf(world, rotation.airline, flightNo, path, takeOff),
  })
  return [
    flight(`${rotation.airline}${number}`, rotation.outwardDays, rotation.path, times.outward),
    flight(`${rotation.airline}${number + 1}`, rotation.homewardDays, rotation.path.toReversed(), times.homeward),
  ].filter(({ days }) => days !== 0)
}

function legsOf(world: AirWorld, airline: string, flightNo: string, path: readonly string[], takeOff: number): Leg[] {
  const terminal = (iata: string): string =>
    terminalOf(airline, iata, world.airport(iata)?.terminals ?? [], hashText(airline + iata, 0))
  return legTimes(world, path, takeOff).map(({ depart, arrive }, index) => {
    const [from = '', to = ''] = path.slice(index, index + 2)
    return {
      id: legId(flightNo, from, to),
      from,
      fromTerminal: terminal(from),
      departMinutes: depart,
      to,
      toTerminal: terminal(to),
      arriveMinutes: arrive,
    }
  })
}

/** Long trunk routes get wide bodies now and then, thin short ones regional aircraft. */
function aircraftOf(world: AirWorld, rotation: Rotation): string {
  const [from, to] = [world.airport(rotation.path[0] ?? ''), world.airport(rotation.path.at(-1) ?? '')]
  const km = from && to ? wholeKm(from, to) : 0
  const { narrow, wide, regional } = carrierHabit(rotation.airline)
  const draw = unit(mix(rotation.seed, 4))
  const size =
    km > 900 && rotation.weekly >= 28 && draw < 0.4 ? wide : km < 900 && rotation.weekly <= 7 && draw < 0.5 ? regional : narrow
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
