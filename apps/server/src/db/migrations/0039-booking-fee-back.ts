import type { Migration } from '../migration'

/** A refund that the carrier forced gives the fee of the booking back too. */
const sql = /* sql */ `
ALTER TABLE after_sale_line ADD COLUMN booking_fee integer NOT NULL DEFAULT 0;
`

export const bookingFeeBack: Migration = { name: '0039-booking-fee-back', sql, tenantTables: [], appendOnly: [] }
