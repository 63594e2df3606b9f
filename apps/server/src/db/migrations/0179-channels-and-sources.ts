import type { Migration } from '../migration'

/** Each column by what it holds: the channel of a code, the factor that was shown, and the source of what was booked. */
const sql = /* sql */ `
ALTER TABLE verification RENAME COLUMN way TO channel;
ALTER TABLE sandbox_outbox RENAME COLUMN way TO channel;
ALTER TABLE second_factor_event RENAME COLUMN way TO factor;
ALTER TABLE train_order RENAME COLUMN way TO source;
ALTER TABLE hotel_order RENAME COLUMN way TO source;
`

export const channelsAndSources: Migration = { name: '0179-channels-and-sources', sql, tenantTables: [], appendOnly: [] }
