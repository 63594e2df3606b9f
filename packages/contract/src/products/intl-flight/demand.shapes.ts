import { Type, type Static } from 'typebox'
import { ChosenApprovers } from '../../booking/approval/approval.shapes'
import { OrderContact, OrderTravellerRequest } from '../../booking/book.shapes'
import { credentialTypes, settleTypes, travelTypes } from '../../booking/codes'
import { OrderFieldValues } from '../../booking/custom-field.shapes'
import { DemandHistory, DemandNumber, DemandReason, demandStates } from '../../booking/demand.shapes'
import { TravellerSummary } from '../../booking/traveller.shapes'
import { Verdict, Violation } from '../../booking/policy/verdict.shapes'
import { Instant, LocalDate, LocalTime } from '../../kit/local-date'
import { SentFen, Version } from '../../kit/numbers'
import { words } from '../../kit/words'
import { IntlPassengerRequest, IntlPriceLine } from './booking.shapes'
import { FlightLeg, seatTypes } from './draft.shapes'
import { intlFareBrands } from './fare-brands'

const Fen = Type.Integer()
const money = Type.Integer({ minimum: 0, maximum: 100_000_000 })
const Iata = Type.String({ pattern: '^[A-Z]{3}$' })
const EmployeeId = Type.String({ maxLength: 40 })

/** Handbook 2.5: a journey for a whole group is asked for on one list. */
export const demandTravellersAtMost = 200
export const flexibleDaysAtMost = 7

const form = {
  travelType: travelTypes.schema,
  legs: Type.Array(FlightLeg, { maxItems: 6 }),
  flexibleDays: Type.Integer({ minimum: 0, maximum: flexibleDaysAtMost }),
  cabin: words(...seatTypes),
  employeeIds: Type.Array(EmployeeId, { maxItems: demandTravellersAtMost }),
  /** Most fen per traveller, taxes included. */
  budget: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
  remarks: Type.String({ maxLength: 500 }),
  travelApplyNo: Type.Optional(Type.String({ maxLength: 40 })),
}
/** A journey abroad that nobody can book online; as a draft any of it may be missing. */
export const FlightDemandForm = Type.Object(form)
export type FlightDemandForm = Static<typeof FlightDemandForm>

/** A request in the version that was seen. */
const seen = { demandNo: DemandNumber, version: Version }
/** New, or of a draft or a request that goes to the agency again. */
export const SentFlightDemand = Type.Object({ ...form, seen: Type.Optional(Type.Object(seen)) })
export const KeptDraft = Type.Object({ demandNo: Type.String(), version: Version })

/** What a form begins with: of a draft, of a search that found nothing, of a travel application, or empty. */
export const FlightDemandStart = Type.Object({
  ...form,
  demandNo: Type.Optional(Type.String()),
  version: Type.Optional(Version),
  /** Not sent yet. */
  draft: Type.Boolean(),
  travellers: Type.Array(TravellerSummary),
})
export type FlightDemandStart = Static<typeof FlightDemandStart>

/** A flight as the agency's staff type it; times are local to the airports. */
export const typedFlight = {
  flightNo: Type.String({ pattern: '^[A-Z0-9]{2}\\d{1,4}[A-Z]?$' }),
  departAirport: Iata,
  departDate: LocalDate,
  departTime: LocalTime,
  arriveAirport: Iata,
  arriveDate: LocalDate,
  arriveTime: LocalTime,
  cabin: words(...seatTypes),
  bookingClass: Type.String({ pattern: '^[A-Z]?$' }),
}
const segment = {
  /** Which direction of the trip it belongs to, from 0. */
  slice: Type.Integer({ minimum: 0, maximum: 5 }),
  ...typedFlight,
}
export const planPassengers = ['adult', 'child', 'infant'] as const
const prices = Type.Array(Type.Object({ passenger: words(...planPassengers), fare: money, taxes: money }), {
  minItems: 1,
  maxItems: 3,
})
export const typedBaggage = {
  /** Checked pieces of each traveller, and the kilograms of one; no pieces where the weight counts alone. */
  pieces: Type.Optional(Type.Integer({ minimum: 0, maximum: 5 })),
  kilograms: Type.Integer({ minimum: 0, maximum: 100 }),
}

