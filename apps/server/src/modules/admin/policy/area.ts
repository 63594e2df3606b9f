import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import type { Work } from '../../../context'
import { enqueue, enqueueNow } from '../../../db/queue'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import { goldenFault } from '../golden/check'
import type { ProposalArea, Publication } from '../proposal/area'
import type { NewProposal } from '../proposal/store'
import { changeRecord } from '../record/change-record'
import { numbered, proposedOf } from './body'
import { conflictFault, versionFault } from './checks'
import { policyRecord } from './record'
import { findLastVersion, insertVersion, nextVersionOf, type NewVersion } from './store'

export const pathOfPolicy = (policyId: string): string => `/manage/control/detail?policyId=${encodeURIComponent(policyId)}`

/** With a reason a version is published although golden trips lose their verdict by it. */
export const policyArea = (goldenReason?: string): ProposalArea => ({
  kind: 'policy',
  titleOf: (proposal) => proposedOf(proposal).title,
  pathOf: ({ subjectId }) => pathOfPolicy(subjectId),
  publish: (work, publication) => publishPolicy(work, publication, goldenReason?.trim() ?? ''),
})

/** A proposal that waited beyond its day comes into force at once. */
async function publishPolicy(work: Work, publication: Publication, reason: string): Promise<number | Problem> {
  const { proposal, publisher } = publication
  const version = await versionOf(work, proposal, publication)
  const { policyId } = version.body
  const fault = version.ended
    ? undefined
    : ((await versionFault(work, publisher.language, version)) ??
      (await conflictFault(work, publisher.language, version)) ??
      (await goldenFault(work, publisher.language, version, reason)))
  if (fault) return fault
  const recordVersion = await changeRecord(work, {
    kind: 'policy',
    id: policyId,
    version: proposal.baseVersion,
    act: version.ended ? 'ended' : 'published',
    actorId: publisher.employeeId,
    read: () => policyRecord(work, policyId),
    write: async () => {
      await insertVersion(work, { ...version, goldenReason: reason || null })
      return undefined
    },
  })
  if (!isProblem(recordVersion)) await enqueueTelling(work, { policyId, published: version })
  return recordVersion
}

async function versionOf(work: Work, proposal: NewProposal, { publisher, aloneReason }: Publication): Promise<NewVersion> {
  const { subjectId: policyId, pilot, note, proposalId } = proposal
  const now = work.context.clock.now()
  const today = chinaDate(now)
  const version = await nextVersionOf(work, policyId)
  const { policy } = proposedOf(proposal)
  const last = policy ? undefined : await findLastVersion(work, policyId)
  return {
    version,
    effectiveFrom: proposal.effectiveFrom > today ? proposal.effectiveFrom : today,
    body: policy ? numbered(policy, policyId, version) : { ...last!.body, version },
    pilot,
    ended: policy === undefined,
    proposalId,
    publishedBy: publisher.employeeId,
    publishedAt: now,
    note,
    aloneReason,
    goldenReason: null,
    restores: null,
  }
}

interface Told {
  policyId: string
  published?: { version: number; effectiveFrom: string }
  takenBack?: number
}

/** Travellers are told once it binds them: now, or at the begin of its day. */
export async function enqueueTelling(work: Work, { policyId, published, takenBack }: Told): Promise<void> {
  const { context, sql, enterpriseId } = work
  const now = context.clock.now()
  const payload = {
    policyId,
    ...(published && { published: String(published.version) }),
    ...(takenBack !== undefined && { takenBack: String(takenBack) }),
  }
  const task = { kind: 'policy.tell', enterpriseId, payload } as const
  if (!published || published.effectiveFrom <= chinaDate(now)) {
    await enqueueNow(context, sql, task)
    return
  }
  const runAt = new Date(localInstant(published.effectiveFrom, '00:00', chinaOffsetMinutes))
  await enqueue(sql, { ...task, id: newId(now), runAt })
}
