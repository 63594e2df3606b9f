import { chargedFare } from '@sojourn/domain/products/car/fare'
import { mayMove, stateAfter } from '@sojourn/domain/products/car/ride-events'
import { settlingOf } from '@sojourn/domain/products/car/settling'
import type { KeptCar } from '@sojourn/domain/products/car/kept'
import type { KeptCourse } from '@sojourn/domain/products/car/kept-course'
import { addDays, addMinutes, chinaOffsetMinutes, earlierInstant, localInstant, localOf } from '@sojourn/domain/kit/local-date'
import { isRideFailure, type RideFailure, type RideOrder, type RidePart, type SuppliedRide } from '@sojourn/supply/ports/ride'
import type { IssueResult, SuppliedOrder } from '../../../../capabilities/fulfilment'
import type { Context, Fulfilment, Work } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { moveSegment } from '../../../booking/order/rewrite-store'
import { findOrders, findOrderTravellers } from '../../../booking/order/store'
import { peopleOfRide } from '../order/people-of-ride'
import { countRidesEnded, rideOfOrder, updateRide, type CarRow } from '../order/ride-store'
import { courseTold } from '../supply/from-supply'
import { awaitedBy, awaitedElsewhere, type Awaited, type Elsewhere } from './awaited'
import { rideOrderOf } from './ride-order'
import { tellOfRide } from './tell-of-ride'

export const rideKey = ({ enterpriseId, orderNo }: { enterpriseId: number; orderNo: string }): string =>
  `${enterpriseId}/${orderNo}`

interface Asked {
  key: string
  /** A ride that was sent for, or what is to be. */
  sent: { rideNo: string } | { order: RideOrder }
  /** How often the platform moved the ride before. */
  moves: number
  awaited?: Awaited | { elsewhere: Elsewhere } | undefined
  /** Parts of the fare that a person is to look at. */
  review?: readonly RidePart[]
}
interface Told {
  rideNo: string
  ride: SuppliedRide
  /** What of the question the platform did. */
  moved: boolean
  called: boolean
  awaited: Awaited | undefined
}

/** How often a ride that follows a flight or train looks after it, in minutes. */
const followMinutes = 10

/**
 * A paid ride is sent for and followed, under the order's key as often as it takes; it ends with its fare, a fee, or nothing. What was set
 * aside stays so until then (docs/decisions/0090-fares-of-rides.md).
 */
export const followRide: Fulfilment['issue'] = {
  async request(work, order: SuppliedOrder): Promise<Asked> {
    const { ride, car } = await rideOfOrder(work, order.orderNo)
    const [traveller] = await findOrderTravellers(work, [order.orderNo])
    const { course, rideNo } = ride
    const { dispute } = course
    const now = work.context.clock.now().toISOString()
    const key = rideKey(order)
    return {
      key,
      sent: rideNo === null ? { order: await rideOrderOf(work, order.orderNo, { key, car, ride }) } : { rideNo },
      moves: course.moves ?? 0,
      ...(mayMove(stateAfter(course.events)) &&
        !course.ticketGone && {
          awaited: await awaitedBy(work, { car, course, employeeId: traveller!.employeeId }, now),
        }),
      ...(dispute && dispute.decidesAt === undefined && { review: dispute.parts }),
    }
  },
  async ask(context, { key, sent: told, moves, awaited: asked, review }: Asked): Promise<Told | RideFailure> {
    const sent = 'order' in told ? await context.rides.order(asking(context), told.order) : told
    if (isRideFailure(sent)) return sent
    const awaited = asked && 'elsewhere' in asked ? await awaitedElsewhere(context, asked.elsewhere) : asked
    const { moved, called } = await follow(context, { key, rideNo: sent.rideNo, moves }, awaited)
    if (review) {
      const asked = await context.rides.review(asking(context), { key, rideNo: sent.rideNo, parts: review })
      if (isRideFailure(asked)) throw new Error(`the platform does not look at ${sent.rideNo}: ${asked.failure}`)
    }
    const ride = await context.rides.ride(asking(context), sent)
    if (!ride) throw new Error(`the platform does not know ${sent.rideNo}`)
    return { rideNo: sent.rideNo, ride, moved, called, awaited }
  },
  async keep(work, order, _asked: Asked, answer: Told | RideFailure): Promise<IssueResult> {
    if (isRideFailure(answer)) return refused(work.context, answer)
    const { ride, car, row } = await rideOfOrder(work, order.orderNo)
    const course = await counted(work, order.orderNo, withAwaited(courseTold(ride.course, answer.ride), car, answer))
    const now = work.context.clock.now().toISOString()
    const result = resultOf(order, { car, course, nextAt: answer.ride.nextAt, now })
    await tellOfRide(work, order, car, { before: ride.course, after: result.course })
    await updateRide(work, { orderNo: order.orderNo, rideNo: answer.rideNo, course: result.course })
    if (course.departAt !== ride.course.departAt) await moveSegment(work, movedRide(row, course))
    return 'askAgainAt' in result.issue
      ? { ...result.issue, concerned: await concernedBy(work, ride.course, course, order) }
      : result.issue
  },
}

/** Whoever asks across orders who is where finds a ride at the moment to which it moved. */
const movedRide = ({ orderNo, position, departAt, arriveAt, body }: CarRow, course: KeptCourse) => ({
  orderNo,
  position,
  was: { departAt, arriveAt },
  departDate: localOf(course.departAt, chinaOffsetMinutes).date,
  departAt: course.departAt,
  arriveAt: addMinutes(course.departAt, body.minutes),
  body,
})

