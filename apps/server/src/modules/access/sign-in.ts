import { hash, verify } from '@node-rs/argon2'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../context'
import { newToken, tokenHash } from '../../kit/vault'
import { clearFailures, findLogin, findPassword, insertSession, lockedUntil, recordFailure } from './store'

const windowMs = 15 * 60_000
const lockMs = 15 * 60_000
const failuresPerAccount = 5
const failuresPerAddress = 50
const sessionMs = 12 * 3_600_000

/** Compared against when no such account exists, so that both cases take the same time. */
let decoy: Promise<string> | undefined

interface SignInAnswer {
  loginToken: string
  loginKey: string
  employeeId: string
  expiresAt: string
}

/** Account is the login name, mobile or e-mail. Five failures lock the account for fifteen minutes, fifty an address. */
export async function signIn(
  context: Context,
  request: { account: string; password: string },
  address: string,
): Promise<SignInAnswer | Problem> {
  const now = context.clock.now()
  const loginHash = context.vault.digest(request.account)
  const subjects = [`account:${loginHash}`, `address:${address}`]
  const { locked, login } = await context.database.platform(async (sql) => ({
    locked: await lockedUntil(sql, subjects, now),
    login: await findLogin(sql, loginHash),
  }))
  if (locked) return problem('accountLocked', { detail: { minutes: Math.ceil((locked.getTime() - now.getTime()) / 60_000) } })

  const stored = login && (await context.database.tenant(login.enterpriseId, (sql) => findPassword(sql, login)))
  decoy ??= hash(newToken())
  const right = await verify(stored?.passwordHash ?? (await decoy), request.password)
  if (!login || !stored || !right) {
    await context.database.platform(async (sql) => {
      await recordFailure(sql, subjects[0]!, now, windowMs, failuresPerAccount, lockMs)
      await recordFailure(sql, subjects[1]!, now, windowMs, failuresPerAddress, lockMs)
    })
    return problem('wrongPassword', { field: 'password' })
  }
  if (!stored.active) return problem('accountDisabled')

  const token = newToken()
  const expiresAt = new Date(now.getTime() + sessionMs)
  await context.database.platform(async (sql) => {
    await clearFailures(sql, subjects[0]!)
    await insertSession(sql, { ...login, tokenHash: tokenHash(token), createdAt: now, expiresAt })
  })
  return { loginToken: token, loginKey: login.employeeId, employeeId: login.employeeId, expiresAt: expiresAt.toISOString() }
}
