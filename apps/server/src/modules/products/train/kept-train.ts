import { seatsOfTrains, type PolicySeat, type PolicyTrain } from '@sojourn/domain/booking/policy/evaluate-train'
import type { RailRide } from '@sojourn/supply/ports/rail'

/** A train as it was shown: what policy needs, its key and arrival, and how many of each seat were left. */
export interface KeptTrain extends PolicyTrain {
  trainKey: string
  arriveTime: string
  spanDays: number
  seats: readonly (PolicyTrain['seats'][number] & { seats: number })[]
}

interface Shown {
  train: KeptTrain
  /** Its seat classes as policy sees them. */
  seats: readonly PolicySeat[]
}
const known = new WeakMap<RailRide, Shown>()

/** The same ride object is the same ride, so it is put in these words once. */
export function shownTrain(ride: RailRide): Shown {
  const before = known.get(ride)
  if (before) return before
  const train = keptTrain(ride)
  const made = { train, seats: seatsOfTrains([train]) }
  known.set(ride, made)
  return made
}

const keptTrain = (ride: RailRide): KeptTrain => ({
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
