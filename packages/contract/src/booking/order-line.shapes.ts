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
})
export type OrderLine = Static<typeof OrderLine>
