import type { Static } from 'typebox'
import type { beginEnrolStep, passEnrolStep, passSecondStep } from '@sojourn/contract/access/second-factor.calls'
import type { AppSecret, Factor } from '@sojourn/contract/access/second-factor.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { tokenHash } from '../../../kit/vault'
import { attempt, factorTrial } from '../attempts'
import { openAfterStep, type Opened } from '../open-session'
import { findPassword } from '../store'
import type { Visitor } from '../visitor'
import { spendCode } from './check'
import { beginEnrolment, enrol } from './enrol'
import { noteFactor } from './note'
import { standingOf } from './standing'
import { findStep, takeStep, type StepRow } from './step-store'

type Asked = RequestOf<typeof passSecondStep>

/** Opens the session of a sign-in whose first step was right; the ticket works in its browser alone, and once. */
export const passStep = (context: Context, asked: Asked, visitor: Visitor): Promise<Opened | Problem> =>
  inStep(context, asked, visitor, false, async (sql, step) => {
    const standing = await standingOf(context, sql, step)
    if (!(await spendCode(context, sql, step, standing, asked)))
      return problem('secondFactorWrong', { field: 'code', detail: { way: asked.way } })
    if (!(await takeStep(sql, tokenHash(asked.ticket)))) return problem('secondStepOver')
    await noteFactor(context, sql, step, { kind: 'passed', way: asked.way, address: visitor.network })
    return openAfterStep(context, sql, step, visitor, asked.way)
  })

/** Begins the enrolment that the company asks for before it lets anybody in. */
export async function beginEnrolInStep(
  context: Context,
  { ticket }: RequestOf<typeof beginEnrolStep>,
  visitor: Visitor,
): Promise<Static<typeof AppSecret> | Problem> {
  const step = await stepOf(context, ticket, visitor)
  if (!step?.enrols) return problem('secondStepOver')
  return context.database.transaction(step.enterpriseId, (sql) => beginEnrolment(context, sql, step, visitor.language))
}

export const passEnrolInStep = (
  context: Context,
  asked: RequestOf<typeof passEnrolStep>,
  visitor: Visitor,
): Promise<Opened | Problem> =>
  inStep(context, { ...asked, way: 'app' }, visitor, true, async (sql, step) => {
    if (!(await takeStep(sql, tokenHash(asked.ticket)))) return problem('secondStepOver')
    const recoveryCodes = await enrol(context, sql, step, { code: asked.code, address: visitor.network })
    if (isProblem(recoveryCodes)) return recoveryCodes
    const opened = await openAfterStep(context, sql, step, visitor, 'app')
    return { ...opened, answer: { ...opened.answer, recoveryCodes } }
  })

export const stepOf = ({ database, clock }: Context, ticket: string, { browser }: Visitor): Promise<StepRow | undefined> =>
  database.platform((sql) => findStep(sql, tokenHash(ticket), browser.id, clock.now()))

/** One counted try of a step that is open, by somebody who has not left since the first one; what is wrong is noted. */
export async function inStep(
  context: Context,
  { ticket, way }: { ticket: string; way: Factor },
  visitor: Visitor,
  enrols: boolean,
  work: (sql: Sql, step: StepRow) => Promise<Opened | Problem>,
): Promise<Opened | Problem> {
  const step = await stepOf(context, ticket, visitor)
  if (step?.enrols !== enrols) return problem('secondStepOver')
  const { enterpriseId } = step
  const tried = await attempt(context, factorTrial(context, step, visitor), () =>
    context.database.transaction(enterpriseId, async (sql) =>
      (await findPassword(sql, step))?.active ? work(sql, step) : problem('secondStepOver'),
    ),
  )
  if (isProblem(tried) && (tried.problem === 'secondFactorWrong' || tried.problem === 'passkeyRefused'))
    await context.database.tenant(enterpriseId, (sql) =>
      noteFactor(context, sql, step, { kind: 'failed', way, address: visitor.network }),
    )
  return tried
}
