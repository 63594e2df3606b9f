import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { ChosenRide } from '@sojourn/contract/products/train/train.shapes'
import type { NewSegment } from '@sojourn/domain/booking/traveller/conflicts'
import { compareDates, earlierInstant, laterInstant } from '@sojourn/domain/kit/local-date'
import { arriveInstant, connects, departInstant } from '@sojourn/domain/products/train/connections'
import { isRailFailure } from '@sojourn/supply/ports/rail'
import type { RailChoice, RailRide, RailSeat } from '@sojourn/supply/ports/rail-ride'
import type { Context } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { cityCodeOfStation } from '../../../reference/rail-places'
import { railSearchOf } from './search'
import { fieldOfRide, railProblem, type TrainDraft } from '../supply/supply'
import { choiceOf } from '../supply/to-supply'

/** A chosen seat class of a ride with what was on offer beside it. */
export interface Journey {
  ride: RailRide
  seat: RailSeat
  offers: RailRide[]
  departAt: string
  arriveAt: string
}

/** From the first departure to the last arrival, whatever the order of the rides, and the first and last day of boarding. */
export function spanOf(journeys: readonly Journey[]) {
  const days = journeys.map(({ ride }) => ride.departDate).toSorted(compareDates)
  return {
    departAt: journeys.map(({ departAt }) => departAt).reduce(earlierInstant),
    arriveAt: journeys.map(({ arriveAt }) => arriveAt).reduce(laterInstant),
    boarding: { first: days[0]!, last: days.at(-1)! },
  }
}

/** The chosen rides as they are now: unknown, closed and impossible combinations are problems, a new price is not. */
export async function ridesOnOffer(
  context: Context,
  draft: TrainDraft,
  chosen: readonly ChosenRide[],
  field = 'rides',
): Promise<Journey[] | Problem> {
  const supply = asking(context)
  const quote = await context.rail.price(supply, { choices: chosen.map(choiceOf) })
  if (isRailFailure(quote)) return railProblem(context, quote, fieldOfRide(field, quote))
  const closed = refuseSale(
    quote.rides.map(({ ride }) => ride),
    field,
  )
  if (closed) return closed
  const offers = chosen.length === 1 ? await context.rail.search(supply, railSearchOf(draft)) : []
  const journeys = quote.rides.map(({ ride, seat }) => journeyOf(ride, seat, offers))
  const [first, second] = journeys
  return first && second && !connects(first.ride, second.ride) ? problem('connectionTooShort', { field: `${field}.1` }) : journeys
}

/** A ride among those that were on offer; one that is not of the list stands alone. */
export function journeyOf(ride: RailRide, seat: RailSeat, offers: readonly RailRide[]): Journey {
  const [departAt, arriveAt] = [departInstant(ride), arriveInstant(ride)]
  return { ride, seat, offers: amongOffers(ride, offers), departAt, arriveAt }
}

/** The offers with the ride as it is now in its place; one that is not among them stands alone. */
export const amongOffers = <Ride extends RideEnds>(ride: Ride, offers: readonly Ride[]): Ride[] =>
  offers.some((each) => isSameRide(each, ride)) ? offers.map((each) => (isSameRide(each, ride) ? ride : each)) : [ride]

type RideEnds = Pick<RailChoice, 'trainKey' | 'departStation' | 'arriveStation'>
export const isSameRide = (a: RideEnds, b: RideEnds): boolean =>
  a.trainKey === b.trainKey && a.departStation === b.departStation && a.arriveStation === b.arriveStation

/** The rides at the prices that were accepted, where these are higher: what policy asks about is what may be charged. */
export const atAccepted = (journeys: readonly Journey[], chosen: readonly { price: number }[]): Journey[] =>
  journeys.map((journey, index) => {
    const { ride, seat, offers } = journey
    const price = Math.max(seat.price, chosen[index]?.price ?? 0)
    if (price === seat.price) return journey
    const dearer = { ...seat, price }
    const seats = ride.seats.map((each) => (each.seat === seat.seat ? dearer : each))
    return journeyOf({ ...ride, seats }, dearer, offers)
  })

export function refuseSale(rides: readonly RailRide[], field: string): Problem | undefined {
  const at = rides.findIndex(({ sale }) => sale !== 'onSale')
  if (at < 0) return undefined
  const { sale, trainNo: number } = rides[at]!
  return problem(sale === 'notYetOnSale' ? 'trainNotOnSale' : 'trainSaleClosed', { field: `${field}.${at}`, detail: { number } })
}

/** A ride as conflicts see it. */
export const plannedSegment = ({ ride, departAt, arriveAt }: Pick<Journey, 'ride' | 'departAt' | 'arriveAt'>): NewSegment => ({
  serviceNo: ride.trainNo,
  departDate: ride.departDate,
  departAt,
  arriveAt,
  departCity: cityCodeOfStation(ride.departStation),
  arriveCity: cityCodeOfStation(ride.arriveStation),
})
