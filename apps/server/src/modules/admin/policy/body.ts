import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { PolicyDraft } from '@sojourn/contract/products/policy.shapes'
import type { NewProposal } from '../proposal/store'

/** What is proposed of a policy: a version, or its end. */
export interface ProposedPolicy {
  /** What it is called, or was when its end was proposed. */
  title: LocalText
  /** Absent where the policy is to end. */
  policy?: PolicyDraft
  /** Why it is meant although golden trips lose their verdict. */
  goldenReason?: string
  /** The version of the policy that it was written on. */
  writtenOn?: number
}

export const proposedOf = ({ body }: Pick<NewProposal, 'body'>): ProposedPolicy => body as ProposedPolicy

/** As it is published. */
export const numbered = (policy: PolicyDraft, policyId: string, version: number): TravelPolicy => ({
  ...policy,
  policyId,
  version,
})
