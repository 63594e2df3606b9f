import type {
  getColleaguesSecondFactors,
  requireSecondFactor,
  resetSecondFactor,
} from '@sojourn/contract/access/second-factor.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { deleteSessionsOf, findLogin, type LoginRow } from '../store'
import { proven } from './my-factor'
import { noteFactor } from './note'
import { standingOf } from './standing'
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
  once<Done>(context, actor, async (sql) => {
    if (!(await standingOf(context, sql, actor)).enrolled) return problem('secondFactorGone')
    await updateRule(sql, actor.enterpriseId, required)
    return {}
  })

export async function colleagues(context: Context, actor: Actor): Promise<ResponseOf<typeof getColleaguesSecondFactors>> {
  const { enterpriseId, employeeId: own } = actor
  const list = await context.database.tenant(enterpriseId, (sql) => findEnrolled(sql, enterpriseId))
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
  proven(context, actor, proof, (sql) =>
    reset(context, sql, { enterpriseId: actor.enterpriseId, employeeId }, { by: actor, address }),
  )

/** Of anybody, by who runs the product: for the last administrator, and for agents. */
export async function resetByOperator(context: Context, account: string): Promise<Done | Problem> {
  const login = await context.database.platform((sql) => findLogin(sql, context.vault.digest(account)))
  if (!login) return problem('notFound')
  return context.database.transaction(login.enterpriseId, (sql) =>
    reset(context, sql, login, { by: { employeeId: '', name: '' }, address: '' }),
  )
}

async function reset(
  context: Context,
  sql: Sql,
  login: LoginRow,
  asked: { by: { employeeId: string; name: string }; address: string },
): Promise<Done | Problem> {
  const gone = [await deleteApp(sql, login), await deletePasskeys(sql, login)]
  if (!gone.includes(true)) return problem('secondFactorGone')
  await deleteRecoveryCodes(sql, login)
  await deleteSessionsOf(sql, login)
  await deleteStepsOf(sql, login)
  await noteFactor(context, sql, login, { kind: 'reset', way: gone[0] ? 'app' : 'passkey', ...asked })
  return {}
}
