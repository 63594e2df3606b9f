import { Type, type Static } from 'typebox'
import { Instant } from '../kit/local-date'

const Line = Type.String()
/** What one traveller has of one part of an order (handbook 10.3). */
export const OrderLine = Type.Object({
  /** The traveller's place in the order. */
  position: Type.Integer(),
  /** By which its cost is corrected; an empty project is none. */
  costCentreId: Type.String(),
  projectCode: Type.String(),
  lineId: Type.String(),
  orderNo: Line,
  kind: Line,
  product: Line,
  state: Line,
  booker: Line,
  bookerNumber: Line,
  traveller: Line,
  travellerNumber: Line,
  department: Line,
  grade: Line,
  costCentreCode: Line,
  costCentre: Line,
  project: Line,
  travelApplyNo: Line,
  travelOrderNo: Line,
  service: Line,
  carrier: Line,
  className: Line,
  from: Line,
  to: Line,
  ticketNo: Line,
  settleType: Line,
  violations: Line,
  handling: Line,
  reason: Line,
  channel: Line,
  agent: Line,
  approval: Line,
  approvers: Line,
  purpose: Line,
  remark: Line,
  /** What the company asked of the order and of the traveller. */
  fields: Line,
  orderedAt: Instant,
  transactedAt: Type.Optional(Instant),
  departAt: Instant,
  arriveAt: Instant,
  fare: Type.Integer(),
  taxes: Type.Integer(),
  /** Of the taxes, the civil aviation fund. */
  airportFee: Type.Integer(),
  serviceFee: Type.Integer(),
  insurance: Type.Integer(),
  alterationFee: Type.Integer(),
  amount: Type.Integer(),
  company: Type.Integer(),
  personal: Type.Integer(),
  points: Type.Integer(),
  /** What the price was compared with, where that was lower than policy allows. */
  lowestPrice: Type.Optional(Type.Integer()),
  advanceDays: Type.Integer(),
  /** These are absent of lines that bills kept before they were told, and empty where there is none. */
  subOrderNo: Type.Optional(Line),
  /** The approval of what is above the standard. */
  excessApplyNo: Type.Optional(Line),
  /** Under which its supplier knows it. */
  outsideNo: Type.Optional(Line),
  /** Where the traveller's office is. */
  office: Type.Optional(Line),
  bookingMode: Type.Optional(Line),
  /** Of a refund: whether another of the same order came before. */
  repeatedRefund: Type.Optional(Line),
  discount: Type.Optional(Line),
  /** What the price was compared with: which flight, its discount, and why it was not taken. */
  lowestService: Type.Optional(Line),
  lowestDiscount: Type.Optional(Line),
  lowestReason: Type.Optional(Line),
  /** Of a stay abroad: what the hotel itself asks of this traveller for all nights, in its currency. */
  ownPrice: Type.Optional(Line),
})
export type OrderLine = Static<typeof OrderLine>
