import { payerAccounts } from '@sojourn/domain/booking/ledger/accounts'
import type { MovedSince } from '@sojourn/domain/booking/order-lines-now'
import type { Tenant } from '../../../db/tenant'

/**
 * At which of its prices an order is told: as it was asked for, which its bill charges and gives back movement by movement; less what came back
 * with its issue; or as it stands, with all that moved since.
 */
export type PriceTold = 'asked' | 'issued' | 'now'

/** What an order `o` gives back until then came back with its issue. */
export const afterIssue = `o.transacted_at + interval '1 minute'`

export interface OrderMoney extends MovedSince {
  orderNo: string
  /** By how much less the order came to than its price; below nought more. */
  less: number
}

const ofPrice = `l.account IN ('supplier.payable', 'revenue.returnedFees')`
/** What a change itself was paid too much is off its lines already. */
const offLines = `l.kind = 'refund' AND (o.kind = 'refund' OR (l.paid_order_no = o.order_no) = (o.kind = 'booking'))`

/**
 * Fen that orders brought back, and of it what went to people and points: of refunds all of it; of bookings, as they came to less than what had
 * been set aside (decision 90) or as nobody came; of changes, as the new ticket is cheaper, to whoever had paid for the former one. And what
 * their suppliers took of a guarantee, which is later money always.
 */
export const findOrderMoney = (
  { sql, enterpriseId }: Tenant,
  orderNos: readonly string[],
  { withIssue }: { withIssue: boolean },
): Promise<OrderMoney[]> =>
  sql.query(
    `SELECT o.order_no AS "orderNo",
       coalesce(sum(l.amount) FILTER (WHERE ${offLines} AND ${ofPrice}), 0)::bigint AS back,
       coalesce(-sum(l.amount) FILTER (WHERE ${offLines} AND l.account = $3), 0)::bigint AS personal,
       coalesce(-sum(l.amount) FILTER (WHERE ${offLines} AND l.account = $4), 0)::bigint AS points,
       coalesce(sum(l.amount) FILTER (WHERE ${ofPrice}), 0)::bigint AS less,
       coalesce(-sum(l.amount) FILTER (WHERE l.kind = 'capture' AND l.account = 'supplier.payable' AND NOT $5::boolean), 0)::bigint AS captured
     FROM orders o JOIN ledger_entry l ON l.enterprise_id = o.enterprise_id AND l.order_no = o.order_no
     WHERE o.enterprise_id = $1 AND o.order_no = ANY($2) AND l.kind IN ('refund', 'capture')
       AND (o.kind = 'refund' OR NOT $5::boolean OR l.at < ${afterIssue})
     GROUP BY o.order_no`,
    [enterpriseId, orderNos, payerAccounts.personal.source, payerAccounts.points.source, withIssue],
  )
