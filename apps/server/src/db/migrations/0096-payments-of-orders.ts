import type { Migration } from '../migration'

/**
 * Payments are found by an order in a table of their own: row-level security keeps the index of an array from being used, and each
 * page of an order walked all payments of the company.
 */
const sql = /* sql */ `
CREATE TABLE payment_order (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  payment_no text NOT NULL,
  PRIMARY KEY (enterprise_id, order_no, payment_no)
);
ALTER TABLE payment NO FORCE ROW LEVEL SECURITY;
INSERT INTO payment_order SELECT p.enterprise_id, o.order_no, p.payment_no FROM payment p, unnest(p.order_nos) AS o (order_no)
ON CONFLICT DO NOTHING;
DROP INDEX payment_of_order;
`

export const paymentsOfOrders: Migration = {
  name: '0096-payments-of-orders',
  sql,
  tenantTables: ['payment_order'],
  appendOnly: ['payment_order'],
}
