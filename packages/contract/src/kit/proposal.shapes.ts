import { Type, type Static } from 'typebox'
import { Instant, LocalDate } from './local-date'
import type { ProposalDecision, PublishedAlone } from './proposal'
import { words } from './words'

/** What waits for a second person, as its reader sees it. */
export const OpenProposal = Type.Object({
  proposalId: Type.String(),
  by: Type.String(),
  at: Instant,
  note: Type.String(),
  effectiveFrom: LocalDate,
  /** The reader proposed it, and may withdraw it. */
  mine: Type.Boolean(),
  /** The reader is the second person, who publishes or refuses. */
  mayDecide: Type.Boolean(),
  /** How the reader may publish it without another: as nobody else may, or as an emergency with a reason. */
  mayPublishAlone: Type.Optional(Type.Unsafe<PublishedAlone>(words('single', 'emergency'))),
})
export type OpenProposal = Static<typeof OpenProposal>

export const ProposalId = Type.String({ minLength: 1, maxLength: 40 })
export const Decision = Type.Unsafe<ProposalDecision>(words('publish', 'refuse', 'withdraw'))

/** What may be said of a proposal. */
export const ProposalNote = Type.String({ maxLength: 500 })
/** Why something is refused, or is published without a second person. */
export const ProposalReason = Type.String({ maxLength: 200 })
/** Published at once, without a second person; whoever is the only one who may needs no reason. */
export const PublishAlone = Type.Object({ reason: ProposalReason })
