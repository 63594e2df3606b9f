import type { Migration } from '../migration'

/**
 * What a ticket office bought belongs to one order, of whatever company. Its staff act on orders without a session in a customer's
 * name, so that such an action has no ticket of one.
 */
const sql = /* sql */ `
CREATE UNIQUE INDEX train_order_office_purchase ON train_order (purchase_no) WHERE way = 'local';
ALTER TABLE agent_action ALTER COLUMN ticket_id DROP NOT NULL;
`

export const ticketOffice: Migration = { name: '0023-ticket-office', sql, tenantTables: [], appendOnly: [] }
