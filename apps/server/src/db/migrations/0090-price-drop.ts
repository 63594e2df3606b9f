import type { Migration } from '../migration'

/** Tickets that would cost less today, order by order: when that was last looked for, what was found, and what became of it. */
const sql = /* sql */ `
CREATE TABLE intl_price_drop (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  -- In China; an order is looked at once a day.
  looked_on date NOT NULL,
  state text NOT NULL CHECK (state IN ('none', 'open', 'taken', 'over')),
  -- What was found, while it is more than nothing.
  offer jsonb,
  valid_until timestamptz,
  -- The change order that took it.
  change_no text,
  PRIMARY KEY (enterprise_id, order_no)
);
`

export const priceDrop: Migration = { name: '0090-price-drop', sql, tenantTables: ['intl_price_drop'], appendOnly: [] }
