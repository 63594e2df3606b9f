import { orderStates, products, travelTypes, type OrderState, type Product } from '@sojourn/contract/booking/codes'
import type { UnmatchedCause } from '@sojourn/domain/finance/match/match'
import type { Tenant } from '../../../db/tenant'

const codesOf = (sold: readonly Product[]): number[] => sold.map((product) => products.code(product))

/** A line of an order with what its lines in the bill sum up to; fen. */
export interface BilledRow {
  reference: string
  orderNo: string
  ticketNo: string
  at: Date
  fare: number
  taxes: number
  fee: number
  company: number
  charged: number
  /** What was taken of a guarantee is no price of the order. */
  penalty: boolean
}

const gaveBack = (what: string): string => `(l.company < 0 AND EXISTS (
  SELECT FROM ledger_entry e JOIN orders o ON o.enterprise_id = e.enterprise_id AND o.order_no = e.order_no
  WHERE e.enterprise_id = l.enterprise_id AND e.posting_id = l.posting_id AND e.kind = 'refund' AND ${what}))`
/**
 * What a booking itself gave back, as it came to less than what had been set aside (decision 90) or as nobody came: a posting of its own, which
 * the line of the order does not tell, in the period of the booking or a later one.
 */
const byBooking = gaveBack(`o.kind = 'booking' AND e.paid_order_no = e.order_no`)
/** What a change gave back with the new ticket, which is cheaper, to whoever had paid for the former one. What itself was paid too much is off its line. */
const byChange = gaveBack(`o.kind = 'change' AND e.paid_order_no <> e.order_no`)
/** A change to a cheaper ticket asks its fees less the difference: whatever the fees of a line are, the rest is its fare. */
const fareOf = 'told.amount - told.taxes - told."serviceFee" - told.insurance - told."alterationFee"'
const ofOrder = (figure: string): string => `coalesce(min(${figure}) FILTER (WHERE NOT ${byBooking}), 0)`
const lessReturned = (figure: string): string =>
  `(${ofOrder(figure)} + coalesce(sum(l.company) FILTER (WHERE ${byBooking} OR ${byChange}), 0))::bigint`

/** Of the postings of a bill's own period: what was put off is matched where it was transacted. */
export const findBilled = ({ sql, enterpriseId }: Tenant, billNo: string, sold: readonly Product[]): Promise<BilledRow[]> =>
  sql.query<BilledRow>(
    `SELECT told."lineId" AS reference, min(l.order_no) AS "orderNo", min(told."ticketNo") AS "ticketNo", min(l.at) AS at,
       ${lessReturned(fareOf)} AS fare, ${ofOrder('told.taxes')} AS taxes, ${ofOrder('told."alterationFee"')} AS fee,
       ${lessReturned('told.company')} AS company,
       sum(l.company)::bigint AS charged, bool_or(l.category = 'penalty') AS penalty
     FROM bill_line l
     JOIN bill_told t ON t.enterprise_id = l.enterprise_id AND t.posting_id = l.posting_id AND t.place = l.place
     CROSS JOIN LATERAL jsonb_to_record(t.body -> 'line')
       AS told("lineId" text, "ticketNo" text, amount bigint, taxes bigint, "serviceFee" bigint, insurance bigint, "alterationFee" bigint, company bigint)
     WHERE l.enterprise_id = $1 AND l.bill_no = $2 AND l.product = ANY($3) AND l.deferred_from IS NULL AND l.adjusts IS NULL
     GROUP BY told."lineId"`,
    [enterpriseId, billNo, codesOf(sold)],
  )

const closed: readonly OrderState[] = ['refused', 'rejected', 'failed', 'cancelled', 'closed', 'changeFailed', 'refundFailed']
const cause = `
  WHEN o.travel_type = ${travelTypes.code('personal')} THEN 'personal'
  WHEN o.transacted_at IS NULL AND o.state IN (${closed.map((state) => orderStates.code(state)).join(', ')}) THEN 'cancelled'
  WHEN o.transacted_at < $3 OR o.transacted_at >= $4 THEN 'otherPeriod'`
/** What the company paid in the period stands in its bill, under whichever reference. */
const shouldBeBilled = `WHEN o.transacted_at IS NOT NULL AND o.company_part <> 0
  AND NOT EXISTS (SELECT FROM bill_line l WHERE l.enterprise_id = o.enterprise_id AND l.order_no = o.order_no AND l.bill_no = $5) THEN 'unbilled'`

/** Why a file names orders that the bill of the period does not; one that the bill charges, under another reference, has no cause. */
export async function findCauses(
  { sql, enterpriseId }: Tenant,
  orderNos: readonly string[],
  { billNo, fromAt, toAt }: { billNo: string; fromAt: Date; toAt: Date },
): Promise<Map<string, UnmatchedCause>> {
  const rows = await sql.query<{ orderNo: string; cause: UnmatchedCause | null }>(
    `SELECT o.order_no AS "orderNo", CASE ${cause} ${shouldBeBilled} END AS cause FROM orders o WHERE o.enterprise_id = $1 AND o.order_no = ANY($2)`,
    [enterpriseId, orderNos, fromAt, toAt, billNo],
  )
  return new Map(rows.flatMap(({ orderNo, cause: found }) => (found ? [[orderNo, found] as const] : [])))
}

/** What the supplier also knows of: the newest orders that were booked in a period and stand in no bill of it. Fen. */
export const findUncharged = (
  { sql, enterpriseId }: Tenant,
  sold: readonly Product[],
  request: { fromAt: Date; toAt: Date; limit: number },
): Promise<{ orderNo: string; total: number; cause: Exclude<UnmatchedCause, 'unbilled'> }[]> =>
  sql.query(
    `SELECT * FROM (
       SELECT o.order_no AS "orderNo", o.total, CASE ${cause} END AS cause
       FROM order_traveller t JOIN orders o ON o.enterprise_id = t.enterprise_id AND o.order_no = t.order_no
       WHERE t.enterprise_id = $1 AND t.position = 0 AND t.ordered_at >= $3 AND t.ordered_at < $4 AND o.product = ANY($2)
         AND NOT EXISTS (SELECT FROM bill_line l WHERE l.enterprise_id = $1 AND l.order_no = o.order_no)
       ORDER BY t.ordered_at DESC LIMIT $5) known
     WHERE cause IS NOT NULL`,
    [enterpriseId, codesOf(sold), request.fromAt, request.toAt, request.limit],
  )
