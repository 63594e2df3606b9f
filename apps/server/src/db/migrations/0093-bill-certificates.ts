import type { Migration } from '../migration'

/**
 * What stood in a bill when it was confirmed, counted and hashed, so that anybody can count again. Kept sums know vouchers and input tax from
 * now on, and are summed anew when somebody reads them. Whether a traveller's part stands in a confirmed bill is told by its lines:
 * order_traveller.billed_at is written no more, and goes once no running server writes it.
 */
const sql = /* sql */ `
UPDATE bill SET sums = NULL;

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
