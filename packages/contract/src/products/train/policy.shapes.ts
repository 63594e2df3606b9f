import { Type, type Static } from 'typebox'
import { AdvanceDays, handlingOf, Minutes, optional } from '../../booking/policy/policy-terms.shapes'
import { words } from '../../kit/words'
import { SeatCodes } from '../../reference/rail-seats'

/** Kinds of trains, as a standard lists them. */
export const standardTrainTypes = ['G', 'C', 'D', 'Z', 'T', 'K', 'other'] as const
/** Seats (handbook 3.2) that may be taken on trains of these types. Standing (WZ) may always be. */
export const TrainGroup = Type.Object({
  types: Type.Array(words(...standardTrainTypes), { minItems: 1, maxItems: 7 }),
  seats: SeatCodes,
})
export const TrainSection = Type.Object({
  groups: optional(Type.Array(TrainGroup, { minItems: 1, maxItems: 7 })),
  /** Also allowed on trains that are under way at two in the morning. */
  nightSeats: optional(SeatCodes),
  /** Also allowed on rides of at least so many minutes. */
  longRide: optional(Type.Object({ minutes: Minutes, seats: SeatCodes })),
  advanceDays: optional(AdvanceDays),
  handling: handlingOf('trainSeat', 'advanceDays'),
})
export type TrainSection = Static<typeof TrainSection>
