import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { ProposalDecision } from '@sojourn/contract/kit/proposal'
import { decisionFault, proposalRights } from '@sojourn/domain/admin/proposal'
import type { Actor, Work } from '../../../context'
import { findRecordVersion, lockRecord } from '../record/store'
import { inChargeOf, type ProposalArea } from './area'
import { tellOfProposal } from './notifications'
import { findProposal, updateOutcome } from './store'

const states = { publish: 'published', refuse: 'refused', withdraw: 'withdrawn' } as const satisfies Record<
  ProposalDecision,
  string
>

export interface Decided {
  subjectId: string
  recordVersion: number
  state: (typeof states)[ProposalDecision]
  /** Published by who proposed it, although somebody else could have been asked. */
  emergency: boolean
}

interface Decision {
  proposalId: string
  decision: ProposalDecision
  reason: string
}

/** Publishes, refuses or withdraws what was proposed; two who decide at once are told apart. */
export async function decideProposal(
  work: Work,
  actor: Actor,
  area: ProposalArea,
  { proposalId, decision, reason }: Decision,
): Promise<Decided | Problem> {
  const { kind } = area
  const found = await findProposal(work, { kind, proposalId })
  if (!found) return problem('proposalUnknown', { field: 'proposalId' })
  await lockRecord(work, { kind, id: found.subjectId })
  const proposal = await findProposal(work, { kind, proposalId })
  if (proposal?.state !== 'open') return problem('proposalDecided', { field: 'proposalId' })

  const inCharge = await inChargeOf(work, kind)
  const rights = proposalRights({ proposedBy: proposal.proposedBy, readerId: actor.employeeId, inCharge })
  const fault = decisionFault(rights, { decision, reason })
  if (fault) return problem(fault, { field: 'decision' })

  const { mine, mayPublishAlone } = rights
  const alone = mine && decision === 'publish'
  const state = states[decision]
  await updateOutcome(work, proposalId, {
    state,
    decidedBy: actor.employeeId,
    decidedAt: work.context.clock.now(),
    reason: decision === 'refuse' || alone ? reason : null,
  })
  const recordVersion =
    decision === 'publish'
      ? await area.publish(work, { proposal, publisher: actor, aloneReason: (alone && reason) || null })
      : await findRecordVersion(work, { kind, id: proposal.subjectId })
  if (isProblem(recordVersion)) return recordVersion
  const others = inCharge.filter((id) => id !== actor.employeeId)
  const about = alone ? 'publishedAlone' : state
  const to = alone || state === 'withdrawn' ? others : [proposal.proposedBy]
  await tellOfProposal(work, area, { proposal, about, to, byId: actor.employeeId, reason })
  return { subjectId: proposal.subjectId, recordVersion, state, emergency: alone && mayPublishAlone === 'emergency' }
}
