import { epochDay } from '@sojourn/domain/kit/local-date'
import type { RailChoice, RailFailure, RailQuote, RailRide, RailSearch, RailStop } from '../../ports/rail'
import type { SupplyContext } from '../../ports/supply'
import { availability } from './inventory/availability'
import { departsAt, findStretch, trainNoOf, type Stretch } from './inventory/stretch'
import { stopsOf, type RideOf } from './rides'
import { saleOf } from './sale'
import { findDirect } from './search'
import type { RailTimetable } from './timetable'

/** Timetable and seed: what is needed to tell what is on sale. */
export interface RailShelf {
  seed: number
  timetable(): RailTimetable
  rideOf: RideOf
}

/** Rides as they are sold now; one statement for all of them. */
export async function ridesOf(shelf: RailShelf, context: SupplyContext, stretches: readonly Stretch[]): Promise<RailRide[]> {
  const left = await availability(shelf, context, stretches)
  return stretches.map((stretch, index) => shelf.rideOf(stretch, left[index]!, context.now))
}

/** Trains that have left are no longer offered. */
export const isAhead = (stretch: Stretch, now: Date): boolean => departsAt(stretch) > now

export function search(shelf: RailShelf, context: SupplyContext, request: RailSearch): Promise<RailRide[]> {
  const found = findDirect(shelf.timetable(), { ...request, day: epochDay(request.date) })
  return ridesOf(
    shelf,
    context,
    found.filter((stretch) => isAhead(stretch, context.now)),
  )
}

export function stops(shelf: RailShelf, { trainKey }: { trainKey: string }): RailStop[] | RailFailure {
  const run = shelf.timetable().run(trainKey)
  return run ? stopsOf(run) : { failure: 'trainUnknown' }
}

/** The chosen rides as they are now; a class that is sold out has no seats in the answer. */
export async function price(
  shelf: RailShelf,
  context: SupplyContext,
  { choices }: { choices: readonly RailChoice[] },
): Promise<RailQuote | RailFailure> {
  const stretches: Stretch[] = []
  for (const [ride, choice] of choices.entries()) {
    const stretch = findStretch(shelf.timetable(), choice)
    if (!stretch) return { failure: 'trainUnknown', ride }
    const { sale } = saleOf(stretch, context.now)
    if (sale !== 'onSale') return { failure: sale === 'closed' ? 'saleClosed' : sale, ride, trainNo: trainNoOf(stretch) }
    stretches.push(stretch)
  }
  const quoted: RailQuote['rides'] = []
  for (const [index, ride] of (await ridesOf(shelf, context, stretches)).entries()) {
    const seat = ride.seats.find((each) => each.seat === choices[index]?.seat)
    if (!seat) return { failure: 'trainUnknown', ride: index }
    quoted.push({ ride, seat })
  }
  return { rides: quoted }
}
