import { addMinutes, isBefore } from '../../kit/local-date'
import { chargedFare, confirmHours, fareFlagsOf } from './fare'
import type { KeptCar } from './kept'
import type { KeptCourse } from './kept-course'
import type { FareFlag, FareState } from '@sojourn/contract/products/car/car-words'

const endedAt = ({ events }: KeptCourse): string | undefined => events.find(({ kind }) => kind === 'ended')?.at

/** What is odd about the fare of a ride; nothing of a car that goes where it is told. */
export function flagsOfRide(car: KeptCar, { fare, redirected, ridesThatDay = 1 }: KeptCourse): FareFlag[] {
  if (!fare) return []
  const flags = fareFlagsOf({
    plannedMetres: redirected?.metres ?? car.metres,
    atMost: car.atMost,
    metres: fare.metres,
    amount: fare.total,
    missedBy: fare.missedBy,
    crossedCity: fare.crossedCity === true,
    ridesThatDay,
  })
  return car.to ? flags : flags.filter((flag) => flag === 'amount' || flag === 'count')
}

/** By when a fare is confirmed by itself, or goes to the platform where it is odd. */
export function settlesAt(course: KeptCourse): string | undefined {
  const ended = endedAt(course)
  return ended && addMinutes(ended, confirmHours * 60)
}

/** Where the fare of a ride that has ended stands. */
export function fareStateOf({ confirmedAt, dispute }: KeptCourse): FareState {
  if (confirmedAt) return 'confirmed'
  if (!dispute) return 'unconfirmed'
  return dispute.takenOff === undefined ? 'disputed' : 'settled'
}

/** What a ride comes to: its fare where it has ended, its fee where it was called off late, and its estimate until then. */
export function costOfRide({ car, course }: { car: KeptCar; course: KeptCourse }): number {
  const { fare, dispute, redirected, cancelFee } = course
  if (fare) return chargedFare(fare.total, dispute?.takenOff ?? 0, car.atMost)
  return cancelFee ?? redirected?.estimate ?? car.estimate
}

export type Settling =
  | { step: 'wait'; until?: string }
  /** The platform is to look at all of it: nobody said anything of an odd fare. */
  | { step: 'object' }
  | { step: 'settle'; confirmedByItself: boolean }

/** What follows for the fare of a ride that has ended. */
export function settlingOf(car: KeptCar, course: KeptCourse, now: string): Settling {
  const state = fareStateOf(course)
  if (state === 'confirmed' || state === 'settled') return { step: 'settle', confirmedByItself: false }
  const decidesAt = course.dispute?.decidesAt
  if (state === 'disputed') return { step: 'wait', ...(decidesAt && { until: decidesAt }) }
  const until = settlesAt(course)
  if (until && isBefore(now, until)) return { step: 'wait', until }
  return flagsOfRide(car, course).length > 0 ? { step: 'object' } : { step: 'settle', confirmedByItself: true }
}
