import { Type, type Static } from 'typebox'
import { Verdict } from '../../booking/policy/verdict.shapes'
import { orderKinds, products, settleTypes } from '../../booking/codes'
import { Instant, LocalDate } from '../../kit/local-date'
import { words } from '../../kit/words'
import {
  channels,
  feeCategories,
  orderDays,
  orderPhases,
  orderSorts,
  ticketChoices,
  ticketStatuses,
  verdictFilters,
  voucherStatuses,
} from './order-words'
import { OrderLine } from '../../booking/order-line.shapes'

const Id = Type.String({ minLength: 1, maxLength: 40 })

/** By what the company's orders are narrowed; what is absent narrows nothing. */
export const OrderFilters = {
  /** The number of an order, ticket, application or trip, or the name or number of who books or travels. */
  keyword: Type.Optional(Type.String({ maxLength: 60 })),
  /** With all below it; of a traveller or of the booker. */
  departmentId: Type.Optional(Id),
  gradeId: Type.Optional(Id),
  costCentreId: Type.Optional(Id),
  projectCode: Type.Optional(Id),
  product: Type.Optional(words(...products.words)),
  kind: Type.Optional(words(...orderKinds)),
  phase: Type.Optional(words(...orderPhases)),
  verdict: Type.Optional(words(...verdictFilters)),
  settleType: Type.Optional(words(...settleTypes.words)),
  channel: Type.Optional(words(...channels)),
  /** In whose name a traveller's department does business. */
  legalEntityId: Type.Optional(Id),
  /** Something that it costs. */
  fee: Type.Optional(words(...feeCategories)),
  voucher: Type.Optional(words(...voucherStatuses)),
  /** Code of the company's reason that was chosen for what a standard forbids. */
  reasonCode: Type.Optional(Id),
  /** Where one leaves from, arrives or stays, by its name in any language or its code. */
  city: Type.Optional(Type.String({ maxLength: 40 })),
  /** Which day `from` and `to` are of; the day of ordering where absent. */
  dateKind: Type.Optional(words(...orderDays)),
  from: Type.Optional(LocalDate),
  to: Type.Optional(LocalDate),
}
export const OrderOrder = {
  /** Where absent, by the day that narrows. */
  sort: Type.Optional(words(...orderSorts)),
  ascending: Type.Optional(Type.Boolean()),
}
const Search = Type.Object({ ...OrderFilters, ...OrderOrder })
export type OrderSearch = Static<typeof Search>

/** An order in the list of the company. */
export const CompanyOrder = Type.Object({
  orderNo: Type.String(),
  product: words(...products.words),
  kind: words(...orderKinds),
  kindName: Type.String(),
  phase: words(...orderPhases),
  stateName: Type.String(),
  title: Type.String(),
  booker: Type.String(),
  travellers: Type.Array(Type.String()),
  /** Of the first traveller, from the top of the company. */
  department: Type.String(),
  costCentre: Type.String(),
  travelApplyNo: Type.Optional(Type.String()),
  travelOrderNo: Type.Optional(Type.String()),
  orderedAt: Instant,
  transactedAt: Type.Optional(Instant),
  departAt: Instant,
  /** Fen; below nought it came back. */
  total: Type.Integer(),
  settleType: words(...settleTypes.words),
  verdict: Verdict,
  channel: words(...channels),
})
export type CompanyOrder = Static<typeof CompanyOrder>

/** A coupon that nobody used, or whose traveller has left. */
export const UnusedTicket = Type.Object({
  ticketNo: Type.String(),
  segment: Type.Integer(),
  orderNo: Type.String(),
  product: words(...products.words),
  traveller: Type.String(),
  travellerNumber: Type.String(),
  department: Type.String(),
  booker: Type.String(),
  service: Type.String(),
  carrier: Type.String(),
  from: Type.String(),
  to: Type.String(),
  departAt: Instant,
  issuedOn: LocalDate,
  /** Until when it can be used, changed or given back. */
  lastDay: LocalDate,
  /** Fen that were paid for it. */
  value: Type.Integer(),
  /** Parts of the same ticket that are not used, this one too. */
  couponsLeft: Type.Integer(),
  status: words(...ticketStatuses),
  /** What its traveller plans and could use it for, the next first. */
  plans: Type.Array(
    Type.Object({
      kind: words('application', 'order'),
      number: Type.String(),
      /** Local days between which it may begin. */
      firstDay: LocalDate,
      lastDay: LocalDate,
    }),
  ),
})
export type UnusedTicket = Static<typeof UnusedTicket>

export const TicketFilters = {
  keyword: Type.Optional(Type.String({ maxLength: 60 })),
  departmentId: Type.Optional(Id),
  status: Type.Optional(words(...ticketStatuses)),
  /** Only those that end within a month, or that somebody's plans could use. */
  only: Type.Optional(words(...ticketChoices)),
  /** The month in which they end, yyyy-MM. */
  month: Type.Optional(Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })),
  /** Code of the airline. */
  carrier: Type.Optional(Type.String({ minLength: 1, maxLength: 8 })),
  /** Whose they are. */
  person: Type.Optional(Id),
}

/** Unused tickets that have something in common. */
const TicketPart = Type.Object({
  /** By what it is asked for: a month, the code of an airline, somebody's id. */
  key: Type.String(),
  name: Type.String(),
  count: Type.Integer(),
  /** Fen paid for them. */
  value: Type.Integer(),
  /** Of how many somebody's plans could make use. */
  planned: Type.Integer(),
})
export type TicketPart = Static<typeof TicketPart>

/** Each division within what the others have chosen. */
export const TicketParts = Type.Object({
  month: Type.Array(TicketPart),
  carrier: Type.Array(TicketPart),
  person: Type.Array(TicketPart),
})
export type TicketParts = Static<typeof TicketParts>

/** A trip of the company in one row. */
export const CompanyTrip = Type.Object({
  travelOrderNo: Type.String(),
  name: Type.String(),
  owner: Type.String(),
  from: LocalDate,
  to: LocalDate,
  travellers: Type.Array(Type.String()),
  orders: Type.Integer(),
  /** Fen of all that stands. */
  total: Type.Integer(),
})
export type CompanyTrip = Static<typeof CompanyTrip>

/** A line with what the company asked of the order and of the traveller, field by field. */
export const ReportLine = Type.Object({
  ...OrderLine.properties,
  fieldValues: Type.Array(Type.Object({ key: Type.String(), value: Type.String() })),
})
export type ReportLine = Static<typeof ReportLine>
