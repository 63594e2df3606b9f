import type { Migration } from '../migration'

/**
 * Meetings (handbook 5.2): what the order of a deposit is for, the orders by which the rest is paid, papers without which nothing is settled,
 * and every step that was taken.
 */
const sql = /* sql */ `
CREATE TABLE meeting_order (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  demand_no text NOT NULL,
  body jsonb NOT NULL,
  stage text NOT NULL CHECK (stage IN ('booked', 'confirmed', 'calledOff', 'settled')),
  -- The venue's.
  contract_no text,
  -- Fen of the deposit that calling it off has lost.
  lost integer,
  -- What it came to, as the agency states it.
  statement jsonb,
  balance_no text,
  PRIMARY KEY (enterprise_id, order_no)
);
CREATE INDEX meeting_order_by_balance ON meeting_order (enterprise_id, balance_no) WHERE balance_no IS NOT NULL;
CREATE TABLE meeting_evidence (
  enterprise_id integer NOT NULL,
  evidence_id text NOT NULL,
  order_no text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('notice', 'attendance', 'bill', 'invoice')),
  media_type text NOT NULL,
  size integer NOT NULL,
  file_name_cipher text NOT NULL,
  content_cipher text NOT NULL,
  uploaded_at timestamptz NOT NULL,
  uploaded_by text NOT NULL,
  PRIMARY KEY (enterprise_id, evidence_id)
);
CREATE INDEX meeting_evidence_of_order ON meeting_evidence (enterprise_id, order_no);
CREATE TABLE meeting_step (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  position integer NOT NULL,
  at timestamptz NOT NULL,
  step text NOT NULL,
  actor_name text NOT NULL,
  detail jsonb NOT NULL,
  PRIMARY KEY (enterprise_id, order_no, position)
);
`

export const meetings: Migration = {
  name: '0123-meetings',
  sql,
  tenantTables: ['meeting_order', 'meeting_evidence', 'meeting_step'],
  appendOnly: ['meeting_step'],
}
