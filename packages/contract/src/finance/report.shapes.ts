import { Type, type Static } from 'typebox'
import { orderKinds, products } from '../booking/codes'
import { Instant, LocalDate } from '../kit/local-date'
import { BaseRate } from '../kit/money'
import { words } from '../kit/words'
import { measures, reportDays, type Measure } from './report-words'

const Id = Type.String({ minLength: 1, maxLength: 60 })

/** By what a report is narrowed; what is absent narrows nothing. */
export const ReportFilters = {
  products: Type.Optional(Type.Array(words(...products.words), { minItems: 1, maxItems: products.words.length })),
  /** Which day `from` and `to` are of; of issue where absent. */
  dateKind: Type.Optional(words(...reportDays)),
  from: LocalDate,
  to: LocalDate,
  /** With all below it. */
  departmentId: Type.Optional(Id),
  entityId: Type.Optional(Id),
  costCentreId: Type.Optional(Id),
  projectCode: Type.Optional(Id),
}
const Filters = Type.Object(ReportFilters)
export type ReportFilters = Static<typeof Filters>

/** Sums of lines, from which figures are computed as handbook 10.6 defines them. */
const entries = measures.map((name) => [name, Type.Integer()] as const)
export const MeasureSums = Type.Object(Object.fromEntries(entries) as Record<Measure, ReturnType<typeof Type.Integer>>)

export const ReportGroupRow = Type.Object({
  /** What lines are asked by. */
  key: Type.String(),
  name: Type.String(),
  now: MeasureSums,
  before: MeasureSums,
  /** A department that has others below it. */
  opens: Type.Optional(Type.Boolean()),
})
export type ReportGroupRow = Static<typeof ReportGroupRow>

export const Report = Type.Object({
  beforeFrom: LocalDate,
  beforeTo: LocalDate,
  /** When orders were added last; absent where none ever were. */
  followedAt: Type.Optional(Instant),
  /** By what amounts are told in the currency of the company's books too: of the last day. */
  base: Type.Optional(BaseRate),
  now: MeasureSums,
  before: MeasureSums,
  /** The largest first, by the first column of the page that asks; `left` more are not told. */
  groups: Type.Array(ReportGroupRow),
  left: Type.Integer(),
  /** Days or first days of months; those with nothing are absent. */
  trend: Type.Array(Type.Object({ from: LocalDate, now: MeasureSums })),
})
export type Report = Static<typeof Report>

/** A line behind a figure. */
export const ReportLine = Type.Object({
  orderNo: Type.String(),
  place: Type.Integer(),
  product: words(...products.words),
  kind: words(...orderKinds),
  bookedDay: LocalDate,
  issuedDay: LocalDate,
  travelDay: LocalDate,
  traveller: Type.String(),
  department: Type.String(),
  /** Flight, train or hotel. */
  service: Type.String(),
  route: Type.String(),
  className: Type.String(),
  carrier: Type.String(),
  reason: Type.String(),
  /** Of a stay abroad: what the hotel itself asks, in its currency. */
  ownPrice: Type.Optional(Type.String()),
  sums: MeasureSums,
})
export type ReportLine = Static<typeof ReportLine>
