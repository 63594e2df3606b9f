import type { OpenProposal } from '@sojourn/contract/kit/proposal.shapes'
import { proposalRights } from '@sojourn/domain/admin/proposal'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor } from '../../../context'
import type { ProposalRow } from './store'

/** A proposal that waits, and what its reader may do about it. */
export function openProposalOf(row: ProposalRow, actor: Actor, inCharge: readonly string[]): OpenProposal {
  const { proposalId, proposedBy, proposedAt, note, effectiveFrom, proposerName: name, latin } = row
  return {
    proposalId,
    by: name === null ? '' : readableName({ name, latin }, actor.language),
    at: proposedAt.toISOString(),
    note,
    effectiveFrom,
    ...proposalRights({ proposedBy, readerId: actor.employeeId, inCharge }),
  }
}
