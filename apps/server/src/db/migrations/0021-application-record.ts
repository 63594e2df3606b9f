import type { Migration } from '../migration'

/** What an application's figures and its applicant's knowledge were at any moment. */
const sql = /* sql */ `
-- What its applicant was shown of a version that was submitted: estimates of the legs, the account that would pay.
ALTER TABLE travel_application_content ADD COLUMN outlook jsonb;

-- Every movement of what an application's orders take; the figures of its head are the sums.
CREATE TABLE travel_application_entry (
  enterprise_id integer NOT NULL,
  travel_apply_no text NOT NULL,
  entry_id text NOT NULL,
  at timestamptz NOT NULL,
  order_no text NOT NULL,
  encumbered bigint NOT NULL,
  spent bigint NOT NULL,
  PRIMARY KEY (enterprise_id, travel_apply_no, entry_id)
);
ALTER TABLE travel_application_use NO FORCE ROW LEVEL SECURITY;
INSERT INTO travel_application_entry (enterprise_id, travel_apply_no, entry_id, at, order_no, encumbered, spent)
SELECT enterprise_id, travel_apply_no, 'opening ' || order_no, created_at, order_no,
  CASE state WHEN 'encumbered' THEN amount ELSE 0 END, CASE state WHEN 'spent' THEN amount ELSE 0 END
FROM travel_application_use WHERE state <> 'released';
`

export const applicationRecord: Migration = {
  name: '0021-application-record',
  sql,
  tenantTables: ['travel_application_entry'],
  appendOnly: ['travel_application_entry'],
}
