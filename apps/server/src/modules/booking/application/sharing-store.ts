import type { Tenant } from '../../../db/tenant'
import { sharingInWords, type StoredSharing } from './in-words'
import type { SharingRow } from './record'

/** Others, once they held, that share the budget of this key; SQL for a list of them. */
export const othersSharing = (enterpriseId: string, key: string, no: string): string => `coalesce((
  SELECT jsonb_agg(jsonb_build_object('travelApplyNo', o.travel_apply_no, 'displayNo', o.display_no, 'state', o.state,
                     'validVersion', o.valid_version, 'budgetTotal', o.budget_total, 'encumbered', o.encumbered, 'spent', o.spent,
                     'budgetId', o.budget_id) ORDER BY o.display_no)
  FROM travel_application o
  WHERE o.enterprise_id = ${enterpriseId} AND o.shared_budget = ${key} AND o.valid_version > 0 AND o.travel_apply_no <> ${no}), '[]')`

/** Held until the transaction ends, so that two bookings under applications that share a budget follow one another. */
export async function lockSharing({ sql, enterpriseId }: Tenant, key: string | null, no: string): Promise<SharingRow[]> {
  if (key === null) return []
  await sql.query("SELECT pg_advisory_xact_lock(hashtextextended('shared budget ' || $2, $1))", [enterpriseId, key])
  const [row] = await sql.query<{ sharing: StoredSharing[] }>(`SELECT ${othersSharing('$1', '$2', '$3')} AS sharing`, [
    enterpriseId,
    key,
    no,
  ])
  return row!.sharing.map(sharingInWords)
}
