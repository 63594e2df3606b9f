import type { LocalText } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../../db/tenant'

/** The companies that an agency serves, under the names that it knows them by. */
export const findServedNames = (agency: Tenant): Promise<{ enterpriseId: number; name: LocalText }[]> =>
  agency.sql.query(
    'SELECT enterprise_id AS "enterpriseId", name FROM agency_customer WHERE agency_id = $1 ORDER BY enterprise_id',
    [agency.enterpriseId],
  )
