import { Type, type Static } from 'typebox'
import { ChosenApprovers } from '../../booking/approval/approval.shapes'
import { BookCredential, BookInfo, BookTraveller, OrderContact, OrderTravellerRequest } from '../../booking/book.shapes'
import { settleTypes } from '../../booking/codes'
import { OrderFieldValues } from '../../booking/custom-field.shapes'
import { Violation } from '../../booking/policy/verdict.shapes'
import { Instant, LocalDate } from '../../kit/local-date'
import { SentFen } from '../../kit/numbers'
import { words } from '../../kit/words'
import { IntlExtraOffer, IntlExtraRequests } from './extras.shapes'
import { toldKinds } from './told.calls'
import {
  IntlChosenTrip,
  IntlDictionary,
  IntlItinerary,
  IntlPassengerType,
  IntlRetimed,
  IntlRule,
  IntlSegment,
  IntlSelfTransfer,
  specialPassengers,
} from './itinerary.shapes'

const Fen = Type.Integer()

export const intlPriceKinds = [
  'adultFare',
  'childFare',
  'infantFare',
  'studentFare',
  'labourFare',
  'seamanFare',
  'surcharge',
  'taxes',
  'seat',
  'meal',
  'bag',
  'serviceFee',
] as const
/** What an order costs line by line; `item` names the ticket where there are several. */
export const IntlPriceLine = Type.Object({
  kind: words(...intlPriceKinds),
  item: Type.Optional(Type.String()),
  unit: Fen,
  count: Type.Integer(),
  amount: Fen,
})
export type IntlPriceLine = Static<typeof IntlPriceLine>

/** Something that a traveller has to see to before departure; `refuse` keeps the trip from being booked so. */
export const DocumentNote = Type.Object({
  level: words('refuse', 'warn', 'tell'),
  kind: words(
    'documentExpired',
    'documentNotForTrip',
    'validity',
    'visa',
    'permit',
    'evus',
    'blankPages',
    'address',
    'turnsTwo',
    'visaUnknown',
    'proof',
  ),
  sentence: Type.String(),
  /** For which country a visa is applied for, and by when, where visas are searched for by it. */
  visaFor: Type.Optional(Type.Object({ countryId: Type.Integer(), countryName: Type.String(), neededBy: LocalDate })),
  /** Where and when what a country asks was read. */
  source: Type.Optional(Type.String()),
})
export type DocumentNote = Static<typeof DocumentNote>

/** What one passenger of a type pays for one ticket; taxes by their codes. */
export const IntlTicketPrice = Type.Object({
  passenger: IntlPassengerType,
  count: Type.Integer(),
  fare: Fen,
  surcharge: Fen,
  taxes: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), amount: Fen, refundable: Type.Boolean() })),
  total: Fen,
})
export type IntlTicketPrice = Static<typeof IntlTicketPrice>

/** One ticket for each traveller, under one record of the carrier; what is on two tickets is not protected between them. */
export const IntlTicket = Type.Object({
  validatingCarrier: Type.String(),
  /** Positions of the directions that it covers. */
  slices: Type.Array(Type.Integer()),
  prices: Type.Array(IntlTicketPrice),
  rules: Type.Array(IntlRule),
})
export type IntlTicket = Static<typeof IntlTicket>

export const CheckIntlBooking = Type.Object({ tempOrderNo: Type.String({ maxLength: 40 }), ...IntlChosenTrip })

export const IntlCheckResult = Type.Object({
  outcome: words('same', 'changed'),
  segments: Type.Array(IntlSegment),
  /** Each direction with the fare that was chosen. */
  itineraries: Type.Array(IntlItinerary),
  selfTransfers: Type.Array(IntlSelfTransfer),
  tickets: Type.Array(IntlTicket),
  dictionary: IntlDictionary,
  /** What can be had beside the fares; its prices are in no sum here. */
  extras: Type.Array(IntlExtraOffer),
  retimed: Type.Array(IntlRetimed),
  /** What carriers and governments ask of the whole party, and what was seen where that was less. */
  tripTotal: Fen,
  formerTotal: Type.Optional(Fen),
  prices: Type.Array(IntlPriceLine),
  /** With our fees. */
  total: Fen,
  /** Until when the seats would be kept, and until when the price stands (handbook 2.4). */
  payBy: Instant,
  priceUntil: Instant,
  /** Nobody can be asked for approval before it is paid (不支持审批后出票). */
  instantPayment: Type.Boolean(),
  /** Somebody has to approve what these travellers book. */
  needsApproval: Type.Boolean(),
  violations: Type.Array(Violation),
  /** By traveller, in the order of the search; of nobody chosen yet, for a Chinese passport. */
  notes: Type.Array(Type.Object({ employeeId: Type.Optional(Type.String()), notes: Type.Array(DocumentNote) })),
  /** When the rules of countries were looked up; they are assumed. */
  notesOn: LocalDate,
})
export type IntlCheckResult = Static<typeof IntlCheckResult>

