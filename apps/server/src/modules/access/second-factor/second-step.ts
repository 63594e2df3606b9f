import type { Static } from 'typebox'
import type { beginEnrolStep, passEnrolStep, passSecondStep } from '@sojourn/contract/access/second-factor.calls'
import type { AppSecret, Factor } from '@sojourn/contract/access/second-factor.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context, Work } from '../../../context'
import { inTransaction, inCompany } from '../../../work'
import { tokenHash } from '../../../kit/vault'
import { attempt, factorTrial } from '../session/attempts'
import { openAfterStep, type Opened } from '../session/open-session'
import { findPassword } from '../store'
import type { Visitor } from '../visitor'
import { spendCode } from './check'
import { beginEnrolment, enrol } from './enrol'
import { noteFactor } from './note'
import { secondFactorOf } from './second-factor'
import { findStep, takeStep, type StepRow } from './step-store'

type Asked = RequestOf<typeof passSecondStep>

/** Opens the session of a sign-in whose first step was right; the ticket works in its browser alone, and once. */
export const passStep = (context: Context, asked: Asked, visitor: Visitor): Promise<Opened | Problem> =>
  inStep(context, { asked, visitor, enrols: false }, async (work, step) => {
    const secondFactor = await secondFactorOf(work, step)
    if (!(await spendCode(work, step, secondFactor, asked)))
      return problem('secondFactorWrong', { field: 'code', detail: { factor: asked.factor } })
    if (!(await takeStep(work.sql, tokenHash(asked.ticket)))) return problem('secondStepOver')
    await noteFactor(work, step, { kind: 'passed', factor: asked.factor, address: visitor.network })
    return openAfterStep(work, step, visitor, asked.factor)
  })

/** Begins the enrolment that the company asks for before it lets anybody in. */
export async function beginEnrolInStep(
  context: Context,
  { ticket }: RequestOf<typeof beginEnrolStep>,
  visitor: Visitor,
): Promise<Static<typeof AppSecret> | Problem> {
  const step = await stepOf(context, ticket, visitor)
  if (!step?.enrols) return problem('secondStepOver')
  return inTransaction(context, step.enterpriseId, (work) => beginEnrolment(work, step, visitor.language))
}

export const passEnrolInStep = (
  context: Context,
  asked: RequestOf<typeof passEnrolStep>,
  visitor: Visitor,
): Promise<Opened | Problem> =>
  inStep(context, { asked: { ...asked, factor: 'app' }, visitor, enrols: true }, async (work, step) => {
    if (!(await takeStep(work.sql, tokenHash(asked.ticket)))) return problem('secondStepOver')
    const recoveryCodes = await enrol(work, step, { code: asked.code, address: visitor.network })
    if (isProblem(recoveryCodes)) return recoveryCodes
    const opened = await openAfterStep(work, step, visitor, 'app')
    return { ...opened, answer: { ...opened.answer, recoveryCodes } }
  })

export const stepOf = ({ database, clock }: Context, ticket: string, { browser }: Visitor): Promise<StepRow | undefined> =>
  database.platform((sql) => findStep(sql, tokenHash(ticket), browser.id, clock.now()))

interface Stepping {
  asked: { ticket: string; factor: Factor }
  visitor: Visitor
  enrols: boolean
}

/** One counted try of a step that is open, by somebody who has not left since the first one; what is wrong is noted. */
export async function inStep(
  context: Context,
  { asked: { ticket, factor }, visitor, enrols }: Stepping,
  act: (work: Work, step: StepRow) => Promise<Opened | Problem>,
): Promise<Opened | Problem> {
  const step = await stepOf(context, ticket, visitor)
  if (step?.enrols !== enrols) return problem('secondStepOver')
  const { enterpriseId } = step
  const tried = await attempt(context, factorTrial(context, step, visitor), () =>
    inTransaction(context, enterpriseId, async (work) =>
      (await findPassword(work.sql, step))?.active ? act(work, step) : problem('secondStepOver'),
    ),
  )
  if (isProblem(tried) && (tried.problem === 'secondFactorWrong' || tried.problem === 'passkeyRefused'))
    await inCompany(context, enterpriseId, (work) => noteFactor(work, step, { kind: 'failed', factor, address: visitor.network }))
  return tried
}
