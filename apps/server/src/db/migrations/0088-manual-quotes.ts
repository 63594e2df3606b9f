import type { Migration } from '../migration'

/**
 * Refunds and changes of international tickets that the desk prices by hand (handbook 2.2): who asked for which tickets of an order, what
 * the desk answered and until when that stands, the order that was made of it, and what was done with the carrier.
 */
const sql = /* sql */ `
CREATE TABLE manual_quote (
  enterprise_id integer NOT NULL,
  quote_no text NOT NULL,
  order_no text NOT NULL,
  employee_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('asked', 'quoted', 'accepted', 'refused', 'withdrawn')),
  version integer NOT NULL,
  body jsonb NOT NULL,
  answer jsonb,
  done jsonb,
  history jsonb NOT NULL,
  asked_at timestamptz NOT NULL,
  promised_by timestamptz NOT NULL,
  valid_until timestamptz,
  reason text,
  made_order_no text,
  PRIMARY KEY (enterprise_id, quote_no)
);
CREATE INDEX manual_quote_of_order ON manual_quote (enterprise_id, order_no, asked_at DESC);
CREATE INDEX manual_quote_waiting ON manual_quote (enterprise_id, promised_by) WHERE state = 'asked';
CREATE INDEX manual_quote_undone ON manual_quote (enterprise_id, made_order_no) WHERE state = 'accepted' AND done IS NULL;
CREATE UNIQUE INDEX manual_quote_made ON manual_quote (enterprise_id, made_order_no);
`

export const manualQuotes: Migration = { name: '0088-manual-quotes', sql, tenantTables: ['manual_quote'], appendOnly: [] }
