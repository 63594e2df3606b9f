import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { SentFen, Version } from '../../kit/numbers'
import { Page, PageRequest } from '../../kit/page'
import { words } from '../../kit/words'
import { applicationStates } from './application.codes'
import { ApplicationBalance, BookingBudget } from './application-balance.shapes'
import {
  ApplicationContent,
  ApplicationDetail,
  ApplicationSummary,
  AccountBalance,
  LineEstimate,
  MatchedApplication,
} from './application.shapes'
import { ApprovalInfo, ChosenApprovers } from '../approval/approval.shapes'
import { TravellerCostRequest } from '../book.shapes'
import { bookTypes, products } from '../codes'
import { AskedField } from '../custom-field.shapes'
import { SearchStart } from '../search-start.shapes'
import { OrderSummary } from '../order.shapes'
import { TravellerSummary } from '../traveller.shapes'

const TravelApplyNo = { travelApplyNo: Type.String({ maxLength: 40 }) }
const Search = Type.Optional(Type.String({ maxLength: 50 }))
const Day = Type.Optional(Type.Union([LocalDate, Type.Literal('')]))

/** S7.15, S7.16: what the picker searches by, each text at most 50 characters (S2.58). */
const MatchSearch = Type.Object({
  page: Type.Object({ Index: Type.Integer({ minimum: 1, maximum: 1000 }), Size: Type.Integer({ minimum: 1, maximum: 50 }) }),
  tempOrderNo: Type.Optional(Type.String({ maxLength: 40 })),
  productType: products.schema,
  bookType: bookTypes.schema,
  applyOrderMatchDateUnlimited: Type.Optional(Type.Boolean()),
  applyOrderNo: Search,
  passengerName: Search,
  travelDescription: Search,
  travelApplyType: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
  startTime: Day,
  endTime: Day,
})
export type MatchSearch = Static<typeof MatchSearch>

/** S7.17 */
const pageInfo = Type.Object({ dataCount: Type.Integer() })
const toolTips = Type.String()

export const getBookingsMatchTravelApplyOrderList = call({
  summary: 'Applications that fit the search kept under `tempOrderNo`.',
  method: 'POST',
  path: 'api/Order/GetBookingsMatchTravelApplyOrderList',
  access: 'book',
  clause: 'S7.14',
  request: MatchSearch,
  response: Type.Object({ pageInfo, list: Type.Array(MatchedApplication), toolTips }),
  problems: ['tempOrderUnknown'],
})

export const queryMatchTravelApplyOrderList = call({
  summary: 'Applications that a booking of this product may begin with.',
  method: 'POST',
  path: 'api/Order/QueryMatchTravelApplyOrderList',
  access: 'book',
  clause: 'S7.14',
  request: MatchSearch,
  response: Type.Object({ pageInfo, travelApplyDetailOrderList: Type.Array(MatchedApplication), toolTips }),
  problems: ['tempOrderUnknown'],
})

export const getTravelApplyOrderBookInfo = call({
  summary: 'What a booking under a travel application starts with.',
  method: 'POST',
  path: 'api/Order/GetTravelApplyOrderBookInfo',
  access: 'book',
  clause: 'S7.18',
  request: Type.Object({ ...TravelApplyNo, productType: products.schema }),
  response: Type.Object({
    application: MatchedApplication,
    travellers: Type.Array(TravellerSummary),
    limitTraveler: Type.Integer(),
    lines: ApplicationContent.properties.lines,
    cities: ApplicationContent.properties.cities,
    /** Days on which a departure is within the application, with its flexible days. */
    earliest: LocalDate,
    latest: LocalDate,
    costCentreId: Type.String(),
    balance: ApplicationBalance,
    /** The first planned leg that is not booked. */
    start: Type.Optional(SearchStart),
  }),
  problems: ['applicationUnknown', 'applicationNotBookable', 'applicationMismatch'],
})

export const getTravelApplyBalance = call({
  summary:
    'The application or the budgets that a search is booked under, what is left of them, and where the booking goes beyond.',
  method: 'POST',
  path: 'api/TravelApply/GetBalance',
  access: 'book',
  clause: 'S3.15',
  request: Type.Object({
    tempOrderNo: TravelApplyNo.travelApplyNo,
    /** What is known of the booking by now; what is absent is taken from the search. */
    booking: Type.Optional(
      Type.Object({
        travellerIds: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }),
        startDate: LocalDate,
        endDate: LocalDate,
        /** Of a stay. */
        rooms: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
        /** Fen. */
        amount: SentFen,
        /** Who bears it, as chosen by now; what is absent is the traveller's own cost centre's. */
        costs: Type.Optional(Type.Array(Type.Object(TravellerCostRequest), { maxItems: 20 })),
      }),
    ),
  }),
  response: Type.Object({
    /** Absent where the search is booked under none. */
    application: Type.Optional(ApplicationBalance),
    /** Sentences in the caller's language; `refused` will not be accepted, the others only pass a budget that warns. */
    beyond: Type.Array(Type.Object({ message: Type.String(), refused: Type.Boolean() })),
    /** Of business travel without an application; empty as long as nothing is known of the booking. */
    budgets: Type.Array(BookingBudget),
  }),
  problems: ['tempOrderUnknown', 'tempOrderExpired'],
})

/** Parts of a list of applications: open are drafts and those under approval, over those that were rejected or have ended. */
export const applicationGroups = ['all', 'open', 'draft', 'approving', 'bookable', 'over', 'rejected', 'ended'] as const

