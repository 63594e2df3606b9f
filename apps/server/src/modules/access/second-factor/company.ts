import type {
  getColleaguesSecondFactors,
  requireSecondFactor,
  resetSecondFactor,
} from '@sojourn/contract/access/second-factor.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../context'
import { once, inCompany, inTransaction } from '../../../work'
import { endSessionsOf } from '../session/end-sessions'
import { findLogin, type LoginRow } from '../store'
import { proven } from './my-factor'
import { noteFactor } from './note'
import { secondFactorOf } from './second-factor'
import { deleteStepsOf } from './step-store'
import { deletePasskeys } from './passkey-store'
import { deleteApp, deleteRecoveryCodes, findEnrolled, updateRule } from './store'

type Done = Record<string, never>

/** Holds from each one's next sign-in on; whoever wants it of others has one. */
export const requireOfCompany = (
  context: Context,
  actor: Actor,
  { required }: RequestOf<typeof requireSecondFactor>,
): Promise<Done | Problem> =>
  once<Done>(context, actor, async (work) => {
    if (!(await secondFactorOf(work, actor)).enrolled) return problem('secondFactorGone')
    await updateRule(work, required)
    return {}
  })

export async function colleagues(context: Context, actor: Actor): Promise<ResponseOf<typeof getColleaguesSecondFactors>> {
  const { enterpriseId, employeeId: own } = actor
  const list = await inCompany(context, enterpriseId, (work) => findEnrolled(work))
  const others = list.filter(({ employeeId }) => employeeId !== own)
  return { list: others.map(({ since, ...person }) => ({ ...person, since: since.toISOString() })) }
}

/** Of a colleague who lost it. */
export const resetOfColleague = (
  context: Context,
  actor: Actor,
  { employeeId, proof }: RequestOf<typeof resetSecondFactor>,
  address: string,
): Promise<Done | Problem> =>
  proven(context, actor, proof, (work) => reset(work, { enterpriseId: actor.enterpriseId, employeeId }, { by: actor, address }))

/** Of anybody, by who runs the product: for the last administrator, and for agents. */
export async function resetByOperator(context: Context, account: string): Promise<Done | Problem> {
  const login = await context.database.platform((sql) => findLogin(sql, context.vault.digest(account)))
  if (!login) return problem('notFound')
  return inTransaction(context, login.enterpriseId, (work) =>
    reset(work, login, { by: { employeeId: '', name: '' }, address: '' }),
  )
}

async function reset(
  work: Work,
  login: LoginRow,
  asked: { by: { employeeId: string; name: string }; address: string },
): Promise<Done | Problem> {
  const gone = [await deleteApp(work.sql, login), await deletePasskeys(work.sql, login)]
  if (!gone.includes(true)) return problem('secondFactorGone')
  await deleteRecoveryCodes(work.sql, login)
  await endSessionsOf(work, login)
  await deleteStepsOf(work.sql, login)
  await noteFactor(work, login, { kind: 'reset', factor: gone[0] ? 'app' : 'passkey', ...asked })
  return {}
}
