import type { TrainOffer, TrainStop } from '@sojourn/contract/products/train/train.shapes'
import { seatsOfTrains, type PolicySeat } from '@sojourn/domain/products/train/policy/evaluate'
import { withinPolicy, type OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { KeptRide } from '@sojourn/domain/products/train/kept/kept'
import type { KeptChange } from '@sojourn/domain/products/train/kept/kept-change'
import type { KeptTrain } from '@sojourn/domain/products/train/kept/kept-search'
import type { RailChoice, RailRide, RailSeat, RailStop } from '@sojourn/supply/ports/rail-ride'

/** What policy asks of a ride. */
export interface PolicyRide extends Pick<
  RailRide,
  | 'trainKey'
  | 'trainNo'
  | 'departStation'
  | 'arriveStation'
  | 'departDate'
  | 'departTime'
  | 'arriveTime'
  | 'spanDays'
  | 'durationMinutes'
> {
  seats: readonly Pick<RailSeat, 'seat' | 'price' | 'seats'>[]
}

interface Judged {
  train: KeptTrain
  /** Its seat classes as policy sees them. */
  seats: readonly PolicySeat[]
}
const known = new WeakMap<PolicyRide, Judged>()

/** A ride as it is judged and kept with its search. The same ride object is the same ride, so it is put in these words once. */
export function judgedTrain(ride: PolicyRide): Judged {
  const before = known.get(ride)
  if (before) return before
  const train = keptTrain(ride)
  const made = { train, seats: seatsOfTrains([train]) }
  known.set(ride, made)
  return made
}

const keptTrain = (ride: PolicyRide): KeptTrain => ({
  trainKey: ride.trainKey,
  trainNo: ride.trainNo,
  lane: `${ride.departStation}-${ride.arriveStation}`,
  departDate: ride.departDate,
  departTime: ride.departTime,
  arriveTime: ride.arriveTime,
  spanDays: ride.spanDays,
  rideMinutes: ride.durationMinutes,
  seats: ride.seats.map(({ seat, price, seats }) => ({ seat, price, seats, soldOut: seats === 0 })),
})

/** A class of a ride as the order keeps it that buys it. */
export const keptRide = (ride: RailRide, { seat, price }: Pick<RailSeat, 'seat' | 'price'>): KeptRide => ({
  version: 2,
  trainKey: ride.trainKey,
  trainNo: ride.trainNo,
  trainType: ride.type,
  departStation: ride.departStation,
  arriveStation: ride.arriveStation,
  departDate: ride.departDate,
  departTime: ride.departTime,
  arriveTime: ride.arriveTime,
  spanDays: ride.spanDays,
  rideMinutes: ride.durationMinutes,
  distanceKm: ride.distanceKm,
  seatClass: seat,
  fare: price,
})

/** What a ticket is changed to, as the change keeps it. */
export const keptChoice = ({ trainKey, departStation, arriveStation, seat }: RailChoice): KeptChange['to'] => ({
  trainKey,
  departStation,
  arriveStation,
  seatClass: seat,
})

/** A ride on a screen, with the verdict of each of its classes; nobody waits for seats where the company's ticket office buys (handbook 3.10). */
export function offerOf(ride: RailRide, verdicts: readonly OfferVerdict[], source: 'railway' | 'local' = 'railway'): TrainOffer {
  const offer: TrainOffer = {
    trainKey: ride.trainKey,
    trainNo: ride.trainNo,
    type: ride.type,
    departStation: ride.departStation,
    departDate: ride.departDate,
    departTime: ride.departTime,
    arriveStation: ride.arriveStation,
    arriveTime: ride.arriveTime,
    spanDays: ride.spanDays,
    durationMinutes: ride.durationMinutes,
    distanceKm: ride.distanceKm,
    fromOrigin: ride.fromOrigin,
    toTerminus: ride.toTerminus,
    fuxing: ride.fuxing,
    sale: ride.sale,
    seats: ride.seats.map((seat, position) => seatOf(seat, verdicts[position] ?? withinPolicy, source)),
  }
  return ride.saleStartsAt === undefined ? offer : { ...offer, saleStartsAt: ride.saleStartsAt }
}

function seatOf(
  { seat, price, berths, seats, waitlist }: RailSeat,
  { verdict, violations }: OfferVerdict,
  source: 'railway' | 'local',
): TrainOffer['seats'][number] {
  const judged = { seat, price, seats, waitlist: waitlist && source === 'railway', verdict, violations }
  if (!berths) return judged
  const { lower, middle, upper } = berths
  return { ...judged, berths: middle === undefined ? { lower, upper } : { lower, middle, upper } }
}

/** A stop of a train on a screen; `stationName` is in the reader's words. */
export const stopOf = (stop: RailStop, stationName: string): TrainStop => ({
  index: stop.index,
  station: stop.station,
  stationName,
  trainNo: stop.trainNo,
  ...(stop.arriveTime !== undefined && { arriveTime: stop.arriveTime }),
  ...(stop.departTime !== undefined && { departTime: stop.departTime }),
  dwellMinutes: stop.dwellMinutes,
  dayOffset: stop.dayOffset,
  distanceKm: stop.distanceKm,
})
