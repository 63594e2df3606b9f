import type { Migration } from '../migration'

/**
 * Reports of visas and meetings, of stays by chain and rate, and of what other habits would have saved. The parts of orders say what reports
 * divide them by, and of stays abroad what the hotel itself asks; the lines of reports are then made anew from all orders, whose searches are kept with them.
 */
const sql = /* sql */ `
UPDATE order_segment s SET body = s.body
  || CASE WHEN h.body #>> '{hotel,brandId}' IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('brandId', h.body #>> '{hotel,brandId}') END
  || CASE WHEN coalesce(h.body #>> '{supplied,rate,kind}', h.body #>> '{rate,kind}') IS NULL THEN '{}'::jsonb
       ELSE jsonb_build_object('rateKind', coalesce(h.body #>> '{supplied,rate,kind}', h.body #>> '{rate,kind}')) END
  || CASE WHEN coalesce(h.body #> '{supplied,rate,local,total}', h.body #> '{rate,local,total}') IS NULL THEN '{}'::jsonb
       ELSE jsonb_build_object('ownPrice', coalesce(h.body #> '{supplied,rate,local,total}', h.body #> '{rate,local,total}')) END
FROM orders o JOIN hotel_order h ON h.enterprise_id = o.enterprise_id AND h.order_no = coalesce(o.parent_order_no, o.order_no)
WHERE s.enterprise_id = o.enterprise_id AND s.order_no = o.order_no AND s.kind = 'stay';

UPDATE order_segment s SET body = s.body || jsonb_build_object('kind', v.body ->> 'kind')
FROM orders o JOIN visa_order v ON v.enterprise_id = o.enterprise_id AND v.order_no = coalesce(o.parent_order_no, o.order_no)
WHERE s.enterprise_id = o.enterprise_id AND s.order_no = o.order_no AND s.kind = 'service';

UPDATE order_segment s SET body = s.body || jsonb_build_object('cityId', m.body -> 'cityId')
  || CASE WHEN o.fulfiller = 'meeting-balance' THEN '{"balance": true}'::jsonb ELSE '{}'::jsonb END
FROM orders o JOIN meeting_order m ON m.enterprise_id = o.enterprise_id AND (m.order_no = coalesce(o.parent_order_no, o.order_no) OR m.balance_no = o.order_no)
WHERE s.enterprise_id = o.enterprise_id AND s.order_no = o.order_no AND s.kind = 'service';

TRUNCATE report_account, report_line, report_month;
ALTER TABLE report_line ADD COLUMN above text NOT NULL, ADD COLUMN above_share text NOT NULL, ADD COLUMN rail_hours text NOT NULL,
  ADD COLUMN lost_within1h integer NOT NULL, ADD COLUMN lost_within2h integer NOT NULL, ADD COLUMN lost_within4h integer NOT NULL;
ALTER TABLE report_month ADD COLUMN lost_within1h bigint NOT NULL, ADD COLUMN lost_within2h bigint NOT NULL, ADD COLUMN lost_within4h bigint NOT NULL;
`

export const reportDivisions: Migration = { name: '0149-report-divisions', sql, tenantTables: [], appendOnly: [] }
