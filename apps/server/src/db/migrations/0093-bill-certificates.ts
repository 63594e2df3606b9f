import type { Migration } from '../migration'

/**
 * What stood in a bill when it was confirmed, counted and hashed, so that anybody can count again. Kept sums know vouchers and input tax from
 * now on, and are summed anew when somebody reads them.
 */
const sql = /* sql */ `
ALTER TABLE bill NO FORCE ROW LEVEL SECURITY;
UPDATE bill SET sums = NULL;
ALTER TABLE bill FORCE ROW LEVEL SECURITY;

CREATE TABLE bill_certificate (
  enterprise_id integer NOT NULL,
  bill_no text NOT NULL,
  made_at timestamptz NOT NULL,
  counts jsonb NOT NULL,
  PRIMARY KEY (enterprise_id, bill_no)
);
`

export const billCertificates: Migration = {
  name: '0093-bill-certificates',
  sql,
  tenantTables: ['bill_certificate'],
  appendOnly: ['bill_certificate'],
}
