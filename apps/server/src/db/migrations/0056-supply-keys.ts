import { supplyKeySchema } from '@sojourn/supply/sandbox/keys/schema'
import type { Migration } from '../migration'

/** With the keys of before, as the suppliers' books know them: what each has bought, and what waits in the railway's queue. */
const sql = /* sql */ `
${supplyKeySchema}
INSERT INTO supply_key (operation, key, state, at)
SELECT 'rail.lock', lock_key, CASE state WHEN 'pending' THEN 'pending' ELSE 'done' END, created_at FROM sandbox_rail_lock
  -- Seats for those who waited have no buyer's key.
  WHERE lock_no NOT IN (SELECT lock_no FROM sandbox_rail_waitlist WHERE lock_no IS NOT NULL)
UNION ALL SELECT 'rail.joinWaitlist', wait_key, 'done', created_at FROM sandbox_rail_waitlist
UNION ALL SELECT 'air.hold', hold_key, 'done', created_at FROM sandbox_air_pnr
UNION ALL SELECT 'hotel.hold', hold_key, 'done', created_at FROM sandbox_hotel_booking
UNION ALL SELECT 'hotel.cancel', cancel_key, 'done', cancelled_at FROM sandbox_hotel_cancellation;
`

export const supplyKeys: Migration = { name: '0056-supply-keys', sql, tenantTables: [], appendOnly: [] }
