import { epochDay } from '@sojourn/domain/kit/local-date'
import { arriveInstant, departInstant } from '@sojourn/domain/products/train/connections'
import type { RailRide, RailSeatClass, RailTransfer, RailTransferSearch } from '../../ports/rail-ride'
import type { SupplyContext } from '../../ports/supply'
import { availability, type SeatsLeft } from './inventory/availability'
import type { Stretch } from './inventory/stretch'
import { findDirect } from './search'
import { isAhead, ridesOf, type RailSandbox } from './on-sale'
import { findTransfers } from './transfers'

type Pair = Pick<RailTransfer, 'change' | 'changeMinutes'> & { first: Stretch; second: Stretch }

/** So many times a change of seats on one train is offered, and so many minutes longer it counts than it takes. */
const reseatedAtMost = 3
const reseatingCounts = 60

/**
 * Journeys with one change, shortest first: another train where no direct one with seats is better, and the same train with
 * another seat where a class of a direct one is sold out and what is left on direct ones is slower or dearer.
 */
export async function transfers(
  sandbox: RailSandbox,
  context: SupplyContext,
  request: RailTransferSearch,
): Promise<RailTransfer[]> {
  const wanted = { ...request, day: epochDay(request.date) }
  const direct = findDirect(sandbox.timetable(), wanted).filter((stretch) => isAhead(sandbox, stretch, context.now))
  const left = await availability(sandbox, context, direct)
  const isOpen = direct.map((_, index) => hasSeat(left[index]))
  const open = direct.filter((_, index) => isOpen[index])
  const short = direct.flatMap((stretch, index) => {
    const seats = soldOutClasses(left[index])
    return seats.length > 0 ? [{ stretch, seats }] : []
  })
  const pairs = findTransfers(sandbox.timetable(), wanted, open)
    .filter(({ first }) => isAhead(sandbox, first, context.now))
    .toSorted((a, b) => minutesOf(a) - minutesOf(b))
    .slice(0, request.limit)
  const [changed, reseated] = await Promise.all([described(sandbox, context, pairs), sameTrain(sandbox, context, short)])
  const rides = direct.flatMap((stretch, index) =>
    isOpen[index] && reseated.length > 0 ? [ended(sandbox.rideOf(stretch, left[index]!, context.now))] : [],
  )
  const useful = reseated.filter((journey) => !rides.some((ride) => beats(ride, journey))).toSorted(byLength)
  return [...changed, ...useful.slice(0, reseatedAtMost)].toSorted(byLength).slice(0, request.limit)
}

interface Ended {
  departs: string
  arrives: string
  price: number
}
const ended = (ride: RailRide): Ended => ({ departs: departInstant(ride), arrives: arriveInstant(ride), price: cheapestOf(ride) })

/** A direct train that leaves no earlier, arrives no later and costs no more. */
function beats(ride: Ended, { first, second }: RailTransfer): boolean {
  const price = cheapestOf(first) + cheapestOf(second)
  return ride.departs >= departInstant(first) && ride.arrives <= arriveInstant(second) && ride.price <= price
}
const cheapestOf = ({ seats }: RailRide): number =>
  Math.min(...seats.filter(({ seat, seats: left }) => seat !== 'WZ' && left > 0).map(({ price }) => price))

const countedMinutes = (journey: RailTransfer): number =>
  durationOf(journey) + (journey.change === 'sameTrain' ? reseatingCounts : 0)
const byLength = (a: RailTransfer, b: RailTransfer): number =>
  countedMinutes(a) - countedMinutes(b) || a.first.departTime.localeCompare(b.first.departTime)

/** A train that has sold out some of its classes for the whole way. */
interface ShortTrain {
  stretch: Stretch
  seats: readonly RailSeatClass[]
}
const soldOutClasses = (left: SeatsLeft | undefined): RailSeatClass[] =>
  [...(left ?? [])].flatMap(([seat, count]) => (seat !== 'WZ' && count === 0 ? [seat] : []))
const hasSeat = (left: SeatsLeft | undefined): boolean => [...(left ?? [])].some(([seat, count]) => seat !== 'WZ' && count > 0)

const rideMinutes = ({ run, from, to }: Stretch): number => run.arriveMinutes(to) - run.departMinutes(from)
const minutesOf = ({ first, second, changeMinutes }: Pair): number => rideMinutes(first) + changeMinutes + rideMinutes(second)
const durationOf = ({ first, second, changeMinutes }: RailTransfer): number =>
  first.durationMinutes + changeMinutes + second.durationMinutes

async function described(sandbox: RailSandbox, context: SupplyContext, pairs: readonly Pair[]): Promise<RailTransfer[]> {
  const rides = await ridesOf(
    sandbox,
    context,
    pairs.flatMap(({ first, second }) => [first, second]),
  )
  return pairs.map(({ change, changeMinutes }, index) => ({
    first: rides[index * 2]!,
    second: rides[index * 2 + 1]!,
    change,
    changeMinutes,
  }))
}

/** How many such trains are looked at, and at how many of their stops. */
const mostReseated = 8
const mostSplits = 6

/**
 * A train between two seats: the stop nearest to the middle at which both parts have a seat, one of them in a class that is sold
 * out for the whole way.
 */
async function sameTrain(sandbox: RailSandbox, context: SupplyContext, short: readonly ShortTrain[]): Promise<RailTransfer[]> {
  const splits = short
    .slice(0, mostReseated)
    .flatMap(({ stretch, seats }) => splitsOf(stretch).map((pair) => ({ ...pair, seats })))
  const parts = splits.flatMap(({ first, second }) => [first, second])
  const left = await availability(sandbox, context, parts)
  const found = new Map<string, RailTransfer>()
  for (const [index, { first, second, changeMinutes, seats }] of splits.entries()) {
    const [before, after] = [left[index * 2]!, left[index * 2 + 1]!]
    const isUseful = hasSeat(before) && hasSeat(after) && seats.some((seat) => before.get(seat) || after.get(seat))
    if (found.has(first.run.trainKey) || !isUseful) continue
    found.set(first.run.trainKey, {
      first: sandbox.rideOf(first, before, context.now),
      second: sandbox.rideOf(second, after, context.now),
      change: 'sameTrain',
      changeMinutes,
    })
  }
  return [...found.values()]
}

function splitsOf({ run, from, to }: Stretch): Pair[] {
  const middle = (from + to) / 2
  const stops = Array.from({ length: Math.max(0, to - from - 1) }, (_, index) => from + 1 + index)
  return stops
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .slice(0, mostSplits)
    .map((stop) => ({
      first: { run, from, to: stop },
      second: { run, from: stop, to },
      change: 'sameTrain',
      changeMinutes: run.departMinutes(stop) - run.arriveMinutes(stop),
    }))
}
