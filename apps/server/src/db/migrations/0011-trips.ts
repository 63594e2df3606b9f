import type { Migration } from '../migration'

/** Trips, guests, who looked at what when, what letters are about, and the order in which a person's orders are listed. */
const sql = /* sql */ `
-- A trip is the number that its orders carry; here stands whose it is and what it is called.
CREATE TABLE trip (
  enterprise_id integer NOT NULL,
  travel_order_no text NOT NULL,
  owner_id text NOT NULL,
  travel_type smallint NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, travel_order_no)
);
CREATE INDEX trip_of_owner ON trip (enterprise_id, owner_id, created_at DESC);

-- Somebody outside the company for whom an employee books; the documents stand in credential under the guest's id.
CREATE TABLE guest (
  enterprise_id integer NOT NULL,
  guest_id text NOT NULL,
  host_id text NOT NULL,
  name text NOT NULL,
  mobile_cipher text NOT NULL,
  mobile_masked text NOT NULL,
  created_at timestamptz NOT NULL,
  active boolean NOT NULL DEFAULT true,
  PRIMARY KEY (enterprise_id, guest_id)
);
CREATE INDEX guest_of_host ON guest (enterprise_id, host_id, created_at DESC);

-- Which version of an order or approval a person has seen first when.
CREATE TABLE subject_view (
  enterprise_id integer NOT NULL,
  subject_no text NOT NULL,
  version integer NOT NULL,
  employee_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, subject_no, version, employee_id)
);

ALTER TABLE mail ADD COLUMN subject_no text;
CREATE INDEX mail_of_subject ON mail (enterprise_id, subject_no, created_at) WHERE subject_no IS NOT NULL;

-- What a search of a draft showed is found by the draft too.
CREATE INDEX choice_set_of_draft ON choice_set (enterprise_id, temp_order_no, searched_at);

-- A person's orders are listed newest first whether they booked them or travel on them.
ALTER TABLE orders NO FORCE ROW LEVEL SECURITY;
ALTER TABLE order_traveller NO FORCE ROW LEVEL SECURITY;
ALTER TABLE order_traveller ADD COLUMN ordered_at timestamptz;
UPDATE order_traveller SET ordered_at = o.created_at FROM orders o
WHERE o.enterprise_id = order_traveller.enterprise_id AND o.order_no = order_traveller.order_no;
ALTER TABLE order_traveller ALTER COLUMN ordered_at SET NOT NULL;
DROP INDEX order_traveller_of_employee;
CREATE INDEX order_traveller_of_employee ON order_traveller (enterprise_id, employee_id, ordered_at DESC, order_no DESC);
`

export const trips: Migration = {
  name: '0011-trips',
  sql,
  tenantTables: ['trip', 'guest', 'subject_view'],
  appendOnly: ['subject_view'],
}
