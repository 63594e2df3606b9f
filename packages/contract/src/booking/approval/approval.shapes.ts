import { Type, type Static } from 'typebox'
import { codes } from '../../kit/codes'
import { Instant } from '../../kit/local-date'
import { words } from '../../kit/words'
import { approvalStates, approvalTaskStates, silenceEnds } from '../codes'
import { OrderSummary } from '../order.shapes'

/** What an approval is about: an order of any kind, or a travel application. */
export const SubjectKind = words('order', 'application')
export type SubjectKind = Static<typeof SubjectKind>

/** What a flow may ask for (handbook 8.1). */
export const ApprovalObject = words('booking', 'change', 'refund', 'application')
export type ApprovalObject = Static<typeof ApprovalObject>

/** S3.14: the flow fixes the approvers, or the booker names one or several of each group. */
export const approvalPersonModes = codes({ 0: 'fixed', 1: 'chooseOne', 2: 'chooseSeveral' })

/** S3.14: one group for each level of the flow; `type` is the level. */
export const ApprovalInfo = Type.Object({
  approvalPersonMode: approvalPersonModes.schema,
  personGroupList: Type.Array(
    Type.Object({
      type: Type.Integer(),
      personList: Type.Array(Type.Object({ employeeId: Type.String(), name: Type.String(), isSelect: Type.Boolean() })),
    }),
  ),
})
export type ApprovalInfo = Static<typeof ApprovalInfo>

/** Whom the booker names, by level; part of a submission where the flow leaves the choice. */
export const ChosenApprovers = Type.Array(
  Type.Object({
    type: Type.Integer({ minimum: 1, maximum: 20 }),
    employeeIds: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 20 }),
  }),
  { maxItems: 20 },
)
export type ChosenApprovers = Static<typeof ChosenApprovers>

/** One approval in a list: the case in a line, and my part in it. */
export const ApprovalSummary = Type.Object({
  approvalId: Type.String(),
  subjectKind: SubjectKind,
  object: ApprovalObject,
  subjectNo: Type.String(),
  title: Type.String(),
  travellers: Type.Array(Type.String()),
  total: Type.Integer(),
  currency: Type.String(),
  /** It asks for an approval out of policy: such a case is decided on its own. */
  violates: Type.Boolean(),
  /** Of an order. */
  order: Type.Optional(OrderSummary),
  round: Type.Integer(),
  state: approvalStates.schema,
  level: Type.Integer(),
  levels: Type.Integer(),
  taskState: Type.Optional(approvalTaskStates.schema),
  /** Whose task it is, where I stand in for somebody. */
  actsFor: Type.Optional(Type.String()),
  waitsFor: Type.Array(Type.String()),
  applicant: Type.String(),
  /** The version a decision binds to. */
  version: Type.Integer(),
  submittedAt: Instant,
  deadline: Instant,
  onSilence: words(...silenceEnds),
})
export type ApprovalSummary = Static<typeof ApprovalSummary>

export const ApprovalTaskView = Type.Object({
  level: Type.Integer(),
  approver: Type.String(),
  state: approvalTaskStates.schema,
  /** Decided next. */
  asked: Type.Boolean(),
  part: Type.Optional(words('before', 'after')),
  /** Who decided in the approver's place. */
  actedBy: Type.Optional(Type.String()),
  decidedAt: Type.Optional(Instant),
  reason: Type.Optional(Type.String()),
})

/** Everything that can be done about an approval; the last five are the product's own. */
export const approvalActs = [
  'submit',
  'agree',
  'reject',
  'transfer',
  'addSigner',
  'withdraw',
  'urge',
  'comment',
  'remind',
  'escalate',
  'timeOut',
  'substitute',
  'tell',
] as const
export type ApprovalAct = (typeof approvalActs)[number]

export const ApprovalActView = Type.Object({
  at: Instant,
  act: words(...approvalActs),
  /** In the caller's language. */
  sentence: Type.String(),
  words: Type.Optional(Type.String()),
})

/** The bounded family that an approver accepts beside the case shown. */
export const EnvelopeShape = Type.Object({
  /** Fen over the approved total. */
  amount: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
  /** Hours that departure may move within the same day. */
  hours: Type.Integer({ minimum: 0, maximum: 12 }),
})

/** One submission of a subject with all that happened to it. */
export const ApprovalRound = Type.Object({
  approvalId: Type.String(),
  round: Type.Integer(),
  state: approvalStates.schema,
  flow: Type.String(),
  submittedAt: Instant,
  endedAt: Type.Optional(Instant),
  deadline: Instant,
  onSilence: words(...silenceEnds),
  envelope: Type.Optional(EnvelopeShape),
  modes: Type.Array(
    Type.Object({
      level: Type.Integer(),
      mode: words('any', 'anyAgree', 'all', 'sequential', 'count'),
      need: Type.Optional(Type.Integer()),
    }),
  ),
  tasks: Type.Array(ApprovalTaskView),
  copies: Type.Array(Type.String()),
  acts: Type.Array(ApprovalActView),
})
export type ApprovalRound = Static<typeof ApprovalRound>

/** What the caller may do about an approval now; a button that cannot be used says why. */
export const ApprovalButton = Type.Object({
  action: words('agree', 'reject', 'transfer', 'addSigner', 'withdraw', 'urge', 'comment'),
  enabled: Type.Boolean(),
  reason: Type.Optional(Type.String()),
})
export type ApprovalButton = Static<typeof ApprovalButton>
