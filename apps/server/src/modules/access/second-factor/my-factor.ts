import type { Static } from 'typebox'
import type { confirmApp, getSecondFactor, removeSecondFactor } from '@sojourn/contract/access/second-factor.calls'
import type { AppSecret, Factor, ProofOfSelf, RecoveryCodes } from '@sojourn/contract/access/second-factor.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../context'
import { inCompany, inTransaction } from '../../../work'
import { verifyPassword } from '../../../kit/passwords'
import { attempt, sessionTrial } from '../session/attempts'
import { endSessionsOf } from '../session/end-sessions'
import { findPassword, markSession } from '../store'
import { makeRecoveryCodes, spendCode } from './check'
import { beginEnrolment, enrol } from './enrol'
import { noteFactor } from './note'
import { secondFactorOf } from './second-factor'
import { deleteStepsOf } from './step-store'
import { findPasskeys } from './passkey-store'
import { deleteApp, deleteRecoveryCodes, findEvents } from './store'

type Proven = RequestOf<typeof removeSecondFactor>
type Done = Record<string, never>
const eventsShown = 10

/** What I have, what is wanted of me, and what happened to it lately. */
export const myFactor = (context: Context, actor: Actor): Promise<ResponseOf<typeof getSecondFactor>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const [secondFactor, events, passkeys] = await Promise.all([
      secondFactorOf(work, actor),
      findEvents(work.sql, actor, eventsShown),
      findPasskeys(work.sql, actor),
    ])
    const { confirmedAt, codesLeft, required, companyRequires } = secondFactor
    return {
      ...(confirmedAt && { appSince: confirmedAt.toISOString() }),
      passkeys: passkeys.map(({ passkeyId, name, createdAt, lastUsedAt }) => ({
        passkeyId,
        name,
        createdAt: createdAt.toISOString(),
        ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
      })),
      recoveryCodesLeft: codesLeft,
      required,
      ...(actor.permissions.includes('manage') && { companyRequires }),
      events: events.map(({ id, at, kind, factor, actorId, actorName, address }) => ({
        id,
        at: at.toISOString(),
        kind,
        factor,
        address,
        ...(actorId !== actor.employeeId && { actorName }),
      })),
    }
  })

export const beginMyApp = (context: Context, actor: Actor, { proof }: Proven): Promise<Static<typeof AppSecret> | Problem> =>
  proven(context, actor, proof, (work) => beginEnrolment(work, actor, actor.language))

export const confirmMyApp = (
  context: Context,
  actor: Actor,
  { code }: RequestOf<typeof confirmApp>,
  address: string,
): Promise<Static<typeof RecoveryCodes> | Problem> =>
  attempt(context, sessionTrial(actor.tokenHash, 'secondFactorLocked'), () =>
    inTransaction(context, actor.enterpriseId, async (work) => {
      const recoveryCodes = await enrol(work, actor, { code, address, keptTokenHash: actor.tokenHash })
      if (isProblem(recoveryCodes)) return recoveryCodes
      await markSession(work.sql, actor.tokenHash, 'app')
      return { recoveryCodes }
    }),
  )

export const renewMyCodes = (
  context: Context,
  actor: Actor,
  { proof }: Proven,
  address: string,
): Promise<Static<typeof RecoveryCodes> | Problem> =>
  proven(context, actor, proof, async (work) => {
    if (!(await secondFactorOf(work, actor)).enrolled) return problem('secondFactorGone')
    await noteFactor(work, actor, { kind: 'renewed', factor: 'recovery', address })
    return { recoveryCodes: await makeRecoveryCodes(work, actor) }
  })

/** Where it is wanted, the next sign-in begins with enrolling again. */
export const removeMyFactor = (context: Context, actor: Actor, { proof }: Proven, address: string): Promise<Done | Problem> =>
  proven(context, actor, proof, async (work) => {
    if (!(await deleteApp(work.sql, actor))) return problem('secondFactorGone')
    await afterRemoval(work, actor, { factor: 'app', address })
    return {}
  })

/** Recovery codes go with the last second factor; other sessions and sign-ins end. */
export async function afterRemoval(work: Work, actor: Actor, removed: { factor: Factor; address: string }): Promise<void> {
  if (!(await secondFactorOf(work, actor)).enrolled) await deleteRecoveryCodes(work.sql, actor)
  await deleteStepsOf(work.sql, actor)
  await endSessionsOf(work, actor, actor.tokenHash)
  await noteFactor(work, actor, { kind: 'removed', ...removed })
}

/** Work for whoever shows the password or a second factor again; tries are counted for the session. */
export function proven<Result>(
  context: Context,
  actor: Actor,
  { factor, secret }: ProofOfSelf,
  act: (work: Work) => Promise<Result | Problem>,
): Promise<Result | Problem> {
  const wrong = problem('proofWrong', { field: 'secret' })
  return attempt(context, sessionTrial(actor.tokenHash, 'secondFactorLocked'), async () => {
    if (factor === 'password') {
      const stored = await context.database.tenant(actor.enterpriseId, (sql) => findPassword(sql, actor))
      const right = stored ? await verifyPassword(stored.passwordHash, secret) : false
      if (right !== true) return isProblem(right) ? right : wrong
    }
    return inTransaction(context, actor.enterpriseId, async (work) => {
      if (factor === 'password') return act(work)
      const secondFactor = await secondFactorOf(work, actor)
      return (await spendCode(work, actor, secondFactor, { factor, code: secret })) ? act(work) : wrong
    })
  })
}
