import type { LocalText } from '@sojourn/contract/kit/language'
import type { Sql } from '../../../db/sql'

/** Something of this company waits for its agency from now on; joins the transaction that it begins in. */
export const markAgencyWork = (sql: Sql, enterpriseId: number): Promise<unknown> =>
  sql.query(
    `INSERT INTO agency_waiting (enterprise_id, marked) VALUES ($1, 1)
     ON CONFLICT (enterprise_id) DO UPDATE SET marked = agency_waiting.marked + 1`,
    [enterpriseId],
  )

export interface WaitingCompany {
  enterpriseId: number
  name: LocalText
  marked: number
}
/** Companies of an agency in which something may wait. */
export const findWaitingCompanies = (sql: Sql, agencyId: number): Promise<WaitingCompany[]> =>
  sql.query<WaitingCompany>(
    `SELECT enterprise_id AS "enterpriseId", name, marked FROM agency_customer JOIN agency_waiting USING (enterprise_id)
     WHERE agency_id = $1 ORDER BY enterprise_id`,
    [agencyId],
  )

/** The same of every agency. */
export const findAllWaiting = (sql: Sql): Promise<{ enterpriseId: number; name: LocalText }[]> =>
  sql.query(
    'SELECT enterprise_id AS "enterpriseId", name FROM agency_customer JOIN agency_waiting USING (enterprise_id) ORDER BY enterprise_id',
  )

/** Nothing waits there any more; a company that was marked since it was looked at stays. */
export const clearAgencyWork = (sql: Sql, { enterpriseId, marked }: Pick<WaitingCompany, 'enterpriseId' | 'marked'>) =>
  sql.query('DELETE FROM agency_waiting WHERE enterprise_id = $1 AND marked = $2', [enterpriseId, marked])
