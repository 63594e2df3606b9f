import type { TravelPolicy } from '@sojourn/contract/booking/policy.shapes'
import type { Sql } from '../../../db/sql'

/** Stored versions by policy and number; what is not there is left out. */
export const findPolicyVersions = (
  sql: Sql,
  enterpriseId: number,
  wanted: readonly { policyId: string; version: number }[],
): Promise<{ policyId: string; version: number; body: TravelPolicy }[]> =>
  sql.query(
    `SELECT policy_id AS "policyId", travel_policy.version, body FROM travel_policy
     JOIN jsonb_to_recordset($2::jsonb) AS wanted("policyId" text, version integer)
       ON travel_policy.policy_id = wanted."policyId" AND travel_policy.version = wanted.version
     WHERE enterprise_id = $1`,
    [enterpriseId, JSON.stringify(wanted)],
  )
