import { Type, type Static } from 'typebox'
import { saveTempOrder } from '../../booking/draft.shapes'

const station = Type.String({ maxLength: 50 })
/** Telegraph code of 12306; empty is none chosen. */
const code = Type.String({ maxLength: 3 })
const initials = Type.Optional(Type.String({ maxLength: 20 }))

/** S3.34; a train number is at most ten characters (S5.11). */
export const TrainSearchParams = Type.Object({
  segmentType: Type.Unsafe<0>({ type: 'integer', enum: [0] }),
  departStation: station,
  departStationCode: code,
  departStationSZMCode: initials,
  arriveStation: station,
  arriveStationCode: code,
  arriveStationSZMCode: initials,
  searchFastTrainOnly: Type.Boolean(),
  departDate: Type.String({ maxLength: 10 }),
  /** The same as departDate. */
  returnDate: Type.Optional(Type.String({ maxLength: 10 })),
  trainNo: Type.Optional(Type.String({ maxLength: 10 })),
  /** Quarters of the day of arrival to which the list is narrowed at first. */
  arriveBand: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 10 }), { maxItems: 4 })),
})
export type TrainSearchParams = Static<typeof TrainSearchParams>

export const SaveTrainOrderTemp = saveTempOrder(TrainSearchParams)
