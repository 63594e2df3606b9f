import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { Known, PolicyRef } from '@sojourn/domain/booking/policy/lab/judging'
import { readAgreedId, underApplication } from '@sojourn/domain/booking/policy/application-standard'
import type { Work } from '../../../context'
import { findAgreedVersions, findPolicyVersions } from '../../booking/policy/store'

/** The versions that judged, and `instead` in their place: what a travel application agreed is agreed under it as well. */
export async function bodiesOf(
  work: Work,
  refs: readonly PolicyRef[],
  instead: (ref: PolicyRef) => TravelPolicy | undefined,
): Promise<Known['policies']> {
  if (refs.length === 0) return []
  const sections = work.context.policySections
  const applications = refs.flatMap(({ policyId }) => readAgreedId(policyId) ?? [])
  const [recorded, agreed] = await Promise.all([
    findPolicyVersions(work, sections, refs),
    applications.length > 0 ? findAgreedVersions(work, applications) : [],
  ])
  return refs.map((ref) => {
    const own = recorded.find(({ policyId, version }) => policyId === ref.policyId && version === ref.version)
    const body = instead(ref)
    const read = readAgreedId(ref.policyId)
    const terms =
      read && agreed.find((each) => each.travelApplyNo === read.travelApplyNo && each.contentVersion === read.contentVersion)
    const trial = terms ? underApplication(body && { version: body.version, body }, terms, sections).body : body
    return { ...ref, ...(own && { recorded: own.body }), ...(trial && { trial }) }
  })
}
