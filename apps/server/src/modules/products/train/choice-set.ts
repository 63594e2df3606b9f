import type { RecordedChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import type { PolicySeat, TrainSetting } from '@sojourn/domain/booking/policy/evaluate-train'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { RailRide } from '@sojourn/supply/ports/rail'
import type { PersonRow } from '../../booking/traveller/store'
import { policySeat } from './judge'

/** A seat class as it was shown: what policy needs, which train it is of, its arrival and how many were left. */
export interface KeptSeat extends PolicySeat {
  trainKey: string
  arriveTime: string
  spanDays: number
  seats: number
}

/** What a list showed, for the approver and for judging it again. */
export function shownChoices(
  rides: readonly RailRide[],
  verdicts: readonly (readonly OfferVerdict[])[],
  people: readonly PersonRow[],
  setting: TrainSetting,
): RecordedChoices {
  return {
    set: {
      product: 'train',
      travellers: people.map(({ employeeId, policy }) => ({
        employeeId,
        policyId: policy?.body.policyId ?? null,
        version: policy?.version ?? null,
      })),
      setting,
      offers: rides.flatMap((ride) => ride.seats.map((seat) => keptSeat(ride, seat))),
    },
    verdicts: rides.flatMap(({ seats }, row) => seats.map((_seat, position) => verdicts[row]?.[position]?.verdict ?? 'within')),
  }
}

const keptSeat = (ride: RailRide, seat: RailRide['seats'][number]): KeptSeat => ({
  ...policySeat(ride, seat),
  trainKey: ride.trainKey,
  arriveTime: ride.arriveTime,
  spanDays: ride.spanDays,
  seats: seat.seats,
})
