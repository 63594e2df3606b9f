import { Type, type Static } from 'typebox'
import { Verdict, Violation } from '../../booking/policy/verdict.shapes'
import { Instant, LocalDate, LocalTime } from '../../kit/local-date'
import { SentFen } from '../../kit/numbers'
import { words } from '../../kit/words'
import { intlFareBrands } from './fare-brands'

const Iata = Type.String({ pattern: '^[A-Z]{3}$' })
const Fen = Type.Integer()

/** Adults who prove what they are, for fares of their own. */
export const specialPassengers = ['student', 'labour', 'seaman'] as const
export type SpecialPassenger = (typeof specialPassengers)[number]
export const intlPassengerTypes = ['adult', 'child', 'infant', ...specialPassengers] as const
export const IntlPassengerType = words(...intlPassengerTypes)
export type IntlPassengerType = (typeof intlPassengerTypes)[number]

export const intlFareTypes = ['published', 'agreement', 'corporate', 'student', 'labour', 'seaman'] as const

/** One take-off and landing under one flight number; times are local to the airports, with the instants beside. */
export const IntlSegment = Type.Object({
  flightNo: Type.String(),
  carrier: Type.String(),
  operating: Type.Optional(Type.Object({ carrier: Type.String(), flightNo: Type.String() })),
  departAirport: Iata,
  departTerminal: Type.String(),
  departDate: LocalDate,
  departTime: LocalTime,
  arriveAirport: Iata,
  arriveTerminal: Type.String(),
  arriveDate: LocalDate,
  arriveTime: LocalTime,
  departAt: Instant,
  arriveAt: Instant,
  durationMinutes: Type.Integer(),
  distanceKm: Type.Integer(),
  aircraft: Type.String(),
  meal: words('none', 'drinks', 'snack', 'breakfast', 'meal'),
  stops: Type.Array(Type.Object({ airport: Iata, arriveTime: LocalTime, departTime: LocalTime })),
})
export type IntlSegment = Static<typeof IntlSegment>

/** When a flight leaves and comes, local to its airports. */
export const IntlTimes = Type.Object({
  departDate: LocalDate,
  departTime: LocalTime,
  arriveDate: LocalDate,
  arriveTime: LocalTime,
})
export type IntlTimes = Static<typeof IntlTimes>
/** A flight that leaves or comes at other hours than were seen, by its place among those beside it, with the hours that were. */
export const IntlRetimed = Type.Object({ segment: Type.Integer(), was: IntlTimes })

/** Between two segments of one direction. */
export const IntlConnection = Type.Object({
  arriveAirport: Iata,
  /** Another one where passengers change airports. */
  departAirport: Iata,
  minutes: Type.Integer(),
  minimumMinutes: Type.Integer(),
  bags: words('through', 'recheck', 'unknown'),
  /** A missed flight is the passenger's own loss where it is not. */
  protected: Type.Boolean(),
  /** What the transit country asks of the travellers' passport, and when that was looked up. */
  visa: words('none', 'exempt', 'needed', 'unknown'),
  visaSentence: Type.Optional(Type.String()),
})
export type IntlConnection = Static<typeof IntlConnection>

/** Between two directions of a trip that are on different tickets, where one only changes planes. */
export const IntlSelfTransfer = Type.Object({
  /** Position of the direction before. */
  after: Type.Integer(),
  connection: IntlConnection,
})
export type IntlSelfTransfer = Static<typeof IntlSelfTransfer>

/** Pieces with the weight of each, or a weight in all. */
export const IntlBaggage = Type.Object({ pieces: Type.Optional(Type.Integer()), kilograms: Type.Integer() })

const Permission = words('free', 'fee', 'forbidden', 'unknown')
/** Of a wholly unused ticket well before departure; unknown is asked of the carrier by an agent, never shown as forbidden. */
export const IntlPenaltyDigest = Type.Object({
  refund: Permission,
  refundFee: Type.Optional(Fen),
  change: Permission,
  changeFee: Type.Optional(Fen),
})