/** A ride that ends is counted among those of its passenger's day. */
async function counted(work: Work, orderNo: string, course: KeptCourse): Promise<KeptCourse> {
  if (!course.fare || course.ridesThatDay !== undefined) return course
  const [traveller] = await findOrderTravellers(work, [orderNo])
  const { date } = localOf(course.departAt, chinaOffsetMinutes)
  const [from, to] = [date, addDays(date, 1)].map((day) => new Date(localInstant(day, '00:00', chinaOffsetMinutes)))
  const others = await countRidesEnded(work, traveller!.employeeId, { from: from!, to: to! })
  return { ...course, ridesThatDay: others + 1 }
}

/** The pick-up moves with what it waits for, and is called off with it. */
async function follow(
  context: Context,
  { key, rideNo, moves }: { key: string; rideNo: string; moves: number },
  awaited: Awaited | undefined,
): Promise<Pick<Told, 'moved' | 'called'>> {
  if (!awaited) return { moved: false, called: false }
  if ('off' in awaited || 'gone' in awaited) {
    // Whoever drives already is told too, free of charge: the platform follows the flight itself. What a returned ticket costs is for its people to decide.
    const [word, feeAtMost]: [string, number] = 'off' in awaited ? ['off', Number.MAX_SAFE_INTEGER] : ['gone', 0]
    const called = await context.rides.cancel(asking(context), { key: `${key}/${word}`, rideNo, feeAtMost })
    return { moved: false, called: !isRideFailure(called) }
  }
  const to = 'follows' in awaited ? awaited.follows.departAt : awaited.departAt
  if (!to) return { moved: false, called: false }
  const moved = await context.rides.move(asking(context), { key: `${key}/${moves}/${to}`, rideNo, departAt: new Date(to) })
  return { moved: !isRideFailure(moved), called: false }
}

/** A platform that is busy is asked again; what it does not drive, or not for this price, is over. */
function refused({ clock }: Context, { failure }: RideFailure): IssueResult {
  if (failure === 'supplierBusy') return { askAgainAt: new Date(addMinutes(clock.now().toISOString(), 1)) }
  return failure === 'keyVoid' ? { left: true } : { failure }
}

function withAwaited(told: KeptCourse, car: KeptCar, { awaited, moved, called }: Told): KeptCourse {
  if (!awaited) return told
  const course = moved ? { ...told, moves: (told.moves ?? 0) + 1 } : told
  if ('off' in awaited) return called ? { ...course, serviceOff: true } : course
  if ('gone' in awaited) return { ...course, ticketGone: true }
  if ('follows' in awaited) return moved ? following(course, awaited.follows) : { ...course, ticketGone: true }
  const { awaits, departAt } = awaited
  if (!moved || !departAt) return { ...course, awaits }
  return { ...course, awaits, departAt, formerDepartAt: course.formerDepartAt ?? (course.follows ?? car).departAt }
}

function following({ formerDepartAt: _late, ...course }: KeptCourse, follows: NonNullable<KeptCourse['follows']>): KeptCourse {
  return { ...course, follows, awaits: follows.awaits, departAt: follows.departAt }
}

interface Result {
  course: KeptCourse
  issue: IssueResult
}

interface FollowedRide {
  car: KeptCar
  course: KeptCourse
  nextAt: Date | undefined
  now: string
}

/** How a ride stands for its order. */
function resultOf(order: SuppliedOrder, { car, course, nextAt, now }: FollowedRide): Result {
  const state = stateAfter(course.events)
  if (state === 'noDriver' || state === 'notReserved') return { course, issue: { failure: 'noDriver' } }
  if (state === 'cancelled') return { course, issue: cancelledResult(order, car, course) }
  if (state === 'ended' && course.fare) return endedResult(order, car, course, now)
  const next = nextAt?.toISOString() ?? addMinutes(now, 1)
  const looks = car.serviceNo && mayMove(state) ? earlierInstant(next, addMinutes(now, followMinutes)) : next
  return { course, issue: { askAgainAt: new Date(looks) } }
}

function cancelledResult(order: SuppliedOrder, car: KeptCar, { events, cancelFee = 0, serviceOff }: KeptCourse): IssueResult {
  if (events.some(({ kind }) => kind === 'serviceCancelled')) return { failure: 'calledOff' }
  if (serviceOff) return { failure: 'serviceOff' }
  return cancelFee === 0 ? { left: true } : issued(order, car, cancelFee)
}

function endedResult(order: SuppliedOrder, car: KeptCar, course: KeptCourse, now: string): Result {
  const settling = settlingOf(car, course, now)
  if (settling.step === 'wait') return { course, issue: { askAgainAt: new Date(settling.until ?? addMinutes(now, 1)) } }
  if (settling.step === 'object') {
    const dispute = { parts: course.fare!.parts.map(({ part }) => part), reason: '', at: now }
    return { course: { ...course, dispute }, issue: { askAgainAt: new Date(now) } }
  }
  const settled = settling.confirmedByItself ? { ...course, confirmedAt: now } : course
  const charged = chargedFare(course.fare!.total, course.dispute?.takenOff ?? 0, car.atMost)
  return { course: settled, issue: issued(order, car, charged) }
}

/** The ride is over and costs so much; what was set aside beyond that goes back. */
const issued = ({ orderNo }: SuppliedOrder, car: KeptCar, charged: number): IssueResult => ({
  tickets: [{ ticketNo: orderNo, traveller: 0, coupons: [{ segment: 0, state: 'used' }] }],
  returned: car.atMost - charged,
})

/** Whose pages change because something happened. */
async function concernedBy(work: Work, before: KeptCourse, after: KeptCourse, { orderNo }: SuppliedOrder): Promise<string[]> {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const [order] = await findOrders(work, [orderNo])
  return peopleOfRide(work, order!)
}
