import type { Migration } from '../migration'

/**
 * What a ticket office bought belongs to one order, of whatever company. Its staff act on orders without a session in a customer's
 * name, so that such an action has no ticket of one.
 */
const sql = /* sql */ `
-- A number that was typed for several orders stays with the first of them; the others show by their ending that it is not theirs.
UPDATE train_order bought SET purchase_no = purchase_no || '-' || twice.nth
FROM (
  SELECT enterprise_id, order_no, row_number() OVER (PARTITION BY purchase_no ORDER BY order_no, enterprise_id) AS nth
  FROM train_order WHERE way = 'local' AND purchase_no IS NOT NULL
) twice
WHERE twice.nth > 1 AND bought.enterprise_id = twice.enterprise_id AND bought.order_no = twice.order_no;
CREATE UNIQUE INDEX train_order_office_purchase ON train_order (purchase_no) WHERE way = 'local';
ALTER TABLE agent_action ALTER COLUMN ticket_id DROP NOT NULL;
`

export const ticketOffice: Migration = { name: '0023-ticket-office', sql, tenantTables: [], appendOnly: [] }
