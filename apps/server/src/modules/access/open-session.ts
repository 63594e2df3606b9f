import type { Static } from 'typebox'
import type { SignedIn } from '@sojourn/contract/access/session.shapes'
import type { Context } from '../../context'
import type { Sql } from '../../db/sql'
import { newToken, tokenHash } from '../../kit/vault'
import { insertSession, type LoginRow } from './store'

const sessionMs = 12 * 3_600_000

/** A session of twelve hours; only the hash of its token is kept. */
export async function openSession(context: Context, sql: Sql, login: LoginRow): Promise<Static<typeof SignedIn>> {
  const createdAt = context.clock.now()
  const expiresAt = new Date(createdAt.getTime() + sessionMs)
  const token = newToken()
  await insertSession(sql, { ...login, tokenHash: tokenHash(token), createdAt, expiresAt })
  return { loginToken: token, loginKey: login.employeeId, employeeId: login.employeeId, expiresAt: expiresAt.toISOString() }
}
