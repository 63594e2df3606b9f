import { Type } from 'typebox'
import { bookingProblems, draftGone } from '../../booking/booking-problems'
import { DemandNo, DemandNumber, demandStates } from '../../booking/demand.shapes'
import { draftProblems } from '../../booking/draft-problems'
import { CreatedOrder } from '../../booking/order.shapes'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { Page, PageRequest } from '../../kit/page'
import { IntlBookInfo } from './booking.shapes'
import {
  ChooseFlightPlan,
  ChosenFlightPlan,
  demandTravellersAtMost,
  EndedFlightDemand,
  FlightDemandDetail,
  FlightDemandPolicy,
  FlightDemandStart,
  FlightDemandSummary,
  FoundPeople,
  IssuedFlightDemand,
  KeptDraft,
  ListedGuest,
  ListedPerson,
  PlanOffers,
  PlanOfferPricing,
  PlanOfferSearch,
  PricedPlanOffer,
  QuotedFlightDemand,
  SentFlightDemand,
  TakenGuests,
} from './demand.shapes'

const people = ['travellerUnknown', 'travellerNotAllowed', 'arrangerNotAllowed', 'tooManyTravellers'] as const
const asked = [
  'cityMissing',
  'citySame',
  'cityUnknown',
  'cityWithoutAirport',
  'dateInvalid',
  'datePast',
  'dateTooFar',
  'legBeforeFormer',
  'tooManyLegs',
  'demandAllDomestic',
  'demandPeopleMissing',
  'travellerTwice',
  'demandTwice',
  ...people,
] as const
/** Whether it may be asked for under the application that it names. */
const under = ['applicationUnknown', 'applicationPersonal'] as const
/** The supply does not sell a plan any more as it was quoted. */
const planGone = ['planDearer', 'planSoldOut', 'planRetimed', 'planNotSold', 'planEnded'] as const
const details = [
  'documentNotForTrip',
  'passportDetailMissing',
  'newbornFlies',
  'unaccompaniedChild',
  'tooManyInfants',
  'frequentFlyerWrong',
  'stayAddressMissing',
  'passengerNotAccepted',
  'samePassenger',
  'offerWaitsForNobody',
  'supplierFailed',
  'fareSoldOut',
  'saleClosed',
  'itineraryUnknown',
] as const
const moved = ['demandUnknown', 'demandClosed', 'demandMoved', 'forbidden'] as const

