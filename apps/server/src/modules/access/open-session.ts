import type { Static } from 'typebox'
import type { SignedIn } from '@sojourn/contract/access/session.shapes'
import type { Context } from '../../context'
import type { Sql } from '../../db/sql'
import { newToken, proofOf, tokenHash } from '../../kit/vault'
import { insertSession, type LoginRow } from './store'
import type { Visitor } from './visitor'

const sessionMs = 12 * 3_600_000

/** A session that has begun: what is answered, and whose it is. */
export interface Opened {
  answer: Static<typeof SignedIn>
  login: LoginRow
  /** For the cookie of this browser, and nowhere else. */
  secret: string
  seconds: number
  /** Of an agent, in a customer's name. */
  assists: boolean
}

/** A session of twelve hours; only the hash of its secret is kept. */
export async function openSession(
  context: Context,
  sql: Sql,
  { enterpriseId, employeeId }: LoginRow,
  { device, network }: Visitor,
): Promise<Opened> {
  const login = { enterpriseId, employeeId }
  const createdAt = context.clock.now()
  const expiresAt = new Date(createdAt.getTime() + sessionMs)
  const secret = newToken()
  await insertSession(sql, { ...login, tokenHash: tokenHash(secret), createdAt, expiresAt, device, address: network })
  return openedSession({ login, secret, createdAt, expiresAt, assists: false })
}

type Begun = Pick<Opened, 'login' | 'secret' | 'assists'> & { createdAt: Date; expiresAt: Date }

export function openedSession({ login, secret, createdAt, expiresAt, assists }: Begun): Opened {
  const { employeeId } = login
  return {
    answer: { loginToken: proofOf(secret), loginKey: employeeId, employeeId, expiresAt: expiresAt.toISOString() },
    login,
    secret,
    seconds: (expiresAt.getTime() - createdAt.getTime()) / 1000,
    assists,
  }
}
