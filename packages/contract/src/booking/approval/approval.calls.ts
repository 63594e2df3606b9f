import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { Instant, LocalDate } from '../../kit/local-date'
import { Version } from '../../kit/numbers'
import { Page, PageRequest } from '../../kit/page'
import { words } from '../../kit/words'
import { BookingBudget } from '../application/application-balance.shapes'
import { ApprovalButton, ApprovalObject, ApprovalRound, ApprovalSummary, EnvelopeShape, SubjectKind } from './approval.shapes'

const approvalId = Type.String({ maxLength: 40 })
const Words = Type.String({ maxLength: 200 })

/** Awaiting my approval (S2.33): type 1 waits for me, 0 I have decided, 2 was copied to me, 3 I decide for somebody. */
export const getMyApprovalList = call({
  summary: 'Approvals that wait for the caller, were decided, copied or may be decided for somebody.',
  method: 'POST',
  path: 'api/Approval/GetMyApprovalList',
  clause: 'S2.33',
  request: Type.Object({
    type: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
    keyword: Type.Optional(Type.String({ maxLength: 50 })),
    object: Type.Optional(ApprovalObject),
    ...PageRequest,
  }),
  response: Page(ApprovalSummary),
})

export const getApprovalOrderList = call({
  summary: 'Approvals of what the caller submitted or travels on, every round.',
  method: 'POST',
  path: 'api/Approval/GetApprovalOrderList',
  clause: 'S2.34',
  request: Type.Object({
    /** 0 running, 1 approved, 2 rejected, 4 withdrawn, 8 timed out. */
    state: Type.Optional(Type.Integer({ minimum: 0, maximum: 8 })),
    keyword: Type.Optional(Type.String({ maxLength: 50 })),
    object: Type.Optional(ApprovalObject),
    ...PageRequest,
  }),
  response: Page(ApprovalSummary),
})

export const ApprovalOrder = Type.Object({
  ...ApprovalSummary.properties,
  rounds: Type.Array(ApprovalRound),
  buttons: Type.Array(ApprovalButton),
})
export type ApprovalOrder = Static<typeof ApprovalOrder>

export const getApprovalOrder = call({
  summary: 'One approval with all its rounds.',
  method: 'GET',
  path: 'api/Approval/GetApprovalOrder',
  clause: 'S2.34',
  request: Type.Object({ approvalId }),
  response: ApprovalOrder,
  problems: ['approvalUnknown', 'approvalNotYours'],
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
  canDecide: Type.Boolean(),
  /** Why not, in the caller's language. */
  reason: Type.Optional(Type.String()),
  buttons: Type.Array(ApprovalButton),
  current: ApprovalRound,
  /** Of a booking: what bookings of the product have to expect of approvals, as travellers read it. */
  approvalRule: Type.Optional(Type.String()),
  /** What the approvers before accepted beside the case; empty where they accepted only the case. */
  envelopeAllowed: Type.Boolean(),
  alternatives: Type.Array(Type.Object({ journey: Type.Integer(), searchedAt: Instant, list: Type.Array(Alternative) })),
  /** What pays for it, where no application does, with what is left. */
  budgets: Type.Array(BookingBudget),
  /** What this traveller's department spent on travel this month, in fen. */
  departmentSpend: Type.Integer(),
})
export type ApprovalDetail = Static<typeof ApprovalDetail>

export const getApprovalDetail = call({
  summary: 'The case that an approver decides: subject, verdict, money and chain.',
  method: 'GET',
  path: 'api/Approval/GetApprovalDetail',
  clause: 'S2.38',
  request: Type.Object({ approvalId }),
  response: ApprovalDetail,
  problems: ['approvalUnknown', 'approvalNotYours'],
})