/** An itinerary of the supply at one of its fares. */
const PlanChoice = Type.Object({ itineraryKey: Type.String({ maxLength: 200 }), fareKey: Type.String({ maxLength: 60 }) })
export type PlanChoice = Static<typeof PlanChoice>
const choices = Type.Array(PlanChoice, { minItems: 1, maxItems: 6 })
/** The day of each leg, where it is another one that suits as well. */
const dates = Type.Array(LocalDate, { maxItems: 6 })

/** One plan of the agency's staff; times are local to the airports, prices fen of one passenger. */
export const NewFlightPlan = Type.Object({
  segments: Type.Array(Type.Object(segment), { minItems: 1, maxItems: 18 }),
  validatingCarrier: Type.String({ pattern: '^[A-Z0-9]{2}$' }),
  prices,
  baggage: Type.Object(typedBaggage),
  /** Refunding and changing, in words. */
  rules: Type.String({ minLength: 1, maxLength: 1000 }),
  note: Type.String({ maxLength: 300 }),
  validUntil: Instant,
  /** What of the supply it is, as it was priced: flights and prices are the supply's own then. */
  offer: Type.Optional(Type.Object({ choices, dates: Type.Optional(dates) })),
})
export type NewFlightPlan = Static<typeof NewFlightPlan>

/** A flight of a plan with its names, in the reader's language. */
const NamedSegment = Type.Object({
  ...segment,
  carrierName: Type.String(),
  departName: Type.String(),
  arriveName: Type.String(),
  durationMinutes: Type.Integer(),
})

/** Why a plan of the supply does not stand any more, before its end. */
export const planEnds = ['dearer', 'soldOut', 'retimed', 'notSold'] as const

export const FlightPlan = Type.Object({
  planId: Type.String(),
  /** It is bought and ticketed through the supply, by itself; the seats left are those of when it was quoted. */
  supplied: Type.Optional(
    Type.Object({ ticketBy: Instant, seats: Type.Integer(), instantPayment: Type.Boolean(), separateTickets: Type.Boolean() }),
  ),
  /** What became of its offer; nobody can choose it any more. */
  ended: Type.Optional(Type.Object({ at: Instant, why: words(...planEnds), sentence: Type.String() })),
  /** When the first flight leaves. */
  departAt: Instant,
  /** As whom each of the travellers flies. */
  passengers: Type.Array(Type.Object({ employeeId: Type.String(), passenger: words(...planPassengers) })),
  validUntil: Instant,
  validatingCarrier: Type.String(),
  carrierName: Type.String(),
  segments: Type.Array(NamedSegment),
  prices,
  baggage: Type.Object(typedBaggage),
  rules: Type.String(),
  note: Type.String(),
  /** Fen of an adult with taxes, and of all travellers. */
  perAdult: Fen,
  total: Fen,
  overBudget: Type.Boolean(),
  /** By the standards of the travellers; nothing of personal travel. */
  verdict: Verdict,
  violations: Type.Array(Violation),
})
export type FlightPlan = Static<typeof FlightPlan>

const summary = {
  demandNo: Type.String(),
  version: Version,
  state: demandStates.schema,
  stateName: Type.String(),
  travelType: travelTypes.schema,
  /** One line on the journey. */
  title: Type.String(),
  legs: Type.Array(FlightLeg),
  cabin: words(...seatTypes),
  requester: Type.String(),
  createdAt: Instant,
  /** While submitted: by when the agency promises an offer; while quoted: until when the last plan stands. */
  due: Type.Optional(Instant),
  /** The agency promised its offer for an earlier moment. */
  late: Type.Boolean(),
  /** By when it promises it since. */
  promisedAgain: Type.Optional(Instant),
  orderNo: Type.Optional(Type.String()),
}
export const FlightDemandSummary = Type.Object({
  ...summary,
  travellers: Type.Array(Type.String()),
  plans: Type.Integer(),
})
export type FlightDemandSummary = Static<typeof FlightDemandSummary>

