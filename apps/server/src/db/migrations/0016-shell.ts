import type { Migration } from '../migration'

/** Notices, likes of travellers, reminders, the payment app, and demand orders as far as the shell counts them. */
const sql = /* sql */ `
-- Empty lists and absent days set no limit; texts are in three languages.
CREATE TABLE notice (
  enterprise_id integer NOT NULL,
  notice_id text NOT NULL,
  title jsonb NOT NULL,
  description jsonb NOT NULL,
  content jsonb NOT NULL,
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 3),
  auto_alert boolean NOT NULL,
  foot_banner jsonb,
  positions smallint[] NOT NULL,
  products smallint[] NOT NULL,
  keywords text[] NOT NULL,
  travel_from date,
  travel_to date,
  shown_from timestamptz NOT NULL,
  shown_until timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, notice_id)
);
-- What somebody eats may tell a faith or an illness: the list is sealed.
CREATE TABLE travel_preference (
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  is_vip boolean NOT NULL,
  body_cipher text NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, employee_id)
);
CREATE TABLE enterprise_remark (
  enterprise_id integer NOT NULL,
  product smallint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('refund', 'change')),
  remarks jsonb NOT NULL,
  updated_at timestamptz NOT NULL,
  updater_name text NOT NULL,
  PRIMARY KEY (enterprise_id, product, kind)
);
-- 1 under way, 2 in force, 3 refused; a row comes with the first notice of the provider or the first request.
CREATE TABLE payment_app_enterprise (
  enterprise_id integer NOT NULL PRIMARY KEY,
  status smallint NOT NULL CHECK (status IN (1, 2, 3)),
  changed_at timestamptz NOT NULL
);
CREATE TABLE payment_app_employee (
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  status smallint NOT NULL CHECK (status IN (1, 2, 3)),
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, employee_id)
);
-- Handbook 2.5: 2 is quoted and waits for the requester's answer.
CREATE TABLE flight_demand (
  enterprise_id integer NOT NULL,
  demand_no text NOT NULL,
  employee_id text NOT NULL,
  state smallint NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, demand_no)
);
CREATE INDEX flight_demand_of_employee ON flight_demand (enterprise_id, employee_id, state);
`

export const shell: Migration = {
  name: '0016-shell',
  sql,
  tenantTables: [
    'notice',
    'travel_preference',
    'enterprise_remark',
    'payment_app_enterprise',
    'payment_app_employee',
    'flight_demand',
  ],
  appendOnly: [],
}
