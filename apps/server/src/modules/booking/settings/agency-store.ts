import type { DeskHours } from '@sojourn/contract/booking/desk-hours.shapes'
import type { FeeRow } from '@sojourn/domain/booking/fee-schedule'
import type { Sql } from '../../../db/sql'

/** The agency of each company. */
export const findAgencies = (sql: Sql): Promise<{ agencyId: number; enterpriseId: number }[]> =>
  sql.query('SELECT agency_id AS "agencyId", enterprise_id AS "enterpriseId" FROM agency_customer')

/** What an agency charges by one of its rows, without what is null. */
export const feeColumns = `jsonb_strip_nulls(jsonb_build_object('enterpriseId', customer_id, 'product', product, 'from', valid_from::text,
  'fees', CASE WHEN online IS NOT NULL THEN jsonb_build_object('online', online, 'assisted', assisted, 'vipOnline', vip_online,
    'vipAssisted', vip_assisted) END)) AS row`

export const findAgreedFees = (sql: Sql): Promise<{ agencyId: number; row: FeeRow }[]> =>
  sql.query(`SELECT agency_id AS "agencyId", ${feeColumns} FROM service_fee WHERE state = 'agreed'`)

export const findAllDeskHours = (sql: Sql): Promise<{ agencyId: number; hours: DeskHours }[]> =>
  sql.query('SELECT agency_id AS "agencyId", hours FROM desk_hours')