export const FlightDemandDetail = Type.Object({
  ...summary,
  flexibleDays: Type.Integer(),
  budget: Type.Optional(Fen),
  remarks: Type.String(),
  travelApplyNo: Type.Optional(Type.String()),
  travellers: Type.Array(TravellerSummary),
  /** Who turns two on the way as it was asked for, with the day and what that means: a sentence for each. */
  turningTwo: Type.Array(Type.String()),
  plans: Type.Array(FlightPlan),
  /** Why the agency found nothing, or why nobody wants it any more. */
  reason: Type.Optional(Type.String()),
  /** Until when what came to nothing can be asked for or answered again; then it ended by itself. */
  reopenedUntil: Type.Optional(Instant),
  history: DemandHistory,
  /** What the caller may do now. */
  canEdit: Type.Boolean(),
  canChoose: Type.Boolean(),
  canWithdraw: Type.Boolean(),
  canAskAgain: Type.Boolean(),
  /** Agency staff in an assisted session. */
  canQuote: Type.Boolean(),
  canIssue: Type.Boolean(),
  /** For the agency's staff: fen of fares and taxes as the tickets were bought. */
  paid: Type.Optional(Fen),
  /** For whoever tickets by hand: fen of fares and taxes that were agreed, and who flies, by position. */
  office: Type.Optional(
    Type.Object({
      agreed: Fen,
      travellers: Type.Array(
        Type.Object({
          traveller: Type.Integer(),
          name: Type.String(),
          credentialType: credentialTypes.schema,
          credentialNumber: Type.String(),
        }),
      ),
    }),
  ),
})
export type FlightDemandDetail = Static<typeof FlightDemandDetail>

const PlanId = Type.String({ maxLength: 40 })
const chosen = { demandNo: DemandNumber, planId: PlanId }

export const QuotedFlightDemand = Type.Object({ ...seen, plans: Type.Array(NewFlightPlan, { minItems: 1, maxItems: 5 }) })
export const EndedFlightDemand = Type.Object({ ...seen, reason: DemandReason })
export const ChosenFlightPlan = Type.Object(chosen)

/** What choosing a plan asks: reasons for violations, and who approves; the search that it opens is booked from. */
export const FlightDemandPolicy = Type.Object({
  tempOrderNo: Type.String(),
  verdict: Verdict,
  violations: Type.Array(Violation),
  reasonNeeded: Type.Boolean(),
  approvalNeeded: Type.Boolean(),
  /** Who would decide, level by level. */
  approvers: Type.Array(Type.Array(Type.String())),
  prices: Type.Array(IntlPriceLine),
  total: Fen,
})
export type FlightDemandPolicy = Static<typeof FlightDemandPolicy>

export const ChooseFlightPlan = Type.Object({
  ...chosen,
  tempOrderNo: Type.String({ maxLength: 40 }),
  travellers: Type.Array(OrderTravellerRequest, { minItems: 1, maxItems: demandTravellersAtMost }),
  /** What carriers are told of each, where the supply is asked for the seats. */
  passengers: Type.Optional(Type.Array(IntlPassengerRequest, { maxItems: 9 })),
  contact: OrderContact,
  settleType: settleTypes.schema,
  /** The total that the person saw, in fen. */
  expectedTotal: SentFen,
  purpose: Type.Optional(Type.String({ maxLength: 200 })),
  remark: Type.Optional(Type.String({ maxLength: 200 })),
  fields: Type.Optional(OrderFieldValues),
  acceptConflicts: Type.Optional(Type.Boolean()),
  approvers: Type.Optional(ChosenApprovers),
})
export type ChooseFlightPlan = Static<typeof ChooseFlightPlan>

export const IssuedFlightDemand = Type.Object({
  demandNo: DemandNumber,
  /** The carrier's own number of the party. */
  record: Type.String({ pattern: '^[A-Z0-9]{5,8}$' }),
  tickets: Type.Array(
    Type.Object({
      traveller: Type.Integer({ minimum: 0, maximum: demandTravellersAtMost }),
      /** 618-1234567890, with the hyphen or without. */
      ticketNo: Type.String({ pattern: '^\\d{3}-?\\d{10}$' }),
    }),
    { minItems: 1, maxItems: demandTravellersAtMost },
  ),
  /** Fen of all fares and taxes as they were bought. */
  paid: SentFen,
})

