import { products, travelTypes } from '@sojourn/contract/booking/codes'
import type { ChosenApprovers } from '@sojourn/contract/booking/approval.shapes'
import type { Problem } from '@sojourn/contract/kit/problems'
import { approvalDeadline, holdForApproval } from '@sojourn/domain/booking/lifecycle/timing'
import type { ApprovalChain } from '@sojourn/domain/booking/approval/resolve-chain'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import type { DraftRow } from '../draft/store'
import type { ApproverRow } from '../traveller/store'
import { chainOf, chosenByLevel } from './chain'
import type { Party } from './party'

export const isOutOfPolicy = (party: Party): boolean => party.some(({ violations }) => violations.length > 0)

/** Who decides about a new order, on business; personal travel asks nobody. `total` is fen, `departAt` an instant. */
export async function bookingChain(
  context: Context,
  actor: Actor,
  sql: Sql,
  draft: Pick<DraftRow, 'travelType' | 'product' | 'travelApplyNo'>,
  approvers: ChosenApprovers | undefined,
  { departAt, party, total }: { departAt: string; party: Party; total: number },
): Promise<{ chain: ApprovalChain | undefined; approvers: ApproverRow[] } | Problem> {
  if (travelTypes.word(draft.travelType) !== 'business') return { chain: undefined, approvers: [] }
  const now = context.clock.now().toISOString()
  const people = party.map(({ person }) => person)
  return chainOf(sql, actor.enterpriseId, people, {
    object: 'booking',
    product: products.word(draft.product as 1),
    outOfPolicy: isOutOfPolicy(party),
    rules: party.flatMap(({ violations }) => violations.map(({ rule }) => rule)),
    amount: total,
    bookerId: actor.employeeId,
    costCentreIds: party.map(({ costCentre }) => costCentre.id),
    insideApplication: draft.travelApplyNo !== null,
    now,
    decideBefore: approvalDeadline(now, holdForApproval({ now, departAt })),
    ...chosenByLevel(approvers),
  })
}
