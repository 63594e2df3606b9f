import { Type, type Static } from 'typebox'
import { Instant } from '../kit/local-date'
import { words } from '../kit/words'
import { MyPasskey } from './passkey.shapes'
import { SignedIn } from './session.shapes'

/** What is shown beside the password: a code of an authenticator app, or one of the codes kept for its loss. */
export const CodeFactor = words('app', 'recovery')
export type CodeFactor = Static<typeof CodeFactor>
/** The same, or a key that a device keeps. */
export const Factor = words('app', 'recovery', 'passkey')
export type Factor = Static<typeof Factor>
export const FactorEventKind = words('enrolled', 'removed', 'reset', 'renewed', 'passed', 'failed')
export type FactorEventKind = Static<typeof FactorEventKind>

const Ticket = Type.String({ minLength: 1, maxLength: 60 })
/** As people type it: with gaps, in small letters. */
const Code = Type.String({ minLength: 1, maxLength: 40 })

/** What the refusal `secondFactorNeeded` brings: the ticket of the second step, for this browser alone. */
export const SecondStep = Type.Object({
  ticket: Type.String(),
  /** Nothing is enrolled yet and the company wants it: the second step begins with that. */
  enrol: Type.Boolean(),
  /** What is enrolled; recovery codes go with either. */
  factors: Type.Array(words('app', 'passkey')),
  expiresAt: Instant,
})
export type SecondStep = Static<typeof SecondStep>

export const StepTicket = Type.Object({ ticket: Ticket })
export const PassStep = Type.Object({ ticket: Ticket, factor: CodeFactor, code: Code })
export const EnrolInStep = Type.Object({ ticket: Ticket, code: Code })
export const SignedInWithCodes = Type.Object({ ...SignedIn.properties, recoveryCodes: Type.Optional(Type.Array(Type.String())) })

/** Shown until the app has been confirmed, and never again. */
export const AppSecret = Type.Object({
  secret: Type.String(),
  address: Type.String(),
  /** The address as a picture: an image in a data address. */
  qrImage: Type.String(),
})
/** None, where those of another second factor go on. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) })

/** Asked again before a second factor changes: the password, or a factor that is there. */
export const ProofOfSelf = Type.Object({
  factor: words('password', 'app', 'recovery'),
  secret: Type.String({ minLength: 1, maxLength: 100 }),
})
export type ProofOfSelf = Static<typeof ProofOfSelf>
export const Proven = Type.Object({ proof: ProofOfSelf })
export const ConfirmApp = Type.Object({ code: Code })

export const FactorEvent = Type.Object({
  id: Type.String(),
  at: Instant,
  kind: FactorEventKind,
  factor: Factor,
  /** Who did it, where it was somebody else. */
  actorName: Type.Optional(Type.String()),
  address: Type.String(),
})
export type FactorEvent = Static<typeof FactorEvent>

export const MySecondFactor = Type.Object({
  /** Since when an app is enrolled. */
  appSince: Type.Optional(Instant),
  passkeys: Type.Array(MyPasskey),
  recoveryCodesLeft: Type.Integer(),
  /** The company, or who runs the product, wants it of this person. */
  required: Type.Boolean(),
  /** For those who manage the company: what it wants of its administrators and agents. */
  companyRequires: Type.Optional(Type.Boolean()),
  events: Type.Array(FactorEvent),
})
export const Colleague = Type.Object({ employeeId: Type.String(), name: Type.String(), since: Instant })
