import type { PartBeside } from '@sojourn/domain/booking/after-sale/allocate-return'
import type { Tenant } from '../../../db/tenant'

/** One coupon that a refund or change order takes, with what it costs; amounts are fen. */
export interface AfterSaleLine {
  line: number
  parentOrderNo: string
  ticketNo: string
  /** Positions in the parent order. */
  traveller: number
  segment: number
  involuntary: boolean
  /** What the coupon is worth: fare paid so far, without fees. */
  ticketPrice: number
  fee: number
  /** Of the fare, by the rule; null is not allowed or free of rule. */
  percent: number | null
  ruleTier: string
  buildFee: number
  fuelFee: number
  insurance: number
  serviceFee: number
  /** Comes back of a refund that the carrier forced: our fee of the booking. */
  bookingFee: number
  fareDifference: number
  fuelDifference: number
  /** Comes back from a refund; is to be paid for a change. */
  amount: number
  /** Of a refund: parts of the amount that were paid in other orders than those of its ticket. */
  beside?: readonly PartBeside[]
  /** Of a change: what the product exchanges the coupon for. */
  offer: object | null
}
export interface AfterSaleLineRow extends AfterSaleLine {
  beside: PartBeside[]
  orderNo: string
  open: boolean
  newTicketNo: string | null
}

const columns = `order_no AS "orderNo", line, parent_order_no AS "parentOrderNo", ticket_no AS "ticketNo", traveller, segment, open, involuntary,
  ticket_price AS "ticketPrice", fee, percent, rule_tier AS "ruleTier", build_fee AS "buildFee", fuel_fee AS "fuelFee", insurance,
  service_fee AS "serviceFee", booking_fee AS "bookingFee", fare_difference AS "fareDifference", fuel_difference AS "fuelDifference", amount, beside, offer,
  new_ticket_no AS "newTicketNo"`

