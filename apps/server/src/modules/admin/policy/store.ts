import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../../booking/columns/latin-column'
import type { PublishedPolicy } from '../../booking/traveller/store'

const published = 'policy.version, policy.effective_from AS "effectiveFrom", policy.body, policy.pilot, policy.ended'

export interface VersionsAsked {
  today: string
  /** As if a version of a policy had not been published, or one had not been taken back. */
  otherwise?: { policyId: string; unpublished?: number | undefined; restored?: number | undefined }
}

/** Of every policy the newest that has begun, for everybody and in trial, and all that is to come; what was taken back is left out. */
export const findValidVersions = (
  { sql, enterpriseId }: Tenant,
  { today, otherwise }: VersionsAsked,
): Promise<PublishedPolicy[]> =>
  sql.query<PublishedPolicy>(
    `WITH policy AS (
       SELECT travel_policy.* FROM travel_policy
       WHERE enterprise_id = $1 AND (policy_id, version) IS DISTINCT FROM ($3::text, $4::integer)
         AND ((policy_id, version) IS NOT DISTINCT FROM ($3::text, $5::integer)
              OR NOT EXISTS (SELECT FROM travel_policy_taken_back taken WHERE taken.enterprise_id = $1
                             AND taken.policy_id = travel_policy.policy_id AND taken.version = travel_policy.version)))
     (SELECT DISTINCT ON (policy_id, pilot IS NULL) ${published} FROM policy WHERE effective_from <= $2
      ORDER BY policy_id, pilot IS NULL, effective_from DESC, version DESC)
     UNION ALL (SELECT ${published} FROM policy WHERE effective_from > $2 ORDER BY effective_from, version)`,
    [enterpriseId, today, otherwise?.policyId ?? null, otherwise?.unpublished ?? null, otherwise?.restored ?? null],
  )

export interface VersionRow {
  version: number
  effectiveFrom: string
  pilot: string[] | null
  ended: boolean
  publishedAt: Date | null
  publisherName: string | null
  publisherLatin: LatinName | null
  /** Absent where the same person published it. */
  proposerName: string | null
  proposerLatin: LatinName | null
  note: string
  aloneReason: string | null
  restores: number | null
  takenBackAt: Date | null
  takerName: string | null
  takerLatin: LatinName | null
  takenReason: string | null
}

/** Of one policy, the newest number first. */
export const findVersions = ({ sql, enterpriseId }: Tenant, policyId: string, reader: Reader): Promise<VersionRow[]> =>
  sql.query<VersionRow>(
    `SELECT policy.version, policy.effective_from AS "effectiveFrom", policy.pilot, policy.ended, policy.published_at AS "publishedAt",
            publisher.name AS "publisherName", ${latinOf('policy', reader, 'published_by')} AS "publisherLatin",
            proposer.name AS "proposerName", ${latinOf('proposal', reader, 'proposed_by')} AS "proposerLatin",
            policy.note, policy.alone_reason AS "aloneReason", policy.restores,
            taken.at AS "takenBackAt", taker.name AS "takerName", ${latinOf('taken', reader, 'taken_by')} AS "takerLatin", taken.reason AS "takenReason"
     FROM travel_policy policy
     LEFT JOIN employee publisher ON publisher.enterprise_id = policy.enterprise_id AND publisher.employee_id = policy.published_by
     LEFT JOIN proposal ON proposal.enterprise_id = policy.enterprise_id AND proposal.proposal_id = policy.proposal_id
       AND proposal.proposed_by <> policy.published_by
     LEFT JOIN employee proposer ON proposer.enterprise_id = policy.enterprise_id AND proposer.employee_id = proposal.proposed_by
     LEFT JOIN travel_policy_taken_back taken ON taken.enterprise_id = policy.enterprise_id AND taken.policy_id = policy.policy_id
       AND taken.version = policy.version
     LEFT JOIN employee taker ON taker.enterprise_id = policy.enterprise_id AND taker.employee_id = taken.taken_by
     WHERE policy.enterprise_id = $1 AND policy.policy_id = $2 ORDER BY policy.version DESC`,
    [enterpriseId, policyId],
  )

export async function findBody({ sql, enterpriseId }: Tenant, policyId: string, version: number): Promise<TravelPolicy> {
  const [row] = await sql.query<{ body: TravelPolicy }>(
    'SELECT body FROM travel_policy WHERE enterprise_id = $1 AND policy_id = $2 AND version = $3',
    [enterpriseId, policyId, version],
  )
  return row!.body
}

export interface RecordedVersion extends PublishedPolicy {
  aloneReason: string | null
  goldenReason: string | null
}
/** The last that was published and not taken back, whenever it comes into force. */
export async function findLastVersion({ sql, enterpriseId }: Tenant, policyId: string): Promise<RecordedVersion | undefined> {
  const [row] = await sql.query<RecordedVersion>(
    `SELECT ${published}, policy.alone_reason AS "aloneReason", policy.golden_reason AS "goldenReason"
     FROM travel_policy policy WHERE enterprise_id = $1 AND policy_id = $2
       AND NOT EXISTS (SELECT FROM travel_policy_taken_back taken WHERE taken.enterprise_id = $1
                       AND taken.policy_id = policy.policy_id AND taken.version = policy.version)
     ORDER BY policy.version DESC LIMIT 1`,
    [enterpriseId, policyId],
  )
  return row
}

/** Whether somebody of the company published a policy, beside the one with which every company begins. */
export async function hasOwnPolicy({ sql, enterpriseId }: Tenant): Promise<boolean> {
  const [row] = await sql.query<{ own: boolean }>(
    'SELECT count(*) > 1 OR bool_or(published_by IS NOT NULL) IS TRUE AS own FROM travel_policy WHERE enterprise_id = $1',
    [enterpriseId],
  )
  return row!.own
}

export async function nextVersionOf({ sql, enterpriseId }: Tenant, policyId: string): Promise<number> {
  const [row] = await sql.query<{ version: number }>(
    'SELECT 1 + coalesce(max(version), 0) AS version FROM travel_policy WHERE enterprise_id = $1 AND policy_id = $2',
    [enterpriseId, policyId],
  )
  return row!.version
}

export interface NewVersion extends PublishedPolicy {
  proposalId: string | null
  publishedBy: string
  publishedAt: Date
  note: string
  aloneReason: string | null
  /** Why it is meant although golden trips lose their verdict. */
  goldenReason: string | null
  restores: number | null
}
export const insertVersion = ({ sql, enterpriseId }: Tenant, row: NewVersion): Promise<unknown> =>
  sql.query(
    `INSERT INTO travel_policy (enterprise_id, policy_id, version, effective_from, body, pilot, ended, proposal_id, published_by,
       published_at, note, alone_reason, restores, golden_reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      enterpriseId,
      row.body.policyId,
      row.version,
      row.effectiveFrom,
      JSON.stringify(row.body),
      row.pilot && JSON.stringify(row.pilot),
      row.ended,
      row.proposalId,
      row.publishedBy,
      row.publishedAt,
      row.note,
      row.aloneReason,
      row.restores,
      row.goldenReason,
    ],
  )

/** From a day on the version binds nobody. */
export const insertTakenBack = (
  { sql, enterpriseId }: Tenant,
  taken: { policyId: string; version: number; at: Date; fromDay: string; takenBy: string; reason: string },
): Promise<unknown> =>
  sql.query(
    `INSERT INTO travel_policy_taken_back (enterprise_id, policy_id, version, at, from_day, taken_by, reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [enterpriseId, taken.policyId, taken.version, taken.at, taken.fromDay, taken.takenBy, taken.reason],
  )
