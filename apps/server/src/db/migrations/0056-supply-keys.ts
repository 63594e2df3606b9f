import { supplyKeySchema } from '@sojourn/supply/sandbox/keys-schema'
import type { Migration } from '../migration'

/** What the suppliers' books know of the keys of before: what each of them has bought, and what waits in the railway's queue. */
const sql = /* sql */ `
${supplyKeySchema}
INSERT INTO supply_key (operation, key, state, at)
SELECT 'rail.lock', lock_key, CASE state WHEN 'pending' THEN 'pending' ELSE 'done' END, created_at FROM sandbox_rail_lock
UNION ALL SELECT 'rail.joinWaitlist', wait_key, 'done', created_at FROM sandbox_rail_waitlist
UNION ALL SELECT 'air.hold', hold_key, 'done', created_at FROM sandbox_air_pnr
UNION ALL SELECT 'hotel.hold', hold_key, 'done', created_at FROM sandbox_hotel_booking
UNION ALL SELECT 'hotel.cancel', cancel_key, 'done', cancelled_at FROM sandbox_hotel_cancellation;
`

export const supplyKeys: Migration = { name: '0056-supply-keys', sql, tenantTables: [], appendOnly: [] }