/** Takes the coupons; false when another refund or change already has one of them. */
export async function insertLines(
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  lines: readonly AfterSaleLine[],
): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO after_sale_line (enterprise_id, order_no, line, parent_order_no, ticket_no, traveller, segment, open, involuntary,
       ticket_price, fee, percent, rule_tier, build_fee, fuel_fee, insurance, service_fee, booking_fee, fare_difference,
       fuel_difference, amount, beside, offer)
     SELECT $1, $2, l.line, l."parentOrderNo", l."ticketNo", l.traveller, l.segment, true, l.involuntary, l."ticketPrice", l.fee, l.percent,
       l."ruleTier", l."buildFee", l."fuelFee", l.insurance, l."serviceFee", l."bookingFee", l."fareDifference",
       l."fuelDifference", l.amount, coalesce(l.beside, '[]'), l.offer
     FROM jsonb_to_recordset($3::jsonb) AS l(line smallint, "parentOrderNo" text, "ticketNo" text, traveller smallint, segment smallint,
       involuntary boolean, "ticketPrice" integer, fee integer, percent smallint, "ruleTier" text, "buildFee" integer, "fuelFee" integer,
       insurance integer, "serviceFee" integer, "bookingFee" integer, "fareDifference" integer, "fuelDifference" integer, amount integer, beside jsonb, offer jsonb)
     ON CONFLICT DO NOTHING RETURNING line`,
    [enterpriseId, orderNo, JSON.stringify(lines)],
  )
  return rows.length === lines.length
}

export const findLines = ({ sql, enterpriseId }: Tenant, orderNos: readonly string[]): Promise<AfterSaleLineRow[]> =>
  sql.query<AfterSaleLineRow>(
    `SELECT ${columns} FROM after_sale_line WHERE enterprise_id = $1 AND order_no = ANY($2) ORDER BY order_no, line`,
    [enterpriseId, orderNos],
  )

/** Refunds and changes of an order that hold coupons of it now. */
export const findOpenLines = ({ sql, enterpriseId }: Tenant, parentOrderNos: readonly string[]): Promise<AfterSaleLineRow[]> =>
  sql.query<AfterSaleLineRow>(
    `SELECT ${columns} FROM after_sale_line WHERE enterprise_id = $1 AND parent_order_no = ANY($2) AND open ORDER BY order_no, line`,
    [enterpriseId, parentOrderNos],
  )

/** What was ever asked for coupons of an order. */
export const findLinesOfParent = ({ sql, enterpriseId }: Tenant, parentOrderNo: string): Promise<AfterSaleLineRow[]> =>
  sql.query<AfterSaleLineRow>(
    `SELECT ${columns} FROM after_sale_line WHERE enterprise_id = $1 AND parent_order_no = $2 ORDER BY order_no, line`,
    [enterpriseId, parentOrderNo],
  )

/** The change that made a ticket, if one did; of a ticket of several coupons the first, which has its figures. */
export async function findMakingOf({ sql, enterpriseId }: Tenant, ticketNo: string): Promise<AfterSaleLineRow | undefined> {
  const [row] = await sql.query<AfterSaleLineRow>(
    `SELECT ${columns} FROM after_sale_line
     WHERE enterprise_id = $1 AND new_ticket_no = $2
       AND order_no = (SELECT order_no FROM ticket WHERE enterprise_id = $1 AND ticket_no = $2)
     ORDER BY line LIMIT 1`,
    [enterpriseId, ticketNo],
  )
  return row
}

/** The coupons are free again, whatever came of the application. */
export const closeLines = ({ sql, enterpriseId }: Tenant, orderNo: string): Promise<unknown> =>
  sql.query('UPDATE after_sale_line SET open = false WHERE enterprise_id = $1 AND order_no = $2', [enterpriseId, orderNo])

export const nameNewTicket = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  line: number,
  newTicketNo: string,
): Promise<unknown> =>
  sql.query('UPDATE after_sale_line SET new_ticket_no = $4 WHERE enterprise_id = $1 AND order_no = $2 AND line = $3', [
    enterpriseId,
    orderNo,
    line,
    newTicketNo,
  ])

/** Orders that alter this one, oldest first. */
export const findChildren = async ({ sql, enterpriseId }: Tenant, parentOrderNo: string): Promise<string[]> => {
  const rows = await sql.query<{ orderNo: string }>(
    'SELECT order_no AS "orderNo" FROM orders WHERE enterprise_id = $1 AND parent_order_no = $2 ORDER BY created_at, order_no',
    [enterpriseId, parentOrderNo],
  )
  return rows.map(({ orderNo }) => orderNo)
}

/** What the supplier kept in the end, and the order's price lines and total with it. */
export const settleLines = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  lines: readonly Pick<AfterSaleLine, 'line' | 'fee' | 'involuntary' | 'serviceFee' | 'bookingFee' | 'amount'>[],
  prices: readonly object[],
): Promise<unknown> =>
  sql.query(
    `WITH settled AS (
       UPDATE after_sale_line SET fee = l.fee, involuntary = l.involuntary, service_fee = l."serviceFee", booking_fee = l."bookingFee", amount = l.amount
       FROM jsonb_to_recordset($3::jsonb) AS l(line smallint, fee integer, involuntary boolean, "serviceFee" integer, "bookingFee" integer,
         amount integer)
       WHERE enterprise_id = $1 AND order_no = $2 AND after_sale_line.line = l.line
     ), kept AS (SELECT sum(l.amount)::integer AS total FROM jsonb_to_recordset($3::jsonb) AS l(amount integer)),
     party AS (UPDATE order_traveller SET total = kept.total FROM kept WHERE enterprise_id = $1 AND order_no = $2)
     UPDATE orders SET total = kept.total, prices = $4 FROM kept WHERE enterprise_id = $1 AND order_no = $2`,
    [enterpriseId, orderNo, JSON.stringify(lines), JSON.stringify(prices)],
  )

/** What new tickets cost in the end; the order's total stays what was paid. */
export const settleExchange = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  lines: readonly Pick<AfterSaleLine, 'line' | 'fee' | 'fareDifference' | 'amount' | 'offer'>[],
): Promise<unknown> =>
  sql.query(
    `UPDATE after_sale_line SET fee = l.fee, fare_difference = l."fareDifference", amount = l.amount, offer = l.offer
     FROM jsonb_to_recordset($3::jsonb) AS l(line smallint, fee integer, "fareDifference" integer, amount integer, offer jsonb)
     WHERE enterprise_id = $1 AND order_no = $2 AND after_sale_line.line = l.line`,
    [enterpriseId, orderNo, JSON.stringify(lines)],
  )
