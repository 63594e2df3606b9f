import type { Static } from 'typebox'
import type { beginPasskey, confirmPasskey, removePasskey } from '@sojourn/contract/access/passkey.calls'
import type { MadePasskey, PasskeyOffer } from '@sojourn/contract/access/passkey.shapes'
import type { RecoveryCodes } from '@sojourn/contract/access/second-factor.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { codeMessagesText } from '@sojourn/text/access/code-messages'
import type { Actor, Context } from '../../../context'
import { inTransaction } from '../../../work'
import { newId } from '../../../kit/id'
import { newToken } from '../../../kit/vault'
import { findPerson } from '../account/account-store'
import { attempt, sessionTrial } from '../session/attempts'
import { endSessionsOf } from '../session/end-sessions'
import { markSession } from '../store'
import { firstRecoveryCodes } from './check'
import { afterRemoval, proven } from './my-factor'
import { noteFactor } from './note'
import { challengeMs, checkMade, offerOf } from './passkey'
import { deletePasskey, findPasskeys, insertPasskey, saveEnrolment, takeEnrolment } from './passkey-store'
import { secondFactorOf } from './second-factor'
import { deleteStepsOf } from './step-store'

type Done = Record<string, never>
const mostPasskeys = 10

/** Whoever shows the password or a code is given a challenge, for one key. */
export const beginMyPasskey = (
  context: Context,
  actor: Actor,
  { proof }: RequestOf<typeof beginPasskey>,
): Promise<PasskeyOffer | Problem> =>
  proven(context, actor, proof, async ({ sql }) => {
    const keys = await findPasskeys(sql, actor)
    if (keys.length >= mostPasskeys) return problem('passkeysFull')
    const challenge = newToken()
    await saveEnrolment(sql, actor, challenge, new Date(context.clock.now().getTime() + challengeMs))
    const person = await findPerson(sql, actor)
    const id = Buffer.from(context.vault.digest(`passkey ${actor.enterpriseId}/${actor.employeeId}`)).toString('base64url')
    const user = { id, name: person?.email || actor.employeeId, displayName: actor.name }
    return offerOf(context.config, { site: codeMessagesText[actor.language].signature, user, challenge, keys })
  })

/** Enrols the key; sessions and sign-ins of before it end, except the session that asks. */
export const confirmMyPasskey = (
  context: Context,
  actor: Actor,
  { name, passkey }: RequestOf<typeof confirmPasskey>,
  address: string,
): Promise<Static<typeof RecoveryCodes> | Problem> =>
  attempt(context, sessionTrial(actor.tokenHash, 'secondFactorLocked'), async () => {
    const made = await checked(context, actor, passkey)
    if (!made) return problem('passkeyRefused')
    return inTransaction(context, actor.enterpriseId, async (work) => {
      const secondFactor = await secondFactorOf(work, actor)
      const now = context.clock.now()
      const key = { ...made, passkeyId: newId(now), transports: passkey.transports, name, createdAt: now }
      if (!(await insertPasskey(work.sql, actor, key))) return problem('passkeyRefused')
      await endSessionsOf(work, actor, actor.tokenHash)
      await deleteStepsOf(work.sql, actor)
      await noteFactor(work, actor, { kind: 'enrolled', factor: 'passkey', address })
      await markSession(work.sql, actor.tokenHash, 'passkey')
      return { recoveryCodes: await firstRecoveryCodes(work, actor, secondFactor) }
    })
  })

async function checked(context: Context, actor: Actor, made: MadePasskey) {
  const challenge = await context.database.tenant(actor.enterpriseId, (sql) => takeEnrolment(sql, actor, context.clock.now()))
  return challenge === undefined ? undefined : checkMade(context.config, challenge, made)
}

export const removeMyPasskey = (
  context: Context,
  actor: Actor,
  { passkeyId, proof }: RequestOf<typeof removePasskey>,
  address: string,
): Promise<Done | Problem> =>
  proven(context, actor, proof, async (work) => {
    if (!(await deletePasskey(work.sql, actor, passkeyId))) return problem('secondFactorGone')
    await afterRemoval(work, actor, { factor: 'passkey', address })
    return {}
  })
