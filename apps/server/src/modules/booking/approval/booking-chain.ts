import type { ChosenApprovers } from '@sojourn/contract/booking/approval/approval.shapes'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { Problem } from '@sojourn/contract/kit/problems'
import { approvalDeadline, holdForApproval } from '@sojourn/domain/booking/lifecycle/timing'
import { needsApproval, verdictOf } from '@sojourn/domain/booking/policy/verdict'
import { earlierInstant } from '@sojourn/domain/kit/local-date'
import type { Actor, Work } from '../../../context'
import type { DraftRow } from '../draft/store'
import { chainOfDeciders, chosenByLevel, type Deciders, type Resolved } from './chain'
import { countriesOfDraft } from './countries'
import type { Member, Party } from '../party/party'
import { costCentresOf, projectsOf } from '../party/party-cost'

/** What policy says of an order, after what its travellers answered (handbook 7.4). */
export const verdictOfParty = (party: readonly Pick<Member, 'violations'>[]): Verdict =>
  verdictOf(party.flatMap(({ violations }) => violations))

interface Asked {
  departAt: string
  latest?: string | undefined
  party: Party
  total: number
  overBudget: boolean
}

interface BookingAsked {
  draft: Pick<DraftRow, 'travelType' | 'product' | 'searchParams' | 'travelApplyNo'>
  approvers: ChosenApprovers | undefined
  /** Read of the company; of personal travel, which asks nobody, there are none. */
  deciders: Deciders | undefined
  asked: Asked
}

/**
 * Who decides about a new order. `total` is fen, `departAt` an instant, and so is `latest`,
 * after which an approval would come too late for other reasons than the hold.
 */
export function bookingChain(
  work: Work,
  actor: Actor,
  { draft, approvers, deciders, asked: { departAt, latest, party, total, overBudget } }: BookingAsked,
): Resolved | Problem {
  if (!deciders) return { chain: undefined, approvers: [] }
  const now = work.context.clock.now().toISOString()
  const approvable = party.flatMap(({ violations }) => violations).filter(needsApproval)
  const hold = holdForApproval({ now, departAt })
  return chainOfDeciders(deciders, {
    object: 'booking',
    product: draft.product,
    countries: countriesOfDraft(work.context, draft),
    // A budget that asks for approval sends it the way of what breaks a standard.
    outOfPolicy: approvable.length > 0 || overBudget,
    rules: approvable.map(({ rule }) => rule),
    amount: total,
    bookerId: actor.employeeId,
    costCentreIds: costCentresOf(party),
    projectCodes: projectsOf(party),
    insideApplication: draft.travelApplyNo !== null,
    now,
    decideBefore: approvalDeadline(now, latest === undefined ? hold : earlierInstant(hold, latest)),
    ...chosenByLevel(approvers ?? []),
  })
}
