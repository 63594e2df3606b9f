import type { Migration } from '../migration'

/**
 * How far back a list of orders in some state has to go: what a company has for good is completed, cancelled or closed, and all
 * other states are few beside it. Lists of approvals go by moment and number, and so do their indexes now.
 */
const sql = /* sql */ `
CREATE INDEX orders_open ON orders (enterprise_id, state, created_at DESC, order_no DESC, booker_id)
WHERE state NOT IN (1990, 1211, 1400);

DROP INDEX approval_task_pending;
DROP INDEX approval_task_decided;
DROP INDEX approval_task_acted;
CREATE INDEX approval_task_pending ON approval_task (enterprise_id, approver_id, created_at DESC, approval_id DESC) WHERE active;
CREATE INDEX approval_task_decided ON approval_task (enterprise_id, approver_id, decided_at DESC, approval_id DESC)
WHERE decided_at IS NOT NULL;
CREATE INDEX approval_task_acted ON approval_task (enterprise_id, acted_by_id, decided_at DESC, approval_id DESC)
WHERE acted_by_id IS NOT NULL;
`

export const orderLists: Migration = { name: '0022-order-lists', sql, tenantTables: [], appendOnly: [] }
