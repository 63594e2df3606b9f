import type { Migration } from '../migration'

/** On which account lies what an order under an application spent: as its budget was moved, before there were such moves that of its application. */
const sql = /* sql */ `
ALTER TABLE travel_application_use ADD COLUMN budget_id text;
ALTER TABLE travel_application_use NO FORCE ROW LEVEL SECURITY;
ALTER TABLE travel_application NO FORCE ROW LEVEL SECURITY;
ALTER TABLE budget_entry NO FORCE ROW LEVEL SECURITY;
UPDATE travel_application_use used SET budget_id = coalesce(
  (SELECT budget_id FROM budget_entry moved WHERE moved.enterprise_id = used.enterprise_id AND moved.order_no = used.order_no
     AND moved.travel_apply_no = used.travel_apply_no AND moved.spent > 0 ORDER BY at DESC, entry_id DESC LIMIT 1),
  (SELECT budget_id FROM travel_application held JOIN budget_entry opening USING (enterprise_id, budget_id)
   WHERE held.enterprise_id = used.enterprise_id AND held.travel_apply_no = used.travel_apply_no AND opening.at >= used.created_at
     AND opening.order_no IS NULL AND opening.travel_apply_no IS NULL AND opening.actor_id IS NULL LIMIT 1))
WHERE used.state = 'spent';
`

export const accountsOfUses: Migration = { name: '0220-accounts-of-uses', sql, tenantTables: [], appendOnly: [] }