/** One fare of an itinerary; prices are of the whole trip, as far as it is chosen, completed by the cheapest of the rest. */
export const IntlFare = Type.Object({
  fareKey: Type.String(),
  brand: words(...intlFareBrands),
  fareType: words(...intlFareTypes),
  validatingCarrier: Type.String(),
  /** Of each segment. */
  cabins: Type.Array(words('F', 'C', 'W', 'Y')),
  bookingClasses: Type.Array(Type.String()),
  baggage: Type.Array(IntlBaggage),
  /** 1–9 exact seats, 10 is "A" (more than nine). */
  seats: Type.Integer(),
  /** Of one passenger of each type of the party, in fen. */
  prices: Type.Array(Type.Object({ passenger: IntlPassengerType, ticketPrice: Fen, taxes: Fen })),
  /** Of the whole party. */
  total: Fen,
  separateTickets: Type.Boolean(),
  digest: IntlPenaltyDigest,
  /** By when it is to be ticketed if it were booked now. */
  ticketBy: Instant,
  /** Nobody can be asked for approval before it is paid. */
  instantPayment: Type.Boolean(),
  verdict: Verdict,
  violations: Type.Array(Violation),
})
export type IntlFare = Static<typeof IntlFare>

/** One direction of a trip; segments are positions among those that stand once beside the list. */
export const IntlItinerary = Type.Object({
  itineraryKey: Type.String(),
  segments: Type.Array(Type.Integer()),
  connections: Type.Array(IntlConnection),
  durationMinutes: Type.Integer(),
  /** Of one passenger in economy, with the year of its factors told beside the list. */
  carbonKg: Type.Integer(),
  /** In a list the leading fares; all of them when one is opened. */
  fares: Type.Array(IntlFare),
  fareCount: Type.Integer(),
})
export type IntlItinerary = Static<typeof IntlItinerary>

/** One rule of a ticket, figures and sentence (handbook 2.2). */
export const IntlRule = Type.Object({
  kind: words('refund', 'change', 'noShow', 'upgrade', 'endorsement', 'usedSegments', 'taxRefund', 'other'),
  permission: words('allowed', 'forbidden', 'unknown'),
  sentence: Type.String(),
  /** The same in parts, for a table: what, of which part of a ticket, when, and what it costs. */
  subject: Type.String(),
  scope: Type.String(),
  when: Type.String(),
  answer: Type.String(),
  /** At any time. */
  always: Type.Boolean(),
  /** Fen of a fee that is filed in another currency, by the rate of the ticket. */
  yuan: Type.Optional(Fen),
})
export type IntlRule = Static<typeof IntlRule>

const Named = Type.Object({ code: Type.String(), name: Type.String(), shortName: Type.String() })
export const IntlDictionary = Type.Object({
  carriers: Type.Array(Type.Object({ ...Named.properties, colour: Type.String(), alliance: Type.Optional(Type.String()) })),
  airports: Type.Array(
    Type.Object({ ...Named.properties, city: Type.String(), country: Type.String(), countryName: Type.String() }),
  ),
  aircraft: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), size: Type.String() })),
})
export type IntlDictionary = Static<typeof IntlDictionary>

/** What was chosen for one direction, of which search. */
export const IntlChoice = Type.Object({
  searchId: Type.String({ maxLength: 60 }),
  itineraryKey: Type.String({ maxLength: 200 }),
  fareKey: Type.String({ maxLength: 60 }),
})
export type IntlChoice = Static<typeof IntlChoice>

/** A whole trip as a person saw it: the choices of every direction, fen for the whole party, and the hours of every flight in order. */
export const IntlChosenTrip = {
  choices: Type.Array(IntlChoice, { minItems: 1, maxItems: 6 }),
  seenTotal: SentFen,
  seenTimes: Type.Array(IntlTimes, { minItems: 1, maxItems: 18 }),
}
