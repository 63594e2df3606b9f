import type { Migration } from '../migration'

/** Views of reports that people save, with which of them a page opens for whom, and those that are sent every month. What belongs to a view goes with it. */
const sql = /* sql */ `
CREATE TABLE report_view (
  enterprise_id integer NOT NULL,
  view_id uuid NOT NULL,
  owner_id text NOT NULL,
  page text NOT NULL,
  name text NOT NULL,
  search jsonb NOT NULL,
  shared boolean NOT NULL,
  PRIMARY KEY (enterprise_id, view_id),
  UNIQUE (enterprise_id, owner_id, page, name)
);
CREATE INDEX report_view_shared ON report_view (enterprise_id, page) WHERE shared;

CREATE TABLE report_default (
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  page text NOT NULL,
  view_id uuid NOT NULL,
  PRIMARY KEY (enterprise_id, employee_id, page),
  FOREIGN KEY (enterprise_id, view_id) REFERENCES report_view ON DELETE CASCADE
);
CREATE INDEX report_default_of_view ON report_default (enterprise_id, view_id);

CREATE TABLE report_mail (
  enterprise_id integer NOT NULL,
  view_id uuid NOT NULL,
  sender_id text NOT NULL,
  day smallint NOT NULL CHECK (day BETWEEN 1 AND 28),
  reader_ids text[] NOT NULL,
  next_on date NOT NULL,
  PRIMARY KEY (enterprise_id, view_id, sender_id),
  FOREIGN KEY (enterprise_id, view_id) REFERENCES report_view ON DELETE CASCADE
);
CREATE INDEX report_mail_due ON report_mail (enterprise_id, next_on);
`

export const reportViews: Migration = {
  name: '0107-report-views',
  sql,
  tenantTables: ['report_view', 'report_default', 'report_mail'],
  appendOnly: [],
}