const deciding = [
  'approvalUnknown',
  'approvalNotYours',
  'approvalNotYourTurn',
  'approvalDecided',
  'approvalExpired',
  'delegateEnded',
] as const
const ending = [
  'orderChanged',
  'transitionRefused',
  'priceChanged',
  'supplierFailed',
  'creditInsufficient',
  'creditOverdue',
] as const
/** The number of an order's state by its product, or that of an application. */
const Decided = Type.Object({ approvalId: Type.String(), subjectNo: Type.String(), subjectState: Type.Integer() })

/** A decision binds to the version of the subject that the approver saw. */
export const decideApproval = call({
  summary: 'Agrees to a case or rejects it, as the approver saw it.',
  method: 'POST',
  path: 'api/Approval/Decide',
  access: 'approve',
  write: true,
  clause: 'S2.38',
  request: Type.Object({
    approvalId,
    decision: words('agree', 'reject'),
    reason: Type.Optional(Words),
    version: Version,
    /** With an agreement: what else the approver accepts. */
    envelope: Type.Optional(EnvelopeShape),
  }),
  response: Decided,
  problems: [...deciding, ...ending, 'rejectReasonMissing'],
})

export const decideMany = call({
  summary: 'Agrees to several cases in which nothing is out of policy; each stands for itself.',
  method: 'POST',
  path: 'api/Approval/DecideMany',
  access: 'approve',
  write: true,
  clause: 'S2.33',
  request: Type.Object({
    list: Type.Array(Type.Object({ approvalId, version: Version }), { minItems: 1, maxItems: 50 }),
    reason: Type.Optional(Words),
  }),
  response: Type.Object({
    agreed: Type.Array(Decided),
    /** With the sentence why, in the caller's language. */
    refused: Type.Array(Type.Object({ approvalId: Type.String(), title: Type.String(), reason: Type.String() })),
  }),
})

export const transferApproval = call({
  summary: 'Hands a case over to another approver.',
  method: 'POST',
  path: 'api/Approval/Transfer',
  access: 'approve',
  write: true,
  clause: 'S2.38',
  request: Type.Object({ approvalId, employeeId: Type.String({ maxLength: 40 }), reason: Type.Optional(Words) }),
  response: Decided,
  problems: [...deciding, 'approverUnknown', 'approverAlreadyAsked'],
})

export const addApprovalSigner = call({
  summary: 'Asks another approver beside oneself.',
  method: 'POST',
  path: 'api/Approval/AddSigner',
  access: 'approve',
  write: true,
  clause: 'S2.38',
  request: Type.Object({
    approvalId,
    employeeIds: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 5 }),
    when: words('before', 'after'),
    reason: Type.Optional(Words),
  }),
  response: Decided,
  problems: [...deciding, 'approverUnknown', 'approverAlreadyAsked'],
})

export const withdrawApproval = call({
  summary: "Takes one's own case back while nobody has finished the last level.",
  method: 'POST',
  path: 'api/Approval/Withdraw',
  write: true,
  clause: 'S2.34',
  request: Type.Object({ approvalId, reason: Type.Optional(Words) }),
  response: Decided,
  problems: ['approvalUnknown', 'approvalNotYours', 'approvalDecided', 'transitionRefused', 'orderChanged'],
})

/** handbook 8.2 */
export const urgeApproval = call({
  summary: 'Reminds the approvers of a case, at most once an hour.',
  method: 'POST',
  path: 'api/Approval/Urge',
  write: true,
  clause: 'S2.34',
  request: Type.Object({ approvalId }),
  response: Type.Object({ urged: Type.Array(Type.String()) }),
  problems: ['approvalUnknown', 'approvalNotYours', 'approvalDecided', 'urgedRecently'],
})

export const commentApproval = call({
  summary: 'Writes a comment on a case.',
  method: 'POST',
  path: 'api/Approval/Comment',
  write: true,
  clause: 'S2.38',
  request: Type.Object({ approvalId, words: Words }),
  response: Type.Object({ approvalId: Type.String() }),
  problems: ['approvalUnknown', 'approvalNotYours', 'commentMissing'],
})

