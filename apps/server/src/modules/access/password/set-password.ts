import { resetPassword, type modifyPassword } from '@sojourn/contract/access/account.calls'
import type { CodePurpose } from '@sojourn/contract/access/account.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../context'
import { inTransaction, once } from '../../../work'
import { verifyPassword } from '../../../kit/passwords'
import { tokenHash } from '../../../kit/vault'
import { tellOfAccount } from '../account/account-notice'
import { findAccountSettings, findCompanyNames, findPerson, updatePassword } from '../account/account-store'
import { attempt, sessionTrial } from '../session/attempts'
import { newPasswordHash } from './new-password'
import { openSession, type Entered } from '../session/open-session'
import { deleteStepsOf } from '../second-factor/step-store'
import { endSessionsOf } from '../session/end-sessions'
import { findPassword, type LoginRow } from '../store'
import { findTicket, spendTicket } from '../code/verification-store'
import type { Visitor } from '../visitor'

type Set = RequestOf<typeof resetPassword>
type Done = Record<string, never>

const tellOfPassword = (work: Work, login: LoginRow): Promise<void> =>
  tellOfAccount(work, login, ({ passwordChanged }, facts) => passwordChanged(facts))

/** The first password of one's own: the account is active and the person signed in. */
export const activate = (context: Context, request: Set, visitor: Visitor): Promise<Entered | Problem> =>
  setByTicket(context, { purpose: 'activate', request, visitor }, (work, login) => openSession(work, login, visitor))

/** A forgotten password: every session ends, and the person hears of it. */
export async function reset(context: Context, request: Set, visitor: Visitor): Promise<Done | Problem> {
  const login = await setByTicket(context, { purpose: 'reset', request, visitor }, async (work, whose) => {
    await tellOfPassword(work, whose)
    return whose
  })
  if (isProblem(login)) return login
  await context.audit.write({ ...login, kind: 'rights', what: resetPassword.path, address: visitor.network })
  return {}
}

interface NewPassword {
  purpose: CodePurpose
  request: Set
  visitor: Visitor
}

/** Spends the ticket and sets the password together; a password that breaks a rule leaves the ticket as it was. */
async function setByTicket<Result extends object>(
  context: Context,
  { purpose, request, visitor }: NewPassword,
  then: (work: Work, login: LoginRow) => Promise<Result>,
): Promise<Result | Problem> {
  const ticket = await context.database.platform((sql) => findTicket(sql, tokenHash(request.ticket), context.clock.now()))
  if (!ticket || ticket.purpose !== purpose || ticket.enterpriseId === null || ticket.employeeId === null)
    return problem('ticketSpent')
  const login = { enterpriseId: ticket.enterpriseId, employeeId: ticket.employeeId }
  const rules = await rulesFor(context, login, visitor.language)
  if (!rules?.active) return problem('ticketSpent')
  const made = await newPasswordHash(request, rules)
  if (isProblem(made)) return made
  return inTransaction(context, login.enterpriseId, async (work) => {
    if (!(await spendTicket(work.sql, ticket.id, context.clock.now()))) return problem('ticketSpent')
    if (!(await updatePassword(work.sql, login, made.passwordHash))) return problem('ticketSpent')
    await endSessionsOf(work, login)
    await deleteStepsOf(work.sql, login)
    return then(work, login)
  })
}

/** What the next password of somebody is held against; nothing where there is no such person. */
async function rulesFor({ database, vault }: Context, login: LoginRow, language: Language) {
  const { enterpriseId } = login
  const [{ strictPassword: strict }, companyNames, stored, person] = await database.tenant(enterpriseId, (sql) =>
    Promise.all([
      findAccountSettings({ sql, enterpriseId }),
      findCompanyNames({ sql, enterpriseId }),
      findPassword(sql, login),
      findPerson(sql, login),
    ]),
  )
  if (!stored || !person) return undefined
  const known = [...companyNames, person.name, person.namePinyin, person.email, vault.open(person.mobileCipher)]
  return { strict, known, language, formerHash: stored.passwordHash, active: stored.active }
}

/** Changes one's own password; all other sessions end. */
export async function changePassword(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof modifyPassword>,
): Promise<Done | Problem> {
  const rules = await rulesFor(context, actor, actor.language)
  if (!rules) return problem('notSignedIn')
  return attempt(context, sessionTrial(actor.tokenHash), async () => {
    const right = await verifyPassword(rules.formerHash, request.oldPassword)
    if (isProblem(right)) return right
    const made = right ? await newPasswordHash(request, rules) : problem('oldPasswordWrong', { field: 'oldPassword' })
    // A press that was answered already is told the same, though its old password is no longer the present one.
    return once(context, actor, async (work) => {
      if (isProblem(made)) return made
      await updatePassword(work.sql, actor, made.passwordHash)
      await endSessionsOf(work, actor, actor.tokenHash)
      await deleteStepsOf(work.sql, actor)
      await tellOfPassword(work, actor)
      return {}
    })
  })
}
