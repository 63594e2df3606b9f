import type { Migration } from '../migration'

/** Travel applications with every version of their contents, what orders take of them, and the company's budgets. */
const sql = /* sql */ `
CREATE SEQUENCE application_number;

-- The head carries what lists and bookings ask for: of the valid version, before there is one of the latest.
CREATE TABLE travel_application (
  enterprise_id integer NOT NULL,
  travel_apply_no text NOT NULL,
  display_no text NOT NULL,
  state smallint NOT NULL,
  version integer NOT NULL DEFAULT 1,
  content_version integer NOT NULL,
  valid_version integer NOT NULL DEFAULT 0,
  applicant_id text NOT NULL,
  applicant_name text NOT NULL,
  department_id text NOT NULL,
  type smallint NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  traveller_names text[] NOT NULL,
  products smallint[] NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  currency char(3) NOT NULL,
  control text NOT NULL CHECK (control IN ('strong', 'weak')),
  budget_total bigint NOT NULL CHECK (budget_total >= 0),
  encumbered bigint NOT NULL DEFAULT 0 CHECK (encumbered >= 0),
  spent bigint NOT NULL DEFAULT 0 CHECK (spent >= 0),
  budget_id text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, travel_apply_no)
);
CREATE INDEX travel_application_of_applicant ON travel_application (enterprise_id, applicant_id, created_at DESC, travel_apply_no DESC);

-- Written once per version; a version that was valid is never altered, since orders name it.
CREATE TABLE travel_application_content (
  enterprise_id integer NOT NULL,
  travel_apply_no text NOT NULL,
  content_version integer NOT NULL,
  content jsonb NOT NULL,
  people jsonb NOT NULL,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, travel_apply_no, content_version)
);
CREATE TABLE travel_application_history (
  enterprise_id integer NOT NULL,
  travel_apply_no text NOT NULL,
  version integer NOT NULL,
  at timestamptz NOT NULL,
  actor_id text NOT NULL,
  actor_name text NOT NULL,
  event text NOT NULL,
  from_state smallint,
  to_state smallint NOT NULL,
  content_version integer NOT NULL,
  reason text NOT NULL DEFAULT '',
  PRIMARY KEY (enterprise_id, travel_apply_no, version)
);
CREATE TABLE travel_application_traveller (
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  travel_apply_no text NOT NULL,
  PRIMARY KEY (enterprise_id, employee_id, travel_apply_no)
);
CREATE INDEX travel_application_travellers ON travel_application_traveller (enterprise_id, travel_apply_no);

-- What one order takes of an application, under the version that held when it was placed.
CREATE TABLE travel_application_use (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  travel_apply_no text NOT NULL,
  content_version integer NOT NULL,
  product smallint NOT NULL,
  line smallint,
  slots text[] NOT NULL,
  traveller_ids text[] NOT NULL,
  state text NOT NULL CHECK (state IN ('encumbered', 'spent', 'released')),
  amount bigint NOT NULL CHECK (amount >= 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, order_no)
);
CREATE INDEX travel_application_uses ON travel_application_use (enterprise_id, travel_apply_no, created_at);

-- Money of a department or cost centre for a period; amount -1 is no limit. One conditional update refuses what passes it.
CREATE TABLE budget (
  enterprise_id integer NOT NULL,
  budget_id text NOT NULL,
  owner_kind text NOT NULL CHECK (owner_kind IN ('department', 'costCentre')),
  owner_id text NOT NULL,
  name jsonb NOT NULL,
  from_date date NOT NULL,
  to_date date NOT NULL,
  amount bigint NOT NULL CHECK (amount >= -1),
  encumbered bigint NOT NULL DEFAULT 0 CHECK (encumbered >= 0),
  spent bigint NOT NULL DEFAULT 0 CHECK (spent >= 0),
  warn_first smallint NOT NULL DEFAULT 60,
  warn_second smallint NOT NULL DEFAULT 90,
  over_limit text NOT NULL DEFAULT 'forbid' CHECK (over_limit IN ('forbid', 'allow')),
  PRIMARY KEY (enterprise_id, budget_id)
);
CREATE INDEX budget_of_owner ON budget (enterprise_id, owner_kind, owner_id, from_date);
`

export const applications: Migration = {
  name: '0004-applications',
  sql,
  tenantTables: [
    'travel_application',
    'travel_application_content',
    'travel_application_history',
    'travel_application_traveller',
    'travel_application_use',
    'budget',
  ],
  appendOnly: ['travel_application_content', 'travel_application_history'],
}
