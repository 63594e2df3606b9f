import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import { inTransaction } from '../../../work'
import { inPasswordLane, isPassword } from '../../../kit/passwords'
import { attempt, trialOf } from './attempts'
import { openSession, type Entered } from './open-session'
import { findLogin, findPassword, type LoginRow, type PasswordRow } from '../store'
import type { Visitor } from '../visitor'

/** The person whose account and password these are; account is the login name, mobile or e-mail. */
export async function checkPassword(
  context: Context,
  request: { account: string; password: string },
  visitor: Visitor,
): Promise<(LoginRow & PasswordRow) | Problem> {
  const accountHash = context.vault.digest(request.account)
  const trial = await trialOf(context, 'password', accountHash, visitor)
  const check = async () => {
    const login = await context.database.platform((sql) => findLogin(sql, accountHash))
    const stored = login && (await context.database.tenant(login.enterpriseId, (sql) => findPassword(sql, login)))
    const right = await isPassword(stored?.passwordHash, request.password)
    return login && stored && right ? { ...login, ...stored } : problem('wrongPassword', { field: 'password' })
  }
  return inPasswordLane(trial.lane, () => attempt(context, trial, check))
}

/** Signs in with account and password; one that still has the company's initial password is activated first. */
export async function signIn(
  context: Context,
  request: { account: string; password: string },
  visitor: Visitor,
): Promise<Entered | Problem> {
  const person = await checkPassword(context, request, visitor)
  if (isProblem(person)) return person
  if (!person.active) return problem('accountDisabled')
  if (person.awaitingActivation) return problem('accountNotActivated')
  return inTransaction(context, person.enterpriseId, (work) => openSession(work, person, visitor))
}
