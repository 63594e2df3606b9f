import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { consentKinds, type getMyConsents, type setConsent } from '@sojourn/contract/personal/consent.calls'
import { consentState, noticeVersion } from '@sojourn/domain/personal/privacy'
import type { Actor, Context } from '../../context'
import { inCompany, once } from '../../work'
import { newId } from '../../kit/id'
import { findConsents, insertConsent } from './consent-store'
import { deleteCredentials } from './credential-store'

export async function myConsents(context: Context, actor: Actor): Promise<ResponseOf<typeof getMyConsents>> {
  const events = await inCompany(context, actor.enterpriseId, (work) => findConsents(work, actor.employeeId))
  const list = consentKinds.map((kind) => {
    const last = events.find((event) => event.kind === kind)
    return { kind, state: consentState(last), ...(last && { noticeVersion: last.noticeVersion, at: last.at.toISOString() }) }
  })
  return { noticeVersion, list }
}

/** Only the notice that holds can be agreed to; whoever takes consent to documents back has none kept any more. */
export const decideConsent = (
  context: Context,
  actor: Actor,
  { kind, given, noticeVersion: read }: RequestOf<typeof setConsent>,
): Promise<ResponseOf<typeof setConsent> | Problem> =>
  once<ResponseOf<typeof setConsent>>(context, actor, async (work) => {
    if (read !== noticeVersion) return problem('noticeOutdated', { field: 'noticeVersion' })
    const at = context.clock.now()
    await insertConsent(work, actor.employeeId, { id: newId(at), kind, given, noticeVersion, at })
    if (given || kind !== 'credentials') return { deletedCredentials: 0 }
    return { deletedCredentials: await deleteCredentials(work, actor.employeeId, null) }
  })
