import { Type, type Static } from 'typebox'
import { draftParts } from '../../booking/draft.shapes'
import { Verdict } from '../../booking/policy/verdict.shapes'
import { TravellerSummary } from '../../booking/traveller.shapes'
import { Instant, LocalDate, LocalTime } from '../../kit/local-date'
import { words } from '../../kit/words'
import { IntlFlightSearchParams } from './draft.shapes'
import { IntlChoice, IntlDictionary, IntlItinerary, IntlPassengerType, IntlRule, IntlSegment } from './itinerary.shapes'

const Fen = Type.Integer()
const Slice = Type.Integer({ minimum: 0, maximum: 5 })

/** One direction of a search, its places in the reader's words. */
const SearchedLeg = Type.Object({
  departCode: Type.String(),
  departCity: Type.String(),
  arriveCode: Type.String(),
  arriveCity: Type.String(),
  date: LocalDate,
})
export type SearchedLeg = Static<typeof SearchedLeg>

export const IntlFlightTempOrder = Type.Object({
  ...draftParts,
  searchParams: IntlFlightSearchParams,
  legs: Type.Array(SearchedLeg),
})
export type IntlFlightTempOrder = Static<typeof IntlFlightTempOrder>

/** Which direction is asked for, and what was chosen of those before it, in their order. */
export const AskedSlice = {
  tempOrderNo: Type.String({ maxLength: 40 }),
  /** From 0; the first where it is left out. */
  slice: Type.Optional(Slice),
  chosen: Type.Optional(Type.Array(IntlChoice, { maxItems: 5 })),
}

export const IntlFlightSearch = Type.Object({
  ...AskedSlice,
  /** Another day of the ribbon for this direction; kept in the temp order. */
  date: Type.Optional(LocalDate),
})

export const IntlFlightSearchResult = Type.Object({
  searchId: Type.String(),
  searchedAt: Instant,
  /** From then on the offers are to be asked for again (handbook 2.4). */
  standsUntil: Instant,
  slice: Type.Integer(),
  legs: Type.Array(SearchedLeg),
  dictionary: IntlDictionary,
  /** Every flight once; itineraries name them by position. */
  segments: Type.Array(IntlSegment),
  itineraries: Type.Array(IntlItinerary),
  /** The cheapest fare that breaks no rule of any traveller; fen of the whole party. */
  lowestCompliant: Type.Optional(Type.Object({ itineraryKey: Type.String(), fareKey: Type.String(), total: Fen })),
  travellers: Type.Array(TravellerSummary),
  /** As whom they fly, in the same order. */
  passengers: Type.Array(IntlPassengerType),
  policyApplies: Type.Boolean(),
  /** Kilograms of one passenger in economy on the average of all itineraries, and the year of the factors. */
  carbon: Type.Object({ averageKg: Type.Integer(), factorYear: Type.Integer() }),
})
export type IntlFlightSearchResult = Static<typeof IntlFlightSearchResult>

/** One itinerary with every fare; its segments are positions among those beside it. */
export const OpenedItinerary = Type.Object({
  itinerary: IntlItinerary,
  segments: Type.Array(IntlSegment),
})
export type OpenedItinerary = Static<typeof OpenedItinerary>

/** What one ticket of a trip says of refund and change, in sentences of the reader's language. */
export const IntlTicketRules = Type.Object({
  validatingCarrier: Type.String(),
  /** Which directions it covers. */
  slices: Type.Array(Type.Integer()),
  rules: Type.Array(IntlRule),
})
export type IntlTicketRules = Static<typeof IntlTicketRules>

/** The lowest price of the trip by day, for an adult or for one of a party of students, workers abroad or seamen; 0 is sold out, a day where nobody flies is left out. */
const DayPrice = Type.Object({ date: LocalDate, price: Fen })
export const IntlDayPrices = Type.Object({ days: Type.Array(DayPrice) })

const JudgedDay = Type.Object({
  ...DayPrice.properties,
  /** What policy says of the offer that has it, by itself; absent where it says nothing of the trip. */
  verdict: Type.Optional(Verdict),
})
export type JudgedDay = Static<typeof JudgedDay>

/** What a return costs by its two days: a row for each return; a pair of days on which it cannot be flown is left out. */
export const IntlPriceGrid = Type.Object({
  rows: Type.Array(Type.Object({ returnDate: LocalDate, days: Type.Array(JudgedDay) })),
})

/** What a return costs by how many days lie between its two departures. */
export const IntlStayPrices = Type.Object({
  stays: Type.Array(Type.Object({ days: Type.Integer(), returnDate: LocalDate, price: Fen })),
})

/** Another airport near one end of a direction, with the lowest price of one adult from or to it. */
export const NearbyAirport = Type.Object({
  end: words('depart', 'arrive'),
  airport: Type.String(),
  name: Type.String(),
  distanceKm: Type.Integer(),
  price: Fen,
})
export type NearbyAirport = Static<typeof NearbyAirport>

/** The first direction flown as two with a ticket each, changing planes at one's own risk. */
export const SelfTransferOffer = Type.Object({
  /** City where planes are changed. */
  via: Type.String(),
  viaName: Type.String(),
  /** Flight numbers of both. */
  flights: Type.Array(Type.String()),
  departTime: LocalTime,
  /** Of the flight that goes on. */
  onwardDate: LocalDate,
  minutes: Type.Integer(),
  minimumMinutes: Type.Integer(),
  /** From the first departure to the last arrival of the direction. */
  durationMinutes: Type.Integer(),
  /** Fen of one traveller for the whole trip. */
  price: Fen,
})
export type SelfTransferOffer = Static<typeof SelfTransferOffer>
