import { Type, type Static } from 'typebox'
import { segmentTypes } from '../../booking/codes'
import { saveTempOrder } from '../../booking/draft.shapes'
import { words } from '../../kit/words'
import { specialPassengers } from './itinerary.shapes'

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

const FilterValues = Type.Array(Type.String({ minLength: 1, maxLength: 10 }), { maxItems: 100 })
/** What was chosen in the filters of the list of the way out; an empty group or a switch that is off narrows nothing. */
export const IntlListFilters = Type.Object({
  changes: FilterValues,
  departBand: FilterValues,
  arriveBand: FilterValues,
  carrier: FilterValues,
  alliance: FilterValues,
  duration: FilterValues,
  via: FilterValues,
  departAirport: FilterValues,
  arriveAirport: FilterValues,
  cabin: FilterValues,
  within: Type.Boolean(),
  baggage: Type.Boolean(),
  refundable: Type.Boolean(),
  protected: Type.Boolean(),
  own: Type.Boolean(),
})

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
  /** As whom all adults of the party fly, where fares of students, workers abroad or crews of ships are asked for (handbook 2.1). */
  passenger: Type.Optional(words(...specialPassengers)),
  /** The legs of a trip with several; the fields above then repeat its two ends. */
  segmentQueryList: Type.Optional(Type.Array(FlightLeg, { maxItems: 20 })),
  /** Of the list that was looked at before, so that a search that is sent again opens its list as it was left. */
  filters: Type.Optional(IntlListFilters),
})
export type IntlFlightSearchParams = Static<typeof IntlFlightSearchParams>

export const SaveIntlFlightOrderTemp = saveTempOrder(IntlFlightSearchParams)
