/** The first of the orders from which order `o` came: what was changed or given back has its trip there. */
export const isFirstOrder = 'o.parent_order_no IS NULL'

/** The trip of a line: that of its first order, or this order where it is part of none. Orders move between trips, so no line keeps it. */
export const tripOfLine = `(WITH RECURSIVE up AS (
    SELECT o.order_no, o.parent_order_no, o.travel_order_no FROM orders o
    WHERE o.enterprise_id = report_line.enterprise_id AND o.order_no = report_line.order_no
    UNION ALL
    SELECT o.order_no, o.parent_order_no, o.travel_order_no FROM up JOIN orders o
      ON o.enterprise_id = report_line.enterprise_id AND o.order_no = up.parent_order_no)
  SELECT coalesce(o.travel_order_no, o.order_no) FROM up o WHERE ${isFirstOrder})`

/** Lines of the trip with this key. */
export const isOfTrip = (key: string): string => `order_no IN (WITH RECURSIVE family AS (
    SELECT o.order_no FROM orders o WHERE o.enterprise_id = $1 AND ${isFirstOrder}
      AND (o.travel_order_no = ${key} OR o.travel_order_no IS NULL AND o.order_no = ${key})
    UNION ALL
    SELECT o.order_no FROM family JOIN orders o ON o.enterprise_id = $1 AND o.parent_order_no = family.order_no)
  SELECT order_no FROM family)`