const missing = ['gender', 'nationality', 'issuingCountry', 'expiresOn'] as const
export type MissingOfDocument = (typeof missing)[number]

export const IntlBookInfo = Type.Object({
  ...BookInfo.properties,
  travellers: Type.Array(
    Type.Object({
      ...BookTraveller.properties,
      passenger: words('adult', 'child', 'infant', 'newborn', ...specialPassengers),
      /** What carriers were told before and may be told again, masked: cards by carrier, addresses by country. */
      told: Type.Array(Type.Object({ kind: words(...toldKinds), code: Type.String(), masked: Type.String() })),
      credentials: Type.Array(
        Type.Object({
          ...BookCredential.properties,
          /** What carriers must be told and the document does not say yet. */
          missing: Type.Array(words(...missing)),
          notes: Type.Array(DocumentNote),
        }),
      ),
    }),
  ),
  /** Countries to which the address of the first night is sent. */
  addressOf: Type.Array(Type.Object({ country: Type.String(), name: Type.String() })),
  notesOn: LocalDate,
})
export type IntlBookInfo = Static<typeof IntlBookInfo>

export const seatWishes = ['window', 'aisle'] as const
/** Special meals by the codes of IATA. */
export const mealWishes = ['VGML', 'MOML', 'KSML', 'HNML', 'DBML', 'GFML', 'LSML', 'CHML', 'BBML'] as const

const Country = Type.String({ pattern: '^[A-Z]{2}$' })
/** What carriers are told of a traveller beside name and number; what the document says already is left out. */
export const IntlPassengerRequest = Type.Object({
  employeeId: Type.String({ maxLength: 40 }),
  gender: Type.Optional(words('female', 'male')),
  nationality: Type.Optional(Country),
  issuingCountry: Type.Optional(Country),
  expiresOn: Type.Optional(LocalDate),
  /** Number of the paper by which a student, a worker abroad or a seaman has a fare of their own. */
  proofNumber: Type.Optional(Type.String({ maxLength: 30 })),
  frequentFlyer: Type.Optional(
    Type.Array(
      Type.Object({
        carrier: Type.String({ maxLength: 3 }),
        /** Absent: the one that was told before. */
        number: Type.Optional(Type.String({ maxLength: 25 })),
      }),
      { maxItems: 6 },
    ),
  ),
  /** Of the first night, where a country asks for it; the country alone: the one that was told before. */
  address: Type.Optional(
    Type.Object({
      country: Country,
      street: Type.Optional(Type.String({ maxLength: 100 })),
      city: Type.Optional(Type.String({ maxLength: 50 })),
      postcode: Type.Optional(Type.String({ maxLength: 12 })),
    }),
  ),
  /** Asked of the carrier, which promises nothing. */
  wishes: Type.Optional(
    Type.Array(
      Type.Object({
        segment: Type.Integer({ minimum: 0, maximum: 17 }),
        seat: Type.Optional(words(...seatWishes)),
        meal: Type.Optional(words(...mealWishes)),
      }),
      { maxItems: 18 },
    ),
  ),
  /** Bought beside the fares, at the prices that were seen. */
  extras: Type.Optional(IntlExtraRequests),
})
export type IntlPassengerRequest = Static<typeof IntlPassengerRequest>

export const CreateIntlFlightOrder = Type.Object({
  ...CheckIntlBooking.properties,
  travellers: Type.Array(OrderTravellerRequest, { minItems: 1, maxItems: 20 }),
  /** In any order, by employee. */
  passengers: Type.Array(IntlPassengerRequest, { maxItems: 20 }),
  contact: OrderContact,
  settleType: settleTypes.schema,
  /** The total that the person saw, in fen; a higher one asks again. */
  expectedTotal: SentFen,
  purpose: Type.Optional(Type.String({ maxLength: 200 })),
  /** What the supplier is told too. */
  remark: Type.Optional(Type.String({ maxLength: 200 })),
  /** What the company asks beside it. */
  fields: Type.Optional(OrderFieldValues),
  /** The person was shown the time conflicts and goes on. */
  acceptConflicts: Type.Optional(Type.Boolean()),
  /** Where the flow leaves the choice to the booker (S3.14). */
  approvers: Type.Optional(ChosenApprovers),
})
export type CreateIntlFlightOrder = Static<typeof CreateIntlFlightOrder>
