import type { Migration } from '../migration'

/** What proves a variance may be a file: a document or a picture, sealed as what people give us is. */
const sql = /* sql */ `
CREATE TABLE bill_variance_file (
  enterprise_id integer NOT NULL,
  variance_id uuid NOT NULL,
  ending text NOT NULL CHECK (ending IN ('pdf', 'png', 'jpg')),
  bytes integer NOT NULL,
  content_cipher text NOT NULL,
  PRIMARY KEY (enterprise_id, variance_id)
);
`

export const proofsOfVariances: Migration = {
  name: '0141-proofs-of-variances',
  sql,
  tenantTables: ['bill_variance_file'],
  appendOnly: ['bill_variance_file'],
}
