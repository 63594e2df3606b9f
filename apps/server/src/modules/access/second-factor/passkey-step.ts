import type { beginPasskeyStep, passPasskeyStep } from '@sojourn/contract/access/passkey.calls'
import type { PasskeyQuestion, ShownPasskey } from '@sojourn/contract/access/passkey.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context, Work } from '../../../context'
import { newToken, tokenHash } from '../../../kit/vault'
import { openAfterStep, type Opened } from '../session/open-session'
import type { LoginRow } from '../store'
import type { Visitor } from '../visitor'
import { noteFactor } from './note'
import { challengeMs, checkShown, questionOf } from './passkey'
import { findPasskeys, advanceCounter } from './passkey-store'
import { inStep, stepOf } from './second-step'
import { saveChallenge, takeChallenge, takeStep } from './step-store'

/** What the person's keys have to sign, and which they are. */
export async function beginPasskeyInStep(
  context: Context,
  { ticket }: RequestOf<typeof beginPasskeyStep>,
  visitor: Visitor,
): Promise<PasskeyQuestion | Problem> {
  const { clock, config, database } = context
  const step = await stepOf(context, ticket, visitor)
  if (!step || step.enrols) return problem('secondStepOver')
  const keys = await database.tenant(step.enterpriseId, (sql) => findPasskeys(sql, step))
  const challenge = newToken()
  const expiresAt = new Date(clock.now().getTime() + challengeMs)
  await database.platform((sql) => saveChallenge(sql, tokenHash(ticket), challenge, expiresAt))
  return questionOf(config, challenge, keys)
}

/** Opens the session of a sign-in whose second step is a passkey. */
export async function passPasskeyInStep(
  context: Context,
  { ticket, passkey }: RequestOf<typeof passPasskeyStep>,
  visitor: Visitor,
): Promise<Opened | Problem> {
  // Before the transaction, which a refusal undoes: a challenge is answered once, rightly or not.
  const challenge = await context.database.platform((sql) => takeChallenge(sql, tokenHash(ticket), context.clock.now()))
  return inStep(context, { asked: { ticket, factor: 'passkey' }, visitor, enrols: false }, async (work, step) => {
    if (challenge === undefined || !(await spendPasskey(work, step, challenge, passkey))) return problem('passkeyRefused')
    if (!(await takeStep(work.sql, tokenHash(ticket)))) return problem('secondStepOver')
    await noteFactor(work, step, { kind: 'passed', factor: 'passkey', address: visitor.network })
    return openAfterStep(work, step, visitor, 'passkey')
  })
}

async function spendPasskey({ context, sql }: Work, login: LoginRow, challenge: string, shown: ShownPasskey): Promise<boolean> {
  const key = (await findPasskeys(sql, login)).find(({ credentialId }) => credentialId === shown.credentialId)
  if (!key) return false
  const counter = await checkShown(context.config, challenge, key, shown)
  return counter !== undefined && advanceCounter(sql, login, { passkeyId: key.passkeyId, counter }, context.clock.now())
}
