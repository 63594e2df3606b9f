import { Type, type Static } from 'typebox'
import { segmentTypes } from '../../booking/codes'
import { draftParts, saveTempOrder } from '../../booking/draft.shapes'
import { PassengerType, TravellerSummary } from '../../booking/traveller.shapes'
import { Verdict, Violation } from '../../booking/policy/verdict.shapes'
import { Instant, LocalDate, LocalTime } from '../../kit/local-date'
import { SentFen } from '../../kit/numbers'
import { airFareTypes } from './fare-types'
import { words } from '../../kit/words'

const Iata = Type.String({ pattern: '^[A-Z]{3}$' })
const CityCode = Type.String({ maxLength: 3 })
const Fen = Type.Integer()

const FilterValues = Type.Array(Type.String({ minLength: 1, maxLength: 10 }), { maxItems: 50 })
/** What was chosen in the filters of a list; an empty group or a switch that is off narrows nothing. */
export const FlightListFilters = Type.Object({
  band: FilterValues,
  carrier: FilterValues,
  departAirport: FilterValues,
  arriveAirport: FilterValues,
  cabin: FilterValues,
  size: FilterValues,
  within: Type.Boolean(),
  direct: Type.Boolean(),
  own: Type.Boolean(),
  /** Quarters of the day of arrival. */
  arriveBand: Type.Optional(FilterValues),
  /** Quarters of the day in which the way back departs. */
  backBand: Type.Optional(FilterValues),
})
export type FlightListFilters = Static<typeof FlightListFilters>

/** S3.20–S3.23. Types of a place: 0 city, 1 airport. Empty codes are a problem with a sentence, not a malformed request. */
export const FlightSearchParams = Type.Object({
  segmentType: segmentTypes.schema,
  departAirportCode: CityCode,
  departCityName: Type.String({ maxLength: 50 }),
  arriveAirportCode: CityCode,
  arriveCityName: Type.String({ maxLength: 50 }),
  departDate: Type.String({ maxLength: 10 }),
  returnDate: Type.Optional(Type.String({ maxLength: 10 })),
  departType: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
  arriveType: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
  isDirect: Type.Optional(Type.Boolean()),
  seatType: Type.Optional(Type.String({ maxLength: 10 })),
  gpAgreement: Type.Optional(Type.Boolean()),
  /** Of the list that was looked at before, so that a search that is sent again opens its list as it was left. */
  filters: Type.Optional(FlightListFilters),
})
export type FlightSearchParams = Static<typeof FlightSearchParams>

export const SaveFlightOrderTemp = saveTempOrder(FlightSearchParams)

export const FlightTempOrder = Type.Object({
  ...draftParts,
  searchParams: FlightSearchParams,
})
export type FlightTempOrder = Static<typeof FlightTempOrder>

/** Figures of a refund or change tier (handbook 1.6): hours before departure, percent of the fare; null is not allowed. */
const Tier = Type.Object({
  fromHours: Type.Union([Type.Number(), Type.Null()]),
  toHours: Type.Union([Type.Number(), Type.Null()]),
  percent: Type.Union([Type.Integer(), Type.Null()]),
})
export const FareRule = Type.Object({
  tier: Type.String(),
  endorsable: Type.Boolean(),
  refund: Type.Array(Tier),
  change: Type.Array(Tier),
  /** One plain line in the caller's language. */
  summary: Type.String(),
})
export type FareRule = Static<typeof FareRule>

export const FlightFare = Type.Object({
  fareKey: Type.String(),
  bookingClass: Type.String(),
  cabin: words('F', 'C', 'W', 'Y'),
  fareType: words(...airFareTypes),
  /** Fare of one adult in fen, without fees. */
  ticketPrice: Fen,
  /** Full fare of the cabin, by which the fares of children and infants are measured. */
  fullFare: Fen,
  /** Tenths of the full Y fare: 42 is 4.2折. */
  discount: Type.Integer(),
  /** 1–9 exact seats, 10 is "A" (more than nine). */
  seats: Type.Integer(),
  ruleTier: Type.String(),
  baggageKg: Type.Integer(),
  verdict: Verdict,
  violations: Type.Array(Violation),
})
export type FlightFare = Static<typeof FlightFare>

