import { readAgreedId, underApplication, type Agreed } from '@sojourn/domain/booking/policy/application-standard'
import type { PolicySections } from '@sojourn/domain/booking/policy/section'
import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { Tenant } from '../../../db/tenant'

interface Wanted {
  policyId: string
  version: number
}
type Found = Wanted & { body: TravelPolicy }

/** Versions of policies by id and number, also as a version of a travel application bound them; what is not there is left out. */
export async function findPolicyVersions(tenant: Tenant, sections: PolicySections, wanted: readonly Wanted[]): Promise<Found[]> {
  const asked = wanted.map((one) => ({ ...one, read: readAgreedId(one.policyId) }))
  const own = asked.map(({ policyId, version, read }) => ({ policyId: read?.policyId ?? policyId, version }))
  const stored = await findStored(tenant, own)
  const applications = asked.flatMap(({ read }) => read ?? [])
  if (applications.length === 0) return stored
  const agreed = await findAgreedVersions(tenant, applications)
  return asked.flatMap(({ policyId, version, read }, at): Found[] => {
    const base = stored.find((one) => one.policyId === own[at]!.policyId && one.version === version)
    if (!read) return base ? [base] : []
    const { travelApplyNo, contentVersion } = read
    const terms = agreed.find((one) => one.travelApplyNo === travelApplyNo && one.contentVersion === contentVersion)
    return terms ? [{ policyId, version, body: underApplication(base, terms, sections).body }] : []
  })
}

const findStored = ({ sql, enterpriseId }: Tenant, wanted: readonly Wanted[]): Promise<Found[]> =>
  sql.query(
    `SELECT policy_id AS "policyId", travel_policy.version, body FROM travel_policy
     JOIN jsonb_to_recordset($2::jsonb) AS wanted("policyId" text, version integer)
       ON travel_policy.policy_id = wanted."policyId" AND travel_policy.version = wanted.version
     WHERE enterprise_id = $1`,
    [enterpriseId, JSON.stringify(wanted)],
  )

export const findAgreedVersions = (
  { sql, enterpriseId }: Tenant,
  wanted: readonly { travelApplyNo: string; contentVersion: number }[],
): Promise<Agreed[]> =>
  sql.query(
    `SELECT a.travel_apply_no AS "travelApplyNo", a.display_no AS "displayNo", c.content_version AS "contentVersion",
            c.content->'standard' AS standard
     FROM jsonb_to_recordset($2::jsonb) AS wanted("travelApplyNo" text, "contentVersion" integer)
     JOIN travel_application a ON a.travel_apply_no = wanted."travelApplyNo"
     JOIN travel_application_content c ON c.enterprise_id = a.enterprise_id AND c.travel_apply_no = a.travel_apply_no
       AND c.content_version = wanted."contentVersion"
     WHERE a.enterprise_id = $1 AND c.content->'standard' <> '{}'`,
    [enterpriseId, JSON.stringify(wanted)],
  )
