import { epochDay } from '@sojourn/domain/kit/local-date'
import type { RailFailure } from '../../ports/rail'
import type { RailChoice, RailFastest, RailFastestSearch, RailQuote, RailRide, RailSearch, RailStop } from '../../ports/rail-ride'
import type { SupplyContext } from '../../ports/supply'
import { availability } from './inventory/availability'
import { departsAt, findStretch, trainNoOf, type Stretch } from './inventory/stretch'
import { stopsOf, type RideOf } from './rides'
import { saleOf } from './sale'
import { findDirect } from './search'
import { isStoppedBy, type StoppedTrains } from './stopped'
import type { RailTimetable } from './timetable'

/** Timetable and seed: what is needed to tell what is on sale. */
export interface RailSandbox extends StoppedTrains {
  timetable(): RailTimetable
  rideOf: RideOf
}

/** Rides as they are sold now; one statement for all of them. */
export async function ridesOf(sandbox: RailSandbox, context: SupplyContext, stretches: readonly Stretch[]): Promise<RailRide[]> {
  const left = await availability(sandbox, context, stretches)
  return stretches.map((stretch, index) => sandbox.rideOf(stretch, left[index]!, context.now))
}

/** Trains that have left or will not leave are no longer offered. */
export const isAhead = (sandbox: RailSandbox, stretch: Stretch, now: Date): boolean =>
  departsAt(stretch) > now && !isStoppedBy(stretch, now, sandbox)

export function search(sandbox: RailSandbox, context: SupplyContext, request: RailSearch): Promise<RailRide[]> {
  const found = findDirect(sandbox.timetable(), { ...request, day: epochDay(request.date) })
  return ridesOf(
    sandbox,
    context,
    found.filter((stretch) => isAhead(sandbox, stretch, context.now)),
  )
}

const onSale = (sandbox: RailSandbox, stretch: Stretch, now: Date): boolean =>
  isAhead(sandbox, stretch, now) && saleOf(stretch, now).sale === 'onSale'

const minutesOf = ({ run, from, to }: Stretch): number => run.arriveMinutes(to) - run.departMinutes(from)

/** Trains whose seats are counted together; the first of them nearly always has some. */
const countedAtOnce = 4

/** Looks at the fastest trains only, until one has the seats. */
export async function fastest(
  sandbox: RailSandbox,
  context: SupplyContext,
  { party, ...request }: RailFastestSearch,
): Promise<RailFastest | undefined> {
  const found = findDirect(sandbox.timetable(), { ...request, day: epochDay(request.date) })
  const rides = found.toSorted((a, b) => minutesOf(a) - minutesOf(b))
  const first = rides.findIndex((stretch) => onSale(sandbox, stretch, context.now))
  if (first < 0) return undefined
  const fastestRide = rides[first]!
  const minutes = minutesOf(fastestRide)
  let price: number | undefined
  for (let next = first; next < rides.length; next += countedAtOnce) {
    const sold = rides.slice(next, next + countedAtOnce).filter((stretch) => onSale(sandbox, stretch, context.now))
    const left = await availability(sandbox, context, sold)
    if (sold[0] === fastestRide) price = plainestPrice(sandbox.rideOf(fastestRide, left[0]!, context.now))
    const free = sold.find((_stretch, index) => [...left[index]!].some(([seat, count]) => seat !== 'WZ' && count >= party))
    if (free) return { minutes, left: minutesOf(free), ...(price !== undefined && { price }) }
  }
  return { minutes, left: null, ...(price !== undefined && { price }) }
}

const plainestPrice = ({ seats }: RailRide): number | undefined => {
  const prices = seats.filter(({ seat }) => seat !== 'WZ').map(({ price: fen }) => fen)
  return prices.length > 0 ? Math.min(...prices) : undefined
}

export function stops(sandbox: RailSandbox, { trainKey }: { trainKey: string }): RailStop[] | RailFailure {
  const run = sandbox.timetable().run(trainKey)
  return run ? stopsOf(run) : { failure: 'trainUnknown' }
}

/** The chosen rides as they are now; a class that is sold out has no seats in the answer. */
export async function price(
  sandbox: RailSandbox,
  context: SupplyContext,
  { choices }: { choices: readonly RailChoice[] },
): Promise<RailQuote | RailFailure> {
  const stretches: Stretch[] = []
  for (const [ride, choice] of choices.entries()) {
    const stretch = findStretch(sandbox.timetable(), choice)
    if (!stretch) return { failure: 'trainUnknown', ride }
    if (isStoppedBy(stretch, context.now, sandbox)) return { failure: 'saleClosed', ride, trainNo: trainNoOf(stretch) }
    const { sale } = saleOf(stretch, context.now)
    if (sale !== 'onSale') return { failure: sale === 'closed' ? 'saleClosed' : sale, ride, trainNo: trainNoOf(stretch) }
    stretches.push(stretch)
  }
  const quoted: RailQuote['rides'] = []
  for (const [index, ride] of (await ridesOf(sandbox, context, stretches)).entries()) {
    const seat = ride.seats.find((each) => each.seat === choices[index]?.seat)
    if (!seat) return { failure: 'trainUnknown', ride: index }
    quoted.push({ ride, seat })
  }
  return { rides: quoted }
}