export const FlightOffer = Type.Object({
  flightKey: Type.String(),
  flightNo: Type.String(),
  carrier: Type.String(),
  operating: Type.Optional(Type.Object({ carrier: Type.String(), flightNo: Type.String() })),
  departAirport: Iata,
  departTerminal: Type.String(),
  departDate: LocalDate,
  departTime: LocalTime,
  arriveAirport: Iata,
  arriveTerminal: Type.String(),
  arriveTime: LocalTime,
  spanDays: Type.Integer(),
  durationMinutes: Type.Integer(),
  distanceKm: Type.Integer(),
  aircraft: Type.String(),
  stop: Type.Optional(Type.Object({ airport: Iata, arriveTime: LocalTime, departTime: LocalTime })),
  meal: words('none', 'drinks', 'snack', 'breakfast', 'meal'),
  onTimeRate: Type.Integer(),
  buildFee: Fen,
  /** Of one adult; `childFuelFee` of one child. */
  fuelFee: Fen,
  childFuelFee: Fen,
  /** Full Y fare of the city pair, the base of discounts. */
  fullFare: Fen,
  /** In a list the leading fares; all of them when one flight is opened. */
  fares: Type.Array(FlightFare),
  /** How many fares the flight has in all. */
  fareCount: Type.Integer(),
})
export type FlightOffer = Static<typeof FlightOffer>

const Named = Type.Object({ code: Type.String(), name: Type.String(), shortName: Type.String() })
export const FlightDictionary = Type.Object({
  carriers: Type.Array(Type.Object({ ...Named.properties, colour: Type.String() })),
  airports: Type.Array(Type.Object({ ...Named.properties, city: Type.String() })),
  aircraft: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), size: Type.String() })),
  rules: Type.Array(FareRule),
})

/** `journey` 0 is outbound, 1 inbound; the inbound search names what was chosen outbound. */
export const FlightSearch = Type.Object({
  tempOrderNo: Type.String({ maxLength: 40 }),
  journey: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  /** Another date of the ribbon; kept in the temp order. */
  departDate: Type.Optional(LocalDate),
})
export const FlightSearchResult = Type.Object({
  searchId: Type.String(),
  searchedAt: Instant,
  journey: Type.Integer(),
  departDate: LocalDate,
  departCity: Type.String(),
  arriveCity: Type.String(),
  dictionary: FlightDictionary,
  flights: Type.Array(FlightOffer),
  /** The cheapest fare that breaks no rule of any traveller. */
  lowestCompliant: Type.Optional(Type.Object({ flightKey: Type.String(), fareKey: Type.String(), ticketPrice: Fen })),
  travellers: Type.Array(TravellerSummary),
  /** As whom they fly, in the same order. */
  passengers: Type.Array(PassengerType),
  policyApplies: Type.Boolean(),
})
export type FlightSearchResult = Static<typeof FlightSearchResult>

/** A flight and a fare that are judged only together with those of the other flight. */
const ConnectingFlight = Type.Omit(FlightOffer, ['fares', 'fareCount'])
const ConnectingFare = Type.Omit(FlightFare, ['verdict', 'violations'])

/** One fare of each flight; policy judges what they cost together. */
export const ConnectionFare = Type.Object({
  first: ConnectingFare,
  second: ConnectingFare,
  ticketPrice: Fen,
  verdict: Verdict,
  violations: Type.Array(Violation),
})
export type ConnectionFare = Static<typeof ConnectionFare>

/** One journey of two flights with a change at one airport. */
export const FlightConnection = Type.Object({
  first: ConnectingFlight,
  second: ConnectingFlight,
  changeMinutes: Type.Integer(),
  /** From the departure of the first to the arrival of the second. */
  totalMinutes: Type.Integer(),
  fares: Type.Array(ConnectionFare),
})
export type FlightConnection = Static<typeof FlightConnection>
export const FlightConnectionResult = Type.Object({
  searchId: Type.String(),
  dictionary: FlightDictionary,
  connections: Type.Array(FlightConnection),
  policyApplies: Type.Boolean(),
})
export type FlightConnectionResult = Static<typeof FlightConnectionResult>

/** Lowest fare per day of the ribbon and the calendar; a price of 0 is sold out (S5.20). */
export const FlightDayPrices = Type.Object({
  days: Type.Array(Type.Object({ date: LocalDate, price: Fen })),
})

export const ChosenFare = Type.Object({
  searchId: Type.String({ maxLength: 60 }),
  flightKey: Type.String({ maxLength: 60 }),
  fareKey: Type.String({ maxLength: 30 }),
  /** The price that the person saw; another price asks before anything is booked. */
  ticketPrice: SentFen,
})
export type ChosenFare = Static<typeof ChosenFare>

export const PriceLine = Type.Object({
  kind: words('fare', 'childFare', 'infantFare', 'buildFee', 'fuelFee', 'accidentInsurance', 'delayInsurance', 'serviceFee'),
  /** Number of the flight, of a fare where there are several. */
  item: Type.Optional(Type.String()),
  unit: Fen,
  count: Type.Integer(),
  amount: Fen,
})
export type PriceLine = Static<typeof PriceLine>