export const findApprovers = call({
  summary: 'Colleagues who may approve, for transfers, signers and delegates.',
  method: 'POST',
  path: 'api/Approval/FindApprovers',
  clause: 'S2.38',
  request: Type.Object({ keyword: Type.String({ maxLength: 50 }) }),
  response: Type.Object({
    list: Type.Array(Type.Object({ employeeId: Type.String(), name: Type.String(), department: Type.String() })),
  }),
})

export const Delegate = Type.Object({
  delegateId: Type.String(),
  /** Mine, or I stand in for somebody. */
  mine: Type.Boolean(),
  name: Type.String(),
  fromDate: LocalDate,
  toDate: LocalDate,
  state: words('coming', 'inForce', 'over', 'revoked'),
})
export type Delegate = Static<typeof Delegate>

export const getApprovalDelegates = call({
  summary: 'Who decides for the caller, and when.',
  method: 'GET',
  path: 'api/Approval/GetDelegates',
  access: 'approve',
  clause: 'S2.33',
  response: Type.Object({ list: Type.Array(Delegate) }),
})
export const saveApprovalDelegate = call({
  summary: 'Lets a colleague decide for the caller for some days.',
  method: 'POST',
  path: 'api/Approval/SaveDelegate',
  access: 'approve',
  write: true,
  audited: 'rights',
  clause: 'S2.33',
  request: Type.Object({ employeeId: Type.String({ maxLength: 40 }), fromDate: LocalDate, toDate: LocalDate }),
  response: Type.Object({ delegateId: Type.String() }),
  problems: ['approverUnknown', 'delegateDatesWrong'],
})
export const revokeApprovalDelegate = call({
  summary: 'Ends a delegation.',
  method: 'POST',
  path: 'api/Approval/RevokeDelegate',
  access: 'approve',
  write: true,
  audited: 'rights',
  clause: 'S2.33',
  request: Type.Object({ delegateId: Type.String({ maxLength: 40 }) }),
  response: Type.Object({ delegateId: Type.String() }),
  problems: ['delegateUnknown'],
})

const token = Type.String({ minLength: 20, maxLength: 100 })
/** What a notification's open link leads to, read-only. */
export const LinkedApproval = Type.Object({
  state: words('open'),
  approver: Type.String(),
  object: ApprovalObject,
  subjectKind: SubjectKind,
  subjectNo: Type.String(),
  title: Type.String(),
  applicant: Type.String(),
  total: Type.Integer(),
  currency: Type.String(),
  version: Version,
  submittedAt: Instant,
  deadline: Instant,
  onSilence: ApprovalSummary.properties.onSilence,
  people: Type.Array(
    Type.Object({ name: Type.String(), reason: Type.Optional(Type.String()), violations: Type.Array(Type.String()) }),
  ),
})
export type LinkedApproval = Static<typeof LinkedApproval>
/** Of a link that is over, nothing but that it is. */
const EndedLink = Type.Object({ state: words('used', 'expired', 'decided') })

/** The one-time link of a notification: reading decides nothing, so that a scanner of mails may open it. */
export const readApprovalLink = call({
  summary: 'The case behind the one-time link of a notification; reading decides nothing.',
  method: 'POST',
  path: 'api/Approval/ReadLink',
  access: 'public',
  clause: 'S2.38',
  request: Type.Object({ token }),
  response: Type.Union([LinkedApproval, EndedLink]),
  problems: ['approvalLinkUnknown'],
})
/** Answers as the person to whom the notification went, whoever is signed in; once. */
export const decideByLink = call({
  summary: 'Decides by the one-time link of a notification, as the person to whom it went.',
  method: 'POST',
  path: 'api/Approval/DecideByLink',
  access: 'public',
  clause: 'S2.38',
  request: Type.Object({
    token,
    decision: words('agree', 'reject'),
    reason: Type.Optional(Words),
    version: Version,
  }),
  response: Decided,
  problems: ['approvalLinkUnknown', 'approvalLinkUsed', 'approvalLinkExpired', ...deciding, ...ending, 'rejectReasonMissing'],
})
