import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { takeBackPolicy } from '@sojourn/contract/products/travel-policy.calls'
import { versionBefore, versionStates } from '@sojourn/domain/booking/policy/versions'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { once } from '../../../work'
import { inChargeOf } from '../proposal/area'
import { tellInCharge } from '../proposal/notifications'
import { changeRecord } from '../record/change-record'
import { lockEveryRecord } from '../record/store'
import { enqueueTelling, pathOfPolicy } from './area'
import { conflictFault } from './checks'
import { policyRecord } from './record'
import { findBody, findVersions, insertTakenBack, insertVersion, nextVersionOf, type NewVersion, type VersionRow } from './store'

type Request = RequestOf<typeof takeBackPolicy>
type Saved = ResponseOf<typeof takeBackPolicy>

/** At once: what was in force before is the next version, a trial is over, one of the future never comes. */
export const takeBack = (context: Context, actor: Actor, request: Request): Promise<Saved | Problem> =>
  once<Saved>(context, actor, async (work) => {
    await lockEveryRecord(work, 'policy')
    const inCharge = await inChargeOf(work, 'policy')
    if (!inCharge.includes(actor.employeeId)) return problem('forbidden')
    const { policyId, version, recordVersion } = request
    const versions = await findVersions(work, policyId, actor.language)
    if (versions.length === 0) return problem('policyUnknown', { field: 'policyId' })
    const state = versionStates(versions, context.clock.now()).get(version)
    if (state !== 'inForce' && state !== 'pilot' && state !== 'future')
      return problem('policyVersionUnsuitable', { field: 'version' })
    const next = state === 'inForce' ? await versionInstead(work, actor, versions, request) : undefined
    const refused = next && (await conflictFault(work, actor.language, next))
    if (refused) return refused
    const saved = await changeRecord(work, {
      kind: 'policy',
      id: policyId,
      version: recordVersion,
      act: 'takenBack',
      actorId: actor.employeeId,
      read: () => policyRecord(work, policyId),
      write: async () => {
        await writeTakenBack(work, actor, request, next)
        return undefined
      },
    })
    if (isProblem(saved)) return saved
    if (state !== 'future') await enqueueTelling(work, { policyId, takenBack: version, ...(next && { published: next }) })
    await tellOthers(work, actor, request, inCharge)
    return { policyId, recordVersion: saved }
  })

async function writeTakenBack(
  work: Work,
  actor: Actor,
  { policyId, version, reason }: Request,
  next: NewVersion | undefined,
): Promise<void> {
  const at = work.context.clock.now()
  const fromDay = chinaDate(at)
  await insertTakenBack(work, { policyId, version, at, fromDay, takenBy: actor.employeeId, reason: reason?.trim() ?? '' })
  if (next) await insertVersion(work, next)
}

/** What was in force before it; of a policy that began with it, its end. */
async function versionInstead(
  work: Work,
  actor: Actor,
  versions: readonly VersionRow[],
  { policyId, version: taken, reason }: Request,
): Promise<NewVersion> {
  const now = work.context.clock.now()
  const before = versionBefore(versions, taken, now)
  const body = await findBody(work, policyId, before?.version ?? taken)
  const version = await nextVersionOf(work, policyId)
  return {
    version,
    effectiveFrom: chinaDate(now),
    body: { ...body, version },
    pilot: null,
    ended: before?.ended ?? true,
    proposalId: null,
    publishedBy: actor.employeeId,
    publishedAt: now,
    note: reason?.trim() ?? '',
    aloneReason: null,
    goldenReason: null,
    restores: before?.version ?? null,
  }
}

async function tellOthers(work: Work, actor: Actor, { policyId, version, reason }: Request, inCharge: readonly string[]) {
  const { name } = await findBody(work, policyId, version)
  await tellInCharge(work, {
    kind: 'policy',
    about: 'takenBack',
    title: name,
    path: pathOfPolicy(policyId),
    day: chinaDate(work.context.clock.now()),
    note: '',
    to: inCharge.filter((id) => id !== actor.employeeId),
    byId: actor.employeeId,
    reason: reason?.trim() ?? '',
  })
}
