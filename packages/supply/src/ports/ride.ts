import type { Keys } from './keys'
import type { Asking } from './outside'

/**
 * What we need of a platform of cars in cities of the mainland. Money is fen; positions are WGS-84. Every write carries a key: the same key
 * answers the same. A platform tells what happens to a ride in numbered events, which may come late, twice or in another order.
 */
export interface RideSupply extends Keys<RideOperation, RideFailure> {
  /** What each class of car costs for a ride; none where the platform does not drive. */
  estimate(asking: Asking, request: RidePlan): Promise<RideEstimate[]>
  /** Sends a car, or takes the reservation. Refused where it would cost more than `atMost`. */
  order(asking: Asking, request: RideOrder): Promise<{ rideNo: string } | RideFailure>
  /** All that is told of a ride by now; undefined where it is unknown. */
  ride(asking: Asking, request: { rideNo: string }): Promise<SuppliedRide | undefined>
  /** Calls a ride off at no more than a fee. */
  cancel(asking: Asking, request: { key: string; rideNo: string; feeAtMost: number }): Promise<{ fee: number } | RideFailure>
  /** Another moment of pick-up before anybody has come. */
  move(asking: Asking, request: { key: string; rideNo: string; departAt: Date }): Promise<{ departAt: Date } | RideFailure>
  /** Another destination while somebody drives; refused where the ride would then cost more than `atMost`. */
  redirect(
    asking: Asking,
    request: { key: string; rideNo: string; to: RidePlace; atMost: number },
  ): Promise<{ metres: number; minutes: number; estimate: number } | RideFailure>
  /** Whom to call when something happens on the way, from now on; nobody where it is absent. */
  emergency(
    asking: Asking,
    request: { key: string; rideNo: string; emergency?: RideContact | undefined },
  ): Promise<{ told: true } | RideFailure>
  /** Has a person look at parts of a fare; the answer comes with the ride from `decidesAt` on. */
  review(
    asking: Asking,
    request: { key: string; rideNo: string; parts: readonly RidePart[] },
  ): Promise<{ decidesAt: Date } | RideFailure>
}

export type RideOperation = 'order' | 'cancel' | 'move' | 'redirect' | 'emergency' | 'review'
export type RideClass = 'economy' | 'comfort' | 'business' | 'luxury'
export type RidePart = 'start' | 'distance' | 'time' | 'night' | 'toll' | 'surge' | 'package'
export type RideKind = 'now' | 'reserved' | 'airportPickup' | 'airportDropOff' | 'stationPickup' | 'stationDropOff' | 'dayHire'

export interface RidePlace {
  name: string
  latitude: number
  longitude: number
  isAirport: boolean
}

export interface RidePlan {
  cityId: number
  kind: RideKind
  from: RidePlace
  /** Absent of a car for a day. */
  to?: RidePlace
  departAt: Date
}

export interface RideFareLine {
  part: RidePart
  amount: number
  /** Tenths of a kilometre, or minutes. */
  quantity?: number
}

export interface RideEstimate {
  rideClass: RideClass
  seats: number
  total: number
  parts: RideFareLine[]
  metres: number
  minutes: number
}

export interface RideContact {
  name: string
  mobile: string
}

export interface RideOrder extends RidePlan {
  key: string
  rideClass: RideClass
  /** Fen. */
  atMost: number
  passenger: RideContact
  /** Whom to call when something happens on the way. */
  emergency?: RideContact
  serviceNo?: string
  remark: string
}

export type SuppliedRideEvent =
  | 'reserved'
  | 'accepted'
  | 'driverCancelled'
  | 'moved'
  | 'arrived'
  | 'began'
  | 'destinationChanged'
  | 'ended'
  | 'noDriver'
  | 'serviceCancelled'
  | 'cancelled'

export interface SuppliedDriver {
  name: string
  /** A number of the platform's, which leads to the driver for this ride alone. */
  mobile: string
  plate: string
  /** Keys of the colour and the model. */
  vehicle: { colour: 'white' | 'black' | 'silver' | 'blue'; model: string }
  /** Tenths, 0 to 50. */
  score: number
}

export interface SuppliedRide {
  rideNo: string
  events: { number: number; kind: SuppliedRideEvent; at: Date }[]
  /** Who drives, once somebody has accepted. */
  driver?: SuppliedDriver
  /** What is being driven now. */
  leg?: { kind: 'approach' | 'ride'; startedAt: Date; endsAt: Date; metres: number }
  /** Of a ride that has ended; `missedBy`: metres from where it was to end, `crossedCity`: in another city. */
  fare?: { total: number; parts: RideFareLine[]; metres: number; minutes: number; missedBy: number; crossedCity?: boolean }
  /** Fen that cancelling cost. */
  cancelFee?: number
  review?: { decidesAt: Date; takenOff?: number }
  /** When there will be something new to tell; absent where nothing more will happen by itself. */
  nextAt?: Date
}

export interface RideFailure {
  failure: RideFailureKind
  /** Fen that it would cost now. */
  price?: number
}
export type RideFailureKind =
  | 'supplierBusy'
  | 'notServed'
  | 'priceChanged'
  | 'rideUnknown'
  | 'feeRose'
  | 'notCancellable'
  | 'notMovable'
  | 'notRedirectable'
  | 'notReviewable'
  | 'keyVoid'

export const isRideFailure = (value: object): value is RideFailure => 'failure' in value
