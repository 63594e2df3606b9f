import { Type, type Static } from 'typebox'
import { Instant } from '../../kit/local-date'
import { OpenSession } from '../../kit/open-session'
import { words } from '../../kit/words'

/** Locked: the company lets nobody in. Closed: too many wrong tries; it opens again by itself. */
export const accountStates = ['active', 'invited', 'locked', 'left'] as const
export type AccountState = (typeof accountStates)[number]

/** How one of the company's people signs in. */
export const AccountSummary = Type.Object({
  employeeId: Type.String(),
  name: Type.String(),
  number: Type.String(),
  departmentName: Type.String(),
  mail: Type.String(),
  /** Masked. */
  mobile: Type.String(),
  state: words(...accountStates),
  /** Absent where nobody has signed in for as long as the log is kept. */
  lastSignIn: Type.Optional(Instant),
  /** Open now. */
  sessions: Type.Integer(),
  secondFactor: Type.Boolean(),
})
export type AccountSummary = Static<typeof AccountSummary>

export const AccountDetail = Type.Object({
  ...Type.Omit(AccountSummary, ['number', 'departmentName', 'sessions']).properties,
  lock: Type.Optional(Type.Object({ at: Instant, byName: Type.String(), reason: Type.String() })),
  /** Somewhere too many wrong passwords or codes were tried; until then no more are there. */
  closedUntil: Type.Optional(Instant),
  sessions: Type.Array(OpenSession),
  /** Why the caller changes nothing of it; absent where the caller may. */
  refusal: Type.Optional(words('own', 'guarded', 'reader')),
})
export type AccountDetail = Static<typeof AccountDetail>

export const SignIn = Type.Object({
  id: Type.String(),
  at: Instant,
  /** Why it was refused, in the reader's words; absent where it was not. */
  refused: Type.Optional(Type.String()),
  /** An IPv4 address or the first half of an IPv6 address; empty where none was kept. */
  address: Type.String(),
  /** How often within a minute. */
  count: Type.Integer(),
})
export type SignIn = Static<typeof SignIn>
