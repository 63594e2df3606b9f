import type { Migration } from '../migration'

/**
 * What was shown and never booked goes. The role of the application may delete no choice set itself: this function
 * takes only those of one customer whose search is over and to which no order refers.
 */
const sql = /* sql */ `
CREATE INDEX orders_of_draft ON orders (enterprise_id, temp_order_no);
CREATE INDEX orders_of_searches ON orders USING gin (search_ids);
CREATE FUNCTION purge_choice_sets(customer integer, before timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE gone integer;
BEGIN
  DELETE FROM choice_set WHERE enterprise_id = customer AND search_id IN (
    SELECT c.search_id FROM choice_set c
    WHERE c.enterprise_id = customer AND c.searched_at < before
      AND NOT EXISTS (SELECT FROM temp_order t WHERE t.enterprise_id = customer AND t.temp_order_no = c.temp_order_no)
      AND NOT EXISTS (SELECT FROM orders o WHERE o.enterprise_id = customer AND o.temp_order_no = c.temp_order_no)
      AND NOT EXISTS (SELECT FROM orders o WHERE o.enterprise_id = customer AND o.search_ids @> ARRAY[c.search_id])
    LIMIT most);
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $$;
`

export const purgeOfChoiceSets: Migration = { name: '0044-purge-of-choice-sets', sql, tenantTables: [], appendOnly: [] }
