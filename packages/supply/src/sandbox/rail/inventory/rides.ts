import { fareFor } from '@sojourn/domain/products/train/passengers'
import type { RailFailure, RailPassenger } from '../../../ports/rail'
import type { RailChoice, RailSeatClass } from '../../../ports/rail-ride'
import type { Wish } from './allocation'
import type { Fare, RailDesk } from './desk'
import { findStretch, trainNoOf, type Stretch } from './stretch'
import { travellerOf } from './travellers'

/** A choice as it can be sold now. */
export interface Ride {
  stretch: Stretch
  seat: RailSeatClass
  fare: Fare
}

export function findRide(desk: RailDesk, choice: RailChoice, now: Date, ride = 0): Ride | RailFailure {
  const stretch = findStretch(desk.runs, choice)
  const fare = stretch && desk.fareOf(stretch, choice.seat)
  if (!stretch || !fare) return { failure: 'trainUnknown', ride }
  const failure = desk.refusalOf(stretch, now)
  return failure ? { failure, ride, trainNo: trainNoOf(stretch) } : { stretch, seat: choice.seat, fare }
}

/** All choices as rides, or why one of them cannot be sold. */
export function findRides(desk: RailDesk, choices: readonly RailChoice[], now: Date): Ride[] | RailFailure {
  const rides: Ride[] = []
  for (const [index, choice] of choices.entries()) {
    const ride = findRide(desk, choice, now, index)
    if ('failure' in ride) return ride
    rides.push(ride)
  }
  return rides
}

export const largestParty = 5

/** Who travels, as the books know them. */
export interface Person {
  traveller: number
  child: boolean
  student?: boolean
  buyer?: boolean
}
export const peopleOf = (passengers: readonly RailPassenger[]): Person[] =>
  passengers.map((passenger) => ({
    traveller: travellerOf(passenger),
    child: passenger.child,
    ...(passenger.student && { student: true }),
    ...(passenger.buyer && { buyer: true }),
  }))

/** Five at most, and no child without an adult (handbook 3.5). */
export function partyRefusal(passengers: readonly { child: boolean }[]): RailFailure | undefined {
  if (passengers.length < 1 || passengers.length > largestParty) return { failure: 'purchaseLimit' }
  return passengers.every(({ child }) => child) ? { failure: 'childAlone', passenger: 0 } : undefined
}

/** What one place costs this passenger, in fen: its berth, or its class. */
export const priceOf = (
  { price, berths }: Fare,
  { seat, berth }: { seat: RailSeatClass; berth?: 'lower' | 'middle' | 'upper' | undefined },
  passenger: { child: boolean; student?: boolean },
): number => fareFor(passenger, (berth && berths?.[berth]) ?? price, seat)

/** The wishes turned round: what is answered when the railway locks other places than asked for. */
export const otherWishes = (wishes: readonly Wish[]): Wish[] =>
  wishes.map(({ mark }) => ({
    mark: mark === 'A' || mark === 'F' ? 'C' : mark === 'lower' ? 'upper' : mark === 'upper' ? 'lower' : 'A',
  }))
