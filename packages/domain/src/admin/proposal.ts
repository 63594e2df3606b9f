import type { Permission } from '@sojourn/contract/kit/call'
import { emergencyReason, type ProposalDecision, type ProposalKind, type PublishedAlone } from '@sojourn/contract/kit/proposal'

/** Who may publish a kind of proposal: somebody with this over the whole company. */
export const proposalPermissions: Readonly<Record<ProposalKind, Permission>> = {
  policy: 'managePolicies',
  flows: 'manageApprovals',
}

interface ProposalParties {
  proposedBy: string
  readerId: string
  /** In office, with the permission over the whole company. */
  inCharge: readonly string[]
}

export type ProposalFault = 'forbidden' | 'reasonMissing' | 'secondPersonNeeded' | 'emergencyReasonMissing'

export interface ProposalRights {
  mine: boolean
  /** To publish or refuse, as the second person. */
  mayDecide: boolean
  mayPublishAlone?: PublishedAlone
}

/** The proposer withdraws; somebody else publishes or refuses, and only where nobody else could, or in an emergency, the proposer. */
export function proposalRights({ proposedBy, readerId, inCharge }: ProposalParties): ProposalRights {
  const mine = proposedBy === readerId
  if (!inCharge.includes(readerId)) return { mine, mayDecide: false }
  return mine ? { mine, mayDecide: false, mayPublishAlone: publishedAlone(readerId, inCharge) } : { mine, mayDecide: true }
}

/** What it is when somebody publishes something alone. */
export const publishedAlone = (readerId: string, inCharge: readonly string[]): PublishedAlone =>
  inCharge.some((id) => id !== readerId) ? 'emergency' : 'single'

/** Why a decision cannot be taken like this; the only one in charge needs no reason. */
export function decisionFault(
  { mine, mayDecide, mayPublishAlone }: ProposalRights,
  { decision, reason }: { decision: ProposalDecision; reason: string },
): ProposalFault | undefined {
  if (decision === 'withdraw') return mine ? undefined : 'forbidden'
  if (decision === 'refuse')
    return mayDecide ? (reason === '' ? 'reasonMissing' : undefined) : mine ? 'secondPersonNeeded' : 'forbidden'
  if (mayDecide) return undefined
  return mayPublishAlone === undefined ? 'forbidden' : aloneFault(mayPublishAlone, reason)
}

/** Why somebody cannot publish alone with this reason. */
export function aloneFault(alone: PublishedAlone, reason: string): ProposalFault | undefined {
  if (alone === 'single') return undefined
  if (reason === '') return 'secondPersonNeeded'
  const length = [...reason].length
  return length < emergencyReason.least || length > emergencyReason.most ? 'emergencyReasonMissing' : undefined
}
