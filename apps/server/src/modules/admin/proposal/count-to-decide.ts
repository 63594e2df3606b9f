import type { ProposalKind } from '@sojourn/contract/kit/proposal'
import { proposalRights } from '@sojourn/domain/admin/proposal'
import type { Actor, Work } from '../../../context'
import { inChargeOf } from './area'
import { findOpenProposals } from './store'

/** Proposals that the caller may publish or refuse. */
export async function countToDecide(work: Work, { employeeId, language }: Actor, kind: ProposalKind): Promise<number> {
  const [proposals, inCharge] = await Promise.all([findOpenProposals(work, kind, language), inChargeOf(work, kind)])
  return proposals.filter(({ proposedBy }) => proposalRights({ proposedBy, readerId: employeeId, inCharge }).mayDecide).length
}
