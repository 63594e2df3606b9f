import { Type, type Static } from 'typebox'
import { segmentTypes } from '../../booking/codes'
import { saveTempOrder } from '../../booking/draft.shapes'
import { words } from '../../kit/words'

const code = Type.String({ maxLength: 3 })
const name = Type.String({ maxLength: 50 })
const date = Type.String({ maxLength: 10 })
/** 0 a whole city, 1 an airport (S3.27). */
const placeType = Type.Optional(Type.Integer({ minimum: 0, maximum: 3 }))

/** S3.25 */
export const FlightLeg = Type.Object({
  journeyIndex: Type.Integer({ minimum: 0, maximum: 9 }),
  departCode: code,
  departCityName: name,
  arriveCode: code,
  arriveCityName: name,
  departDate: date,
  departType: placeType,
  arriveType: placeType,
})
export type FlightLeg = Static<typeof FlightLeg>

/** Economy, premium economy, business, first (S2.52). */
export const seatTypes = ['Y', 'W', 'C', 'F'] as const
export type SeatType = (typeof seatTypes)[number]

/** S3.20–S3.23. What is left empty is a problem with a sentence, not a malformed request. */
export const IntlFlightSearchParams = Type.Object({
  segmentType: segmentTypes.schema,
  departAirportCode: code,
  departCityName: name,
  arriveAirportCode: code,
  arriveCityName: name,
  departDate: date,
  returnDate: Type.Optional(date),
  departType: placeType,
  arriveType: placeType,
  isDirect: Type.Optional(Type.Boolean()),
  seatType: Type.Optional(words(...seatTypes)),
  /** The legs of a trip with several; the fields above then repeat its two ends. */
  segmentQueryList: Type.Optional(Type.Array(FlightLeg, { maxItems: 20 })),
})
export type IntlFlightSearchParams = Static<typeof IntlFlightSearchParams>

export const SaveIntlFlightOrderTemp = saveTempOrder(IntlFlightSearchParams)
