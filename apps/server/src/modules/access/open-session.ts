import type { Static } from 'typebox'
import type { SignedIn } from '@sojourn/contract/access/session.shapes'
import type { Context } from '../../context'
import type { Sql } from '../../db/sql'
import { newToken, tokenHash } from '../../kit/vault'
import { insertSession, type LoginRow } from './store'

const sessionMs = 12 * 3_600_000

/** A session that has begun: what is answered, and whose it is. */
export interface Opened {
  answer: Static<typeof SignedIn>
  login: LoginRow
}

/** A session of twelve hours; only the hash of its token is kept. */
export async function openSession(context: Context, sql: Sql, { enterpriseId, employeeId }: LoginRow): Promise<Opened> {
  const login = { enterpriseId, employeeId }
  const createdAt = context.clock.now()
  const expiresAt = new Date(createdAt.getTime() + sessionMs)
  const token = newToken()
  await insertSession(sql, { ...login, tokenHash: tokenHash(token), createdAt, expiresAt })
  const answer = { loginToken: token, loginKey: employeeId, employeeId, expiresAt: expiresAt.toISOString() }
  return { answer, login }
}
