/** What a second person publishes. */
export const proposalKinds = ['policy', 'flows'] as const
export type ProposalKind = (typeof proposalKinds)[number]

export const proposalDecisions = ['publish', 'refuse', 'withdraw'] as const
export type ProposalDecision = (typeof proposalDecisions)[number]

/** Without a second person: since nobody else may, or in an emergency. */
export type PublishedAlone = 'single' | 'emergency'

/** Characters of the reason of an emergency. */
export const emergencyReason = { least: 10, most: 200 }
