import { travelTypes } from '@sojourn/contract/booking/codes'
import { companyAccounts } from '@sojourn/domain/booking/ledger/accounts'
import type { Tenant } from '../../../db/tenant'
import { afterIssue } from '../../booking/order-lines/money-store'

const ofCompany = Object.values(companyAccounts).flat()

export interface LateMoney {
  orderNo: string
  at: Date
  /** Which of its order, from 1 on. */
  number: number
  /** Fen that the order cost more, or less. */
  amount: number
  /** Of it, what the company bears. */
  company: number
}

/**
 * What orders that were followed gave back later, as nobody came, and what their suppliers took of a guarantee (handbook 4.3, 4.4): no order
 * tells it, and its posting stands in the books of the booking.
 */
export const findLateMoney = ({ sql, enterpriseId }: Tenant): Promise<LateMoney[]> =>
  sql.query(
    `SELECT o.order_no AS "orderNo", min(l.at) AS at,
       (SELECT count(DISTINCT e.posting_id) FROM ledger_entry e WHERE e.enterprise_id = $1 AND e.order_no = o.order_no AND e.paid_order_no = o.order_no
          AND e.kind IN ('refund', 'capture') AND e.posting_id <= l.posting_id)::integer AS number,
       -sum(l.amount) FILTER (WHERE l.account IN ('supplier.payable', 'revenue.returnedFees'))::bigint AS amount,
       coalesce(sum(l.amount) FILTER (WHERE l.account = ANY($2)), 0)::bigint AS company
     FROM ledger_entry l JOIN orders o ON o.enterprise_id = l.enterprise_id AND o.order_no = l.order_no AND o.order_no = l.paid_order_no
     WHERE l.enterprise_id = $1 AND l.kind IN ('refund', 'capture')
       AND l.at > coalesce((SELECT followed_to FROM report_account WHERE enterprise_id = $1), '-infinity')
       AND o.travel_type = ${travelTypes.code('business')} AND (l.kind = 'capture' OR l.at >= ${afterIssue})
     GROUP BY o.order_no, l.posting_id ORDER BY l.posting_id`,
    [enterpriseId, ofCompany],
  )
