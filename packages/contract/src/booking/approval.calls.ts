import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { Instant } from '../kit/local-date'
import { Page, PageRequest } from '../kit/page'
import { approvalTaskStates } from './codes'
import { OrderSummary } from './order.shapes'
import { words } from '../kit/words'

export const ApprovalSummary = Type.Object({
  approvalId: Type.String(),
  order: OrderSummary,
  level: Type.Integer(),
  levels: Type.Integer(),
  taskState: approvalTaskStates.schema,
  applicant: Type.String(),
  submittedAt: Instant,
  deadline: Instant,
})
export type ApprovalSummary = Static<typeof ApprovalSummary>

/** Awaiting my approval (S2.33): type 1 waits for me, 0 I have decided. */
export const getMyApprovalList = call({
  method: 'POST',
  path: 'api/Approval/GetMyApprovalList',
  access: 'approve',
  clause: 'S2.33',
  request: Type.Object({ type: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })), ...PageRequest }),
  response: Page(ApprovalSummary),
})

/** One fare that the traveller saw when choosing. */
const Alternative = Type.Object({
  flightNo: Type.String(),
  departTime: Type.String(),
  arriveTime: Type.String(),
  cabin: Type.String(),
  bookingClass: Type.String(),
  discount: Type.Integer(),
  ticketPrice: Type.Integer(),
  verdict: Type.String(),
  chosen: Type.Boolean(),
  saving: Type.Integer(),
})
export const ApprovalDetail = Type.Object({
  ...ApprovalSummary.properties,
  orderVersion: Type.Integer(),
  canDecide: Type.Boolean(),
  /** Why not, in the caller's language. */
  reason: Type.Optional(Type.String()),
  alternatives: Type.Array(Type.Object({ journey: Type.Integer(), searchedAt: Instant, list: Type.Array(Alternative) })),
  /** What this traveller's department spent on travel this month, in fen. */
  departmentSpend: Type.Integer(),
})
export type ApprovalDetail = Static<typeof ApprovalDetail>

export const getApprovalDetail = call({
  method: 'GET',
  path: 'api/Approval/GetApprovalDetail',
  clause: 'S2.38',
  request: Type.Object({ approvalId: Type.String({ maxLength: 40 }) }),
  response: ApprovalDetail,
  problems: ['approvalUnknown', 'approvalNotYours'],
})

/** A decision binds to the version of the order that the approver saw. */
export const decideApproval = call({
  method: 'POST',
  path: 'api/Approval/Decide',
  access: 'approve',
  write: true,
  clause: 'S2.38',
  request: Type.Object({
    approvalId: Type.String({ maxLength: 40 }),
    decision: words('agree', 'reject'),
    reason: Type.Optional(Type.String({ maxLength: 200 })),
    orderVersion: Type.Integer(),
  }),
  response: Type.Object({ approvalId: Type.String(), orderNo: Type.String(), orderState: Type.Integer() }),
  problems: [
    'approvalUnknown',
    'approvalNotYours',
    'approvalDecided',
    'approvalExpired',
    'rejectReasonMissing',
    'orderChanged',
    'priceChanged',
    'fareSoldOut',
    'creditInsufficient',
  ],
})