export const getUnconfirmedDemandCount = call({
  summary: "How many flight requests wait for the caller's answer to an offer.",
  method: 'GET',
  path: 'api/FlightDemand/GetUnConfirmedDemandOrderCount',
  clause: 'S7.06',
  response: Type.Object({ count: Type.Integer() }),
})
/** Requests of the caller, newest first; of the whole company for the agency's staff in an assisted session. */
export const getFlightDemands = call({
  summary: 'Requests of the caller to the agency for international flights, newest first.',
  method: 'POST',
  path: 'api/FlightDemand/GetFlightIntlDemandOrderList',
  clause: 'S7.51',
  request: Type.Object({
    ...PageRequest,
    demandNo: Type.Optional(Type.String({ maxLength: 40 })),
    /** A part of a traveller's name. */
    traveller: Type.Optional(Type.String({ maxLength: 50 })),
    /** Codes of places that the journey touches. */
    depart: Type.Optional(Type.String({ maxLength: 3 })),
    arrive: Type.Optional(Type.String({ maxLength: 3 })),
    /** The first day of travel. */
    from: Type.Optional(LocalDate),
    to: Type.Optional(LocalDate),
    states: Type.Optional(Type.Array(demandStates.schema, { maxItems: 11 })),
  }),
  response: Page(FlightDemandSummary),
})
export const getFlightDemand = call({
  summary: 'A request to the agency for international flights, with its plans and their verdicts.',
  method: 'GET',
  path: 'api/FlightDemand/GetFlightDemandOrderDetail',
  clause: 'S7.51',
  request: DemandNo,
  response: FlightDemandDetail,
  problems: ['demandUnknown'],
})
export const saveFlightDemandTemp = call({
  summary: 'Keeps a request for international flights that is not sent yet.',
  method: 'POST',
  path: 'api/FlightDemand/SaveFlightDemandTemp',
  access: 'book',
  write: true,
  clause: 'S7.21',
  request: SentFlightDemand,
  response: KeptDraft,
  problems: ['flightDemandsOff', ...people, ...under, ...moved],
})
export const getFlightDemandTemp = call({
  summary: 'What a request for international flights begins with: a draft, a search that found nothing, or a travel application.',
  method: 'GET',
  path: 'api/FlightDemand/GetFlightDemandTemp',
  access: 'book',
  clause: 'S7.51',
  request: Type.Object({
    demandNo: Type.Optional(DemandNumber),
    tempOrderNo: Type.Optional(Type.String({ maxLength: 40 })),
    travelApplyNo: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  response: FlightDemandStart,
  problems: ['demandUnknown', 'tempOrderUnknown', 'applicationUnknown'],
})
/** A draft or a request whose plans do not suit or are over goes to the agency by its number. */
export const submitFlightDemand = call({
  summary: 'Asks the agency for a journey abroad that nobody can book online.',
  method: 'POST',
  path: 'api/FlightDemand/SumitFlightDemandOrder',
  access: 'book',
  write: true,
  clause: 'S7.51',
  request: SentFlightDemand,
  response: FlightDemandDetail,
  problems: ['flightDemandsOff', ...asked, ...under, ...moved],
})
export const checkSameFlightDemand = call({
  summary: 'Whether somebody of these travellers is asked for already, on the same way on the same days.',
  method: 'POST',
  path: 'api/FlightDemand/CheckSameOrder',
  access: 'book',
  clause: 'S7.51',
  request: SentFlightDemand,
  response: Type.Object({
    list: Type.Array(
      Type.Object({
        demandNo: Type.String(),
        title: Type.String(),
        stateName: Type.String(),
        travellers: Type.Array(Type.String()),
      }),
    ),
  }),
})
export const findListedPeople = call({
  summary: 'Who the people of a list are, by name and document.',
  method: 'POST',
  path: 'api/FlightDemand/FindListedTravellers',
  access: 'bookForOthers',
  clause: 'S7.51',
  request: Type.Object({ people: Type.Array(ListedPerson, { minItems: 1, maxItems: demandTravellersAtMost }) }),
  response: FoundPeople,
})
/** Line by line: what is wrong of one keeps no other from being taken over. */
export const takeListedGuests = call({
  summary: 'Keeps people of a list who are nobody of the company as guests of the caller, to ask for them.',
  method: 'POST',
  path: 'api/FlightDemand/TakeListedGuests',
  access: 'bookForOthers',
  write: true,
  clause: 'S7.51',
  request: Type.Object({ people: Type.Array(ListedGuest, { minItems: 1, maxItems: demandTravellersAtMost }) }),
  response: TakenGuests,
  problems: ['guestsOfListsOff'],
})
const offered = [
  'demandUnknown',
  'demandClosed',
  'forbidden',
  'planPartyTooLarge',
  'dateInvalid',
  'datePast',
  'itineraryUnknown',
  'legChosenMissing',
  'passengerNotAccepted',
  'supplierFailed',
] as const
/** Agency staff, in an assisted session: the same flights at the same prices as the travellers would find them. */
export const searchFlightDemandOffers = call({
  summary: 'What the supply sells of a request for international flights, leg by leg, for the agency to make plans of.',
  method: 'POST',
  path: 'api/FlightDemand/SearchFlightDemandOffers',
  search: true,
  access: 'book',
  clause: 'S7.51',
  request: PlanOfferSearch,
  response: PlanOffers,
  problems: [...offered],
})
export const priceFlightDemandOffer = call({
  summary: 'An offer of the supply for every leg of a request as a plan, with its rules and until when its price stands.',
  method: 'POST',
  path: 'api/FlightDemand/PriceFlightDemandOffer',
  access: 'book',
  clause: 'S7.51',
  request: PlanOfferPricing,
  response: PricedPlanOffer,
  problems: [...offered, 'saleClosed', 'fareSoldOut'],
})
/** Agency staff, in an assisted session: one to five plans, each with its own end. */
export const quoteFlightDemand = call({
  summary: "Answers a request for international flights with one to five plans, by the agency's staff.",
  method: 'POST',
  path: 'api/FlightDemand/QuoteFlightDemandOrder',
  access: 'book',
  write: true,
  clause: 'S7.51',
  request: QuotedFlightDemand,
  response: FlightDemandDetail,
  problems: [
    ...moved,
    'demandTwice',
    'planSegmentsWrong',
    'planValidityWrong',
    'planPriceMissing',
    'cityUnknown',
    'planOutlastsPrice',
    'planOfferMoved',
    ...offered,
    'saleClosed',
    'fareSoldOut',
  ],
})
export const refuseFlightDemand = call({
  summary: "Answers a request for international flights with nothing to be had, by the agency's staff.",
  method: 'POST',
  path: 'api/FlightDemand/RefuseFlightDemandOrder',
  access: 'book',
  write: true,
  clause: 'S7.51',
  request: EndedFlightDemand,
  response: FlightDemandDetail,
  problems: [...moved, 'reasonMissing'],
})
export const withdrawFlightDemand = call({
  summary: 'Withdraws a request for international flights, with the reason.',
  method: 'POST',
  path: 'api/FlightDemand/FlightDemandObsolete',
  access: 'book',
  write: true,
  clause: 'S7.51',
  request: EndedFlightDemand,
  response: FlightDemandDetail,
  problems: [...moved, 'reasonMissing'],
})
export const processFlightDemandPolicy = call({
  summary: 'Opens the choice of a plan: what it breaks, whether reasons or approval are needed, and what it costs.',
  method: 'POST',
  path: 'api/FlightDemand/FlightDemandPolicyProcess',
  access: 'book',
  write: true,
  clause: 'S7.51',
  request: ChosenFlightPlan,
  response: FlightDemandPolicy,
  problems: [
    ...draftProblems,
    'demandUnknown',
    'demandClosed',
    'planUnknown',
    'planExpired',
    'planPriceMissing',
    'forbidden',
    'supplierFailed',
    ...planGone,
  ],
})
export const getFlightDemandBookInfo = call({
  summary: 'What choosing a plan is filled in with: travellers, documents, cost centres, reasons, payment methods and approvers.',
  method: 'GET',
  path: 'api/FlightDemand/GetFlightDemandBookInfo',
  access: 'book',
  clause: 'S7.51',
  request: Type.Object({ ...ChosenFlightPlan.properties, tempOrderNo: Type.String({ maxLength: 40 }) }),
  response: IntlBookInfo,
  problems: [...draftGone, 'demandUnknown', 'demandClosed', 'planUnknown', 'planExpired', 'planEnded'],
})
/** The customer's side alone. */
export const chooseFlightPlan = call({
  summary: 'Chooses a plan of a request for international flights and writes its order.',
  method: 'POST',
  path: 'api/FlightDemand/ChooseFlightDemandPlan',
  access: 'book',
  write: true,
  clause: 'S7.51',
  request: ChooseFlightPlan,
  response: CreatedOrder,
  problems: [
    ...draftGone,
    ...bookingProblems,
    'demandUnknown',
    'demandClosed',
    'demandMoved',
    'planUnknown',
    'planExpired',
    'planPriceMissing',
    'priceChanged',
    'forbidden',
    ...planGone,
    ...details,
  ],
})
/** Agency staff, in an assisted session, once it is paid; at more than was agreed nothing is entered. */
export const issueFlightDemand = call({
  summary: 'Enters the record and the tickets of a paid plan, so that its order is issued.',
  method: 'POST',
  path: 'api/FlightDemand/IssueFlightDemandOrder',
  access: 'book',
  write: true,
  clause: 'S7.51',
  request: IssuedFlightDemand,
  response: FlightDemandDetail,
  problems: [
    'demandUnknown',
    'demandNotIssuable',
    'demandPriceUp',
    'demandTicketsWrong',
    'ticketOfOtherCarrier',
    'ticketNumberTaken',
    'forbidden',
  ],
})
/** A traveller's document in clear, to ticket with; only while the order waits for its tickets, and written down. */
export const revealFlightDemandDocument = call({
  summary: "A traveller's document in clear, for whoever tickets a paid plan by hand.",
  method: 'POST',
  path: 'api/FlightDemand/RevealFlightDemandDocument',
  access: 'book',
  clause: 'S7.51',
  request: Type.Object({ ...DemandNo.properties, traveller: Type.Integer({ minimum: 0, maximum: demandTravellersAtMost }) }),
  response: Type.Object({ credentialNumber: Type.String() }),
  problems: ['demandUnknown', 'demandNotIssuable', 'travellerUnknown', 'forbidden'],
})
export const declineFlightDemand = call({
  summary: 'Says that the tickets of a paid plan cannot be bought as agreed: the order fails and all money goes back.',
  method: 'POST',
  path: 'api/FlightDemand/DeclineFlightDemandOrder',
  access: 'book',
  write: true,
  clause: 'S7.51',
  request: Type.Omit(EndedFlightDemand, ['version']),
  response: FlightDemandDetail,
  problems: ['demandUnknown', 'demandNotIssuable', 'reasonMissing', 'forbidden'],
})
