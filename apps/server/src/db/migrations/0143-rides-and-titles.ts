import type { Migration } from '../migration'

/**
 * Whoever drives the cars settles with a file, as the other suppliers do. A title says what one invoice may come to without tax, in fen, and
 * where papers are posted; servers of the former version leave both as they are.
 */
const sql = /* sql */ `
ALTER TABLE settlement_file DROP CONSTRAINT settlement_file_supplier_check;
ALTER TABLE settlement_file ADD CONSTRAINT settlement_file_supplier_check
  CHECK (supplier IN ('air', 'intlAir', 'rail', 'hotels', 'rides'));

ALTER TABLE legal_entity
  ADD COLUMN invoice_limit bigint NOT NULL DEFAULT 10000000 CHECK (invoice_limit > 0),
  ADD COLUMN mail_to text NOT NULL DEFAULT '';
`

export const ridesAndTitles: Migration = { name: '0143-rides-and-titles', sql, tenantTables: [], appendOnly: [] }
