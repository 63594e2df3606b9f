import { railLockUntil } from '@sojourn/domain/products/train/lock-time'
import type { KeptWishes } from '@sojourn/domain/products/train/kept/kept-wishes'
import { otherThanWished } from '@sojourn/domain/products/train/seat-choice'
import type { RailFailure, RailLock, RailLocked, RailPending } from '@sojourn/supply/ports/rail'
import type { RailChoice } from '@sojourn/supply/ports/rail-ride'
import type { Context, Work } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { logHandOver } from '../../../booking/traveller/hand-over'
import type { PlaceRow } from '../order/order-store'
import { railPassenger, type Rider } from '../supply/to-supply'

export interface Passenger extends Rider {
  /** Position in the order. */
  position: number
  subject: string
}

/** Under which the railway knows what an order asks for. */
export const railKey = (enterpriseId: number, orderNo: string): string => `${enterpriseId}/${orderNo}`

export interface LockRequest {
  orderNo: string
  enterpriseId: number
  choices: readonly (RailChoice & { price: number })[]
  passengers: readonly Passenger[]
  wishes: KeptWishes
  /** Tickets that a change gives up for these seats. */
  replaces?: readonly string[]
  /** Seats that go back for these. */
  insteadOf?: string
  /** Until when the order may wait; the railway keeps its seats no longer than half an hour. */
  holdUntil: Date
  remark: string
}

export type RailAnswer = RailLocked | RailPending | RailFailure

/** What the railway is asked for the seats of an order, under the order's key. */
export function railLock(context: Context, request: LockRequest): RailLock {
  const { orderNo, enterpriseId, wishes, choices } = request
  return {
    key: railKey(enterpriseId, orderNo),
    choices: choices.map(({ price: _price, ...choice }) => choice),
    passengers: request.passengers.map(railPassenger),
    expectedPrices: choices.map(({ price }) => price),
    ...(wishes.seatChoice && { seatChoice: wishes.seatChoice }),
    ...(wishes.berthChoice && { berthChoice: wishes.berthChoice }),
    ...(request.replaces && { replaces: request.replaces }),
    ...(request.insteadOf && { insteadOf: request.insteadOf }),
    acceptStanding: wishes.acceptStanding ?? false,
    holdUntil: new Date(railLockUntil(context.clock.now().toISOString(), request.holdUntil.toISOString())),
    remark: request.remark,
  }
}

/** Asks within the caller's transaction: the railway gets the documents in clear, which is written down whatever it answers. */
export async function lockSeats(
  work: Work,
  { employeeId, ...request }: LockRequest & { employeeId: string },
): Promise<RailAnswer> {
  await logDocuments(work, { ...request, employeeId })
  return work.context.rail.lock(asking(work.context), railLock(work.context, request))
}

/** Whose documents the railway was given for an order, once for each time that it is asked for something new. */
export async function logDocuments(
  work: Work,
  request: { enterpriseId: number; employeeId: string; orderNo: string; passengers: readonly Passenger[] },
): Promise<void> {
  await logHandOver(work, { ...request, ...documentsOf(request) })
}

export const documentsOf = ({ orderNo, passengers }: { orderNo: string; passengers: readonly Passenger[] }) => ({
  purpose: `order ${orderNo}: documents for the railway`,
  subjects: passengers.map(({ subject }) => subject),
})

/** KeptWishes with the time for which their seats are locked. */
export const lockedWishes = (wishes: KeptWishes, { holdUntil }: RailLocked): KeptWishes => ({
  ...wishes,
  lockedUntil: holdUntil.toISOString(),
})

/** Places as the order keeps them once the railway has locked them. */
export function lockedPlaces({ places }: RailLocked, passengers: readonly Passenger[], wishes: KeptWishes): PlaceRow[] {
  const byRide = [...new Set(places.map(({ ride }) => ride))]
  return byRide.flatMap((ride) => {
    const ofRide = places.filter((place) => place.ride === ride)
    const other = otherThanWished(wishes, ofRide)
    return ofRide.map((place, index): PlaceRow => {
      const passenger = passengers[place.passenger]!
      return {
        traveller: passenger.position,
        segment: ride,
        child: passenger.child,
        student: passenger.student ?? false,
        seat: place.seat,
        coach: place.coach,
        place: place.place,
        berth: place.berth ?? null,
        price: place.price,
        otherThanWished: other[index]!,
        ticketNo: null,
        gate: null,
      }
    })
  })
}
