import type { Migration } from '../migration'

/** Whoever refuses a request to move the deposit says why, and the company may take back what it asked for. */
const sql = /* sql */ `
ALTER TABLE deposit_change ADD COLUMN reason text NOT NULL DEFAULT '';
ALTER TABLE deposit_change DROP CONSTRAINT deposit_change_state_check;
ALTER TABLE deposit_change ADD CONSTRAINT deposit_change_state_check CHECK (state IN ('asked', 'agreed', 'refused', 'withdrawn'));
`

export const depositRefusals: Migration = { name: '0189-deposit-refusals', sql, tenantTables: [], appendOnly: [] }
