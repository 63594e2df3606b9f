import type { Static } from 'typebox'
import type { SignedIn } from '@sojourn/contract/access/session.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../context'
import { verifyPassword } from '../../kit/passwords'
import { attempt } from './attempts'
import { openSession } from './open-session'
import { findLogin, findPassword, type LoginRow, type PasswordRow } from './store'

/** The person whose account and password these are; account is the login name, mobile or e-mail. */
export async function checkPassword(
  context: Context,
  request: { account: string; password: string },
  address: string,
): Promise<(LoginRow & PasswordRow) | Problem> {
  const accountHash = context.vault.digest(request.account)
  return attempt(context, { accountHash, address }, async () => {
    const login = await context.database.platform((sql) => findLogin(sql, accountHash))
    const stored = login && (await context.database.tenant(login.enterpriseId, (sql) => findPassword(sql, login)))
    const right = await verifyPassword(stored?.passwordHash, request.password)
    if (isProblem(right)) return right
    return login && stored && right ? { ...login, ...stored } : problem('wrongPassword', { field: 'password' })
  })
}

/** Signs in with account and password; one that still has the company's initial password is activated first. */
export async function signIn(
  context: Context,
  request: { account: string; password: string },
  address: string,
): Promise<Static<typeof SignedIn> | Problem> {
  const person = await checkPassword(context, request, address)
  if (isProblem(person)) return person
  if (!person.active) return problem('accountDisabled')
  if (person.awaitingActivation) return problem('accountNotActivated')
  return context.database.platform((sql) => openSession(context, sql, person))
}