/** Agency staff look for what the supply sells of a request: the leg after those that are chosen. */
export const PlanOfferSearch = Type.Object({
  demandNo: DemandNumber,
  dates: Type.Optional(dates),
  chosen: Type.Optional(Type.Array(PlanChoice, { maxItems: 5 })),
})
/** A flight of an offer; times are local to the airports. */
const OfferedFlight = Type.Object({
  flightNo: Type.String(),
  carrierName: Type.String(),
  departAirport: Iata,
  departName: Type.String(),
  departDate: LocalDate,
  departTime: LocalTime,
  arriveAirport: Iata,
  arriveName: Type.String(),
  arriveDate: LocalDate,
  arriveTime: LocalTime,
  cabin: words(...seatTypes),
})
export const PlanOffer = Type.Object({
  ...PlanChoice.properties,
  brand: words(...intlFareBrands),
  flights: Type.Array(OfferedFlight),
  durationMinutes: Type.Integer(),
  /** Fen of an adult and of the whole party with taxes, for the trip as far as it is chosen and the cheapest of the rest. */
  perAdult: Fen,
  total: Fen,
  /** 1–9 exact seats, 10 more than nine. */
  seats: Type.Integer(),
  /** By when it is to be ticketed if it were booked now. */
  ticketBy: Instant,
  instantPayment: Type.Boolean(),
  separateTickets: Type.Boolean(),
  overBudget: Type.Boolean(),
  verdict: Verdict,
})
export type PlanOffer = Static<typeof PlanOffer>
/** What is on offer for one leg, the cheapest first. */
export const PlanOffers = Type.Object({
  slice: Type.Integer(),
  date: LocalDate,
  searchedAt: Instant,
  standsUntil: Instant,
  offers: Type.Array(PlanOffer),
})
export type PlanOffers = Static<typeof PlanOffers>

export const PlanOfferPricing = Type.Object({ demandNo: DemandNumber, dates: Type.Optional(dates), choices })
/** An offer for every leg as a plan: what its form is filled with. */
export const PricedPlanOffer = Type.Object({
  segments: Type.Array(NamedSegment),
  validatingCarrier: Type.String(),
  prices,
  baggage: Type.Object(typedBaggage),
  rules: Type.String(),
  total: Fen,
  seats: Type.Integer(),
  ticketBy: Instant,
  /** Until when the price stands: no plan of it stands longer. */
  priceUntil: Instant,
  instantPayment: Type.Boolean(),
  separateTickets: Type.Boolean(),
})
export type PricedPlanOffer = Static<typeof PricedPlanOffer>

/** A line of a list of people: as the document says. */
export const ListedPerson = Type.Object({
  name: Type.String({ maxLength: 60 }),
  type: Type.Optional(credentialTypes.schema),
  number: Type.String({ maxLength: 40 }),
})
export const FoundPeople = Type.Object({
  travellers: Type.Array(TravellerSummary),
  /** Lines, from 0, of nobody who can be asked for, with why. */
  missed: Type.Array(
    Type.Object({ row: Type.Integer(), why: words('unknown', 'nameDiffers', 'twice', 'document', 'notAllowed') }),
  ),
  /** Those whom nobody knows may be taken over as guests. */
  guestsAllowed: Type.Boolean(),
})
export type FoundPeople = Static<typeof FoundPeople>

const Written = Type.Optional(Type.String({ maxLength: 200 }))
/** Somebody of a list from outside the company: what is wrong or missing of a line is told by line. */
export const ListedGuest = Type.Object({ ...ListedPerson.properties, mobile: Written, birthDate: Written, expiresOn: Written })
export const TakenGuests = Type.Object({
  travellers: Type.Array(TravellerSummary),
  /** Lines, from 0, that were not taken over, with a sentence on why. */
  missed: Type.Array(Type.Object({ row: Type.Integer(), reason: Type.String() })),
})
export type TakenGuests = Static<typeof TakenGuests>