export const getTravelApplyList = call({
  summary: 'Travel applications of the caller and those to travel under, newest first.',
  method: 'POST',
  path: 'api/TravelApply/GetTravelApplyList',
  access: 'book',
  clause: 'S2.38',
  request: Type.Object({
    group: Type.Optional(words(...applicationGroups)),
    keyword: Search,
    travelApplyType: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
    from: Day,
    to: Day,
    ...PageRequest,
  }),
  response: Page(ApplicationSummary),
})

export const getTravelApplyDetail = call({
  summary: 'A travel application with its history, approvals and use.',
  method: 'GET',
  path: 'api/TravelApply/GetTravelApplyDetail',
  clause: 'S2.38',
  request: Type.Object({ ...TravelApplyNo, contentVersion: Type.Optional(Version) }),
  response: ApplicationDetail,
  problems: ['applicationUnknown'],
})

/** A search as an application asks for it; `depart` is absent where one stays in one place. */
export const ApplicationSearch = Type.Object({
  productType: products.schema,
  depart: Type.Optional(Type.String({ maxLength: 60 })),
  arrive: Type.Optional(Type.String({ maxLength: 60 })),
  startDate: LocalDate,
  endDate: LocalDate,
})
export type ApplicationSearch = Static<typeof ApplicationSearch>

export const getTravelApplyForm = call({
  summary: 'What the writing page needs: choices, and the content to begin with.',
  method: 'POST',
  path: 'api/TravelApply/GetTravelApplyForm',
  access: 'book',
  clause: 'S2.38',
  request: Type.Object({
    travelApplyNo: Type.Optional(TravelApplyNo.travelApplyNo),
    /** Begins with the contents of another one. */
    copyOf: Type.Optional(TravelApplyNo.travelApplyNo),
    /** Begins with a search that no application covered; cities by their names. */
    search: Type.Optional(ApplicationSearch),
    /** Begins with a schedule of these orders. */
    orderNos: Type.Optional(Type.Array(TravelApplyNo.travelApplyNo, { maxItems: 20 })),
  }),
  response: Type.Object({
    travelApplyNo: Type.Optional(Type.String()),
    version: Version,
    state: Type.Optional(applicationStates.schema),
    content: ApplicationContent,
    travellers: Type.Array(TravellerSummary),
    orders: Type.Array(OrderSummary),
    today: LocalDate,
    costCentres: Type.Array(Type.Object({ id: Type.String(), code: Type.String(), name: Type.String() })),
    productTypes: Type.Array(products.schema),
    /** All that may be asked; which of them are, the preview says. */
    fields: Type.Array(AskedField),
    /** Keys of those that the contents ask for as they begin. */
    askedFields: Type.Array(Type.String()),
  }),
  problems: ['applicationUnknown', 'applicationRefused', 'orderUnknown'],
})

const Written = Type.Object({ travelApplyNo: Type.String(), state: applicationStates.schema, version: Version })
const Writing = {
  /** Absent: a new one. */
  travelApplyNo: Type.Optional(TravelApplyNo.travelApplyNo),
  /** The version that the page has read; 0 for a new one. */
  version: Version,
  content: ApplicationContent,
}
const writingProblems = [
  'applicationUnknown',
  'applicationRefused',
  'applicationChanged',
  'applicationInvalid',
  'travellerUnknown',
  'travellerNotAllowed',
  'arrangerNotAllowed',
  'travellerTwice',
  'costCentreUnknown',
  'cityUnknown',
  'orderUnknown',
  'bookingNotOpen',
] as const

export const saveTravelApplyDraft = call({
  summary: 'Keeps what is written so far; nothing but its shape is checked.',
  method: 'POST',
  path: 'api/TravelApply/SaveDraft',
  access: 'book',
  write: true,
  clause: 'S2.38',
  request: Type.Object(Writing),
  response: Written,
  problems: writingProblems,
})

export const submitTravelApply = call({
  summary: 'Asks for approval: of a new application, or of the modification of one that is in force.',
  method: 'POST',
  path: 'api/TravelApply/Submit',
  access: 'book',
  write: true,
  clause: 'S2.38',
  request: Type.Object({ ...Writing, approvers: Type.Optional(ChosenApprovers) }),
  response: Type.Object({ ...Written.properties, approvalId: Type.Optional(Type.String()) }),
  problems: [...writingProblems, 'budgetInsufficient', 'budgetNeedsApproval'],
})

export const actOnTravelApply = call({
  summary: 'Withdraws what waits for approval, asks to revoke, ends it before its time, or throws a draft away.',
  method: 'POST',
  path: 'api/TravelApply/Act',
  access: 'book',
  write: true,
  clause: 'S2.38',
  request: Type.Object({
    ...TravelApplyNo,
    version: Version,
    action: words('withdraw', 'revoke', 'close', 'delete'),
    reason: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: Written,
  problems: ['applicationUnknown', 'applicationRefused', 'applicationChanged'],
})

export const previewTravelApply = call({
  summary: 'What an application may cost, what the budget says of it and who would decide.',
  method: 'POST',
  path: 'api/TravelApply/Preview',
  access: 'book',
  clause: 'S3.14',
  request: Type.Object({ content: ApplicationContent }),
  response: Type.Object({
    estimates: Type.Array(LineEstimate),
    account: Type.Optional(AccountBalance),
    approval: ApprovalInfo,
    /** Who is only notified where nobody decides; absent where nobody is. */
    told: Type.Optional(Type.Array(Type.String())),
    travellers: Type.Integer(),
    /** Keys of the company's fields that these contents ask for. */
    askedFields: Type.Array(Type.String()),
  }),
})

export const getSchedule = call({
  summary: 'Orders and journeys of the caller that belong to no application yet.',
  method: 'GET',
  path: 'api/TravelApply/GetSchedule',
  access: 'book',
  clause: 'S2.38',
  response: Type.Object({ list: Type.Array(OrderSummary) }),
})
