import type { LocalText } from '@sojourn/contract/kit/language'
import type { NoticeScope } from '@sojourn/domain/personal/notice'
import type { Tenant } from '../../db/tenant'

export interface NoticeRow extends NoticeScope {
  title: LocalText
  description: LocalText
  content: LocalText
  level: number
  autoAlert: boolean
  footBanner: { img: string; title: LocalText; param: string } | null
  shownFrom: Date
}

/** What the enterprise has put up at this moment, the most urgent first, then the newest. */
export const findNotices = ({ sql, enterpriseId }: Tenant, now: Date): Promise<NoticeRow[]> =>
  sql.query<NoticeRow>(
    `SELECT title, description, content, level, auto_alert AS "autoAlert", foot_banner AS "footBanner", positions, products,
            keywords, travel_from AS "travelFrom", travel_to AS "travelTo", shown_from AS "shownFrom"
     FROM notice WHERE enterprise_id = $1 AND ended_on IS NULL AND shown_from <= $2 AND shown_until > $2
     ORDER BY level DESC, shown_from DESC, notice_id`,
    [enterpriseId, now],
  )

export interface OrderWords {
  title: LocalText
  departAt: Date
  arriveAt: Date
}

/** Of an order that the person booked or travels on. */
export async function findOwnOrder(
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  orderNo: string,
): Promise<OrderWords | undefined> {
  const [row] = await sql.query<OrderWords>(
    `SELECT title, depart_at AS "departAt", arrive_at AS "arriveAt" FROM orders
     WHERE enterprise_id = $1 AND order_no = $2 AND (booker_id = $3 OR EXISTS (
       SELECT FROM order_traveller WHERE order_traveller.enterprise_id = $1 AND order_traveller.order_no = $2 AND employee_id = $3))`,
    [enterpriseId, orderNo, employeeId],
  )
  return row
}
