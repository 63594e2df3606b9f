import type { Static } from 'typebox'
import type { Factor, SecondStep, SignedInWithCodes } from '@sojourn/contract/access/second-factor.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context, Work } from '../../../context'
import { inCompany } from '../../../work'
import { newToken, proofOf, tokenHash } from '../../../kit/vault'
import { insertAgentSession, type TicketRow } from '../agent/store'
import { secondFactorOf } from '../second-factor/second-factor'
import { insertStep } from '../second-factor/step-store'
import { insertSession, type LoginRow } from '../store'
import type { Visitor } from '../visitor'

const sessionMs = 12 * 3_600_000
/** Handbook 11.3 */
const assistedMs = 8 * 3_600_000
/** Time for the second step, enrolment included. */
const stepMs = 10 * 60_000

/** A session that has begun: what is answered, and whose it is. */
export interface Opened {
  answer: Static<typeof SignedInWithCodes>
  login: LoginRow
  /** For the cookie of this browser, and nowhere else. */
  secret: string
  seconds: number
  /** Of an agent, in a customer's name. */
  assists: boolean
}

/** The way in: a session, or what comes before it. No problem, so that what was done for it stands. */
export type Entered = Opened | { step: SecondStep }

/** The gate of everybody: a session of twelve hours, or the second step for whoever has a second factor or must have one. */
export async function openSession(work: Work, login: LoginRow, visitor: Visitor): Promise<Entered | Problem> {
  const { locked, enrolled, required, confirmedAt, passkeys } = await secondFactorOf(work, login)
  if (locked) return problem('accountDisabled')
  if (enrolled || required) {
    const factors = [...(confirmedAt ? ['app' as const] : []), ...(passkeys > 0 ? ['passkey' as const] : [])]
    return { step: await beginStep(work, login, visitor, { enrol: !enrolled, factors }) }
  }
  return begin(work, login, visitor, null)
}

/** Behind the gate: the second factor was right. */
export const openAfterStep = (work: Work, login: LoginRow, visitor: Visitor, secondFactor: Factor): Promise<Opened> =>
  begin(work, login, visitor, secondFactor)

/**
 * The same gate for an agent in a customer's name: the agent's second factor counts, shown in the session that made the ticket. What opens the
 * session is had behind it.
 */
export async function assistant(context: Context, ticket: TicketRow): Promise<typeof openAssistedSession | Problem> {
  const agent = { enterpriseId: ticket.agencyId, employeeId: ticket.agentId }
  const { locked, enrolled, required } = await inCompany(context, agent.enterpriseId, (work) => secondFactorOf(work, agent))
  if (locked) return problem('agentTicketInvalid')
  return (enrolled || required) && ticket.secondFactor === null ? problem('secondFactorNeeded') : openAssistedSession
}

async function openAssistedSession(
  { context, sql }: Work,
  ticket: TicketRow,
  { device, network: address }: Visitor,
): Promise<Opened> {
  const { kept, opened } = made(context, ticket, assistedMs, true)
  await insertAgentSession(sql, { ...kept, ticket, device, address })
  return opened
}

async function begin(
  { context, sql }: Work,
  { enterpriseId, employeeId }: LoginRow,
  { device, network }: Visitor,
  secondFactor: Factor | null,
): Promise<Opened> {
  const login = { enterpriseId, employeeId }
  const { kept, opened } = made(context, login, sessionMs, false)
  await insertSession(sql, { ...login, ...kept, device, address: network, secondFactor })
  return opened
}

/** Only the hash of its secret is kept. */
function made(context: Context, login: LoginRow, ms: number, assists: boolean) {
  const createdAt = context.clock.now()
  const expiresAt = new Date(createdAt.getTime() + ms)
  const secret = newToken()
  const { employeeId } = login
  const answer = { loginToken: proofOf(secret), loginKey: employeeId, employeeId, expiresAt: expiresAt.toISOString() }
  const opened: Opened = { answer, login, secret, seconds: ms / 1000, assists }
  return { kept: { tokenHash: tokenHash(secret), createdAt, expiresAt }, opened }
}

async function beginStep(
  { context, sql }: Work,
  { enterpriseId, employeeId }: LoginRow,
  { browser }: Visitor,
  { enrol, factors }: Pick<SecondStep, 'enrol' | 'factors'>,
): Promise<SecondStep> {
  const ticket = newToken()
  const expiresAt = new Date(context.clock.now().getTime() + stepMs)
  const step = { enterpriseId, employeeId, browser: browser.id, enrols: enrol, expiresAt }
  await insertStep(sql, { ...step, ticketHash: tokenHash(ticket) })
  return { ticket, enrol, factors, expiresAt: expiresAt.toISOString() }
}
