import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { aloneFault, publishedAlone } from '@sojourn/domain/admin/proposal'
import type { Actor, Work } from '../../../context'
import { newId } from '../../../kit/id'
import { findRecordVersion, lockRecord } from '../record/store'
import { inChargeOf, type ProposalArea } from './area'
import { tellOfProposal } from './notifications'
import { findOpenProposal, insertProposal, type NewProposal } from './store'

export type Draft = Pick<NewProposal, 'subjectId' | 'baseVersion' | 'body' | 'effectiveFrom' | 'pilot' | 'note'>

export interface Proposed {
  proposalId: string
  recordVersion: number
  state: 'proposed' | 'published'
  /** Somebody else could have been asked. */
  emergency: boolean
}

/**
 * Proposes a change of a record, which somebody else publishes; with `alone` it is published at once by who is the only one in charge, or
 * in an emergency, of which the others hear.
 */
export async function openProposal(
  work: Work,
  actor: Actor,
  area: ProposalArea,
  { alone, ...draft }: Draft & { alone: { reason: string } | undefined },
): Promise<Proposed | Problem> {
  const { kind } = area
  const inCharge = await inChargeOf(work, kind)
  if (!inCharge.includes(actor.employeeId)) return problem('forbidden')
  await lockRecord(work, { kind, id: draft.subjectId })
  const recordVersion = await findRecordVersion(work, { kind, id: draft.subjectId })
  if (recordVersion !== draft.baseVersion) return problem('recordChanged', { field: 'recordVersion' })
  if (await findOpenProposal(work, { kind, subjectId: draft.subjectId }, actor.language))
    return problem('proposalWaits', { field: 'recordVersion' })

  const now = work.context.clock.now()
  const proposal: NewProposal = { ...draft, kind, proposalId: newId(now), proposedBy: actor.employeeId, proposedAt: now }
  const others = inCharge.filter((id) => id !== actor.employeeId)
  const { proposalId } = proposal
  if (!alone) {
    await insertProposal(work, proposal, { state: 'open', decidedBy: null, decidedAt: null, reason: null })
    await tellOfProposal(work, area, { proposal, about: 'proposed', to: others, byId: actor.employeeId, reason: '' })
    return { proposalId, recordVersion, state: 'proposed', emergency: false }
  }
  const reason = alone.reason.trim()
  const how = publishedAlone(actor.employeeId, inCharge)
  const fault = aloneFault(how, reason)
  if (fault) return problem(fault, { field: 'publishAlone' })
  await insertProposal(work, proposal, { state: 'published', decidedBy: actor.employeeId, decidedAt: now, reason })
  const published = await area.publish(work, { proposal, publisher: actor, aloneReason: reason || null })
  if (isProblem(published)) return published
  await tellOfProposal(work, area, { proposal, about: 'publishedAlone', to: others, byId: actor.employeeId, reason })
  return { proposalId, recordVersion: published, state: 'published', emergency: how === 'emergency' }
}
