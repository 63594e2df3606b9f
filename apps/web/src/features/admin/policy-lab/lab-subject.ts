import type { PolicyDraft } from '@sojourn/contract/products/policy.shapes'
import type { PolicyDetail } from '@sojourn/contract/products/travel-policy.shapes'

/** What of a policy can be tried: what one writes, what waits, and what was published. */
export type LabSubject = 'draft' | 'proposal' | `${number}`

export const subjectsOf = (
  detail: Pick<PolicyDetail, 'proposal' | 'versions'> | undefined,
  draft: PolicyDraft | undefined,
): LabSubject[] => [
  ...(draft ? ['draft' as const] : []),
  ...(detail?.proposal?.policy ? ['proposal' as const] : []),
  ...(detail?.versions ?? []).flatMap(({ version, ends }) => (ends ? [] : (`${version}` as const))),
]

/** As the call takes it. */
export function sentSubject(
  subject: LabSubject,
  { policyId, detail, draft }: { policyId: string; detail: PolicyDetail | undefined; draft: PolicyDraft | undefined },
) {
  const of = policyId === '' ? {} : { policyId }
  if (subject === 'draft') return draft ? { ...of, draft } : of
  if (subject === 'proposal') return { ...of, ...(detail?.proposal && { proposalId: detail.proposal.proposalId }) }
  return { ...of, version: Number(subject) }
}
