import { settleTypes, type SettleType } from '@sojourn/contract/booking/codes'
import type { Split } from '@sojourn/domain/booking/ledger/split'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'

/** What one order of a payment takes from whom; the provider is asked for the personal sum. */
export interface PaymentPart extends Split {
  orderNo: string
}
export interface PaymentRow {
  paymentNo: string
  payerId: string
  /** How the company's part is paid; personal when it has none. */
  settleType: SettleType
  /** All parts together; fen. */
  amount: number
  currency: string
  state: 'pending' | 'paid' | 'failed' | 'closed' | 'refunded'
  orderNos: string[]
  parts: PaymentPart[]
  /** Set once personal money has arrived. */
  providerTradeNo: string | null
  providerUrl: string | null
  reason: string | null
  createdAt: Date
  settledAt: Date | null
}
type StoredPayment = InCodes<PaymentRow, { settleType: typeof settleTypes }>
const inWords = (row: StoredPayment): PaymentRow => ({ ...row, settleType: settleTypes.word(row.settleType) })

const columns = `payment_no AS "paymentNo", payer_id AS "payerId", settle_type AS "settleType", amount, currency, state,
  order_nos AS "orderNos", parts, provider_trade_no AS "providerTradeNo", provider_url AS "providerUrl", reason,
  created_at AS "createdAt", settled_at AS "settledAt"`

/** Found first, and then each payment by its number: joined with them, all payments were read by plans that were made when there were few. */
const ofOrders = (wanted: string): string =>
  `payment_no = ANY (ARRAY(SELECT payment_no FROM payment_order WHERE enterprise_id = $1 AND order_no ${wanted}))`

export const insertPayment = ({ sql, enterpriseId }: Tenant, payment: PaymentRow): Promise<unknown> =>
  sql.query(
    `WITH paid AS (
       INSERT INTO payment (enterprise_id, payment_no, payer_id, settle_type, amount, currency, state, order_nos, parts,
         provider_trade_no, provider_url, reason, created_at, settled_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     )
     INSERT INTO payment_order (enterprise_id, order_no, payment_no) SELECT $1, order_no, $2 FROM unnest($8::text[]) AS of (order_no)`,
    [
      enterpriseId,
      payment.paymentNo,
      payment.payerId,
      settleTypes.code(payment.settleType),
      payment.amount,
      payment.currency,
      payment.state,
      payment.orderNos,
      JSON.stringify(payment.parts),
      payment.providerTradeNo,
      payment.providerUrl,
      payment.reason,
      payment.createdAt,
      payment.settledAt,
    ],
  )

export async function findPayment({ sql, enterpriseId }: Tenant, paymentNo: string): Promise<PaymentRow | undefined> {
  const [row] = await sql.query<StoredPayment>(`SELECT ${columns} FROM payment WHERE enterprise_id = $1 AND payment_no = $2`, [
    enterpriseId,
    paymentNo,
  ])
  return row && inWords(row)
}
/** Lock a payment's orders first: whoever asks for another payment of them does so too. */
export async function lockPayment({ sql, enterpriseId }: Tenant, paymentNo: string): Promise<PaymentRow | undefined> {
  const [row] = await sql.query<StoredPayment>(
    `SELECT ${columns} FROM payment WHERE enterprise_id = $1 AND payment_no = $2 FOR UPDATE`,
    [enterpriseId, paymentNo],
  )
  return row && inWords(row)
}
export const findPaymentsOfOrder = async ({ sql, enterpriseId }: Tenant, orderNo: string): Promise<PaymentRow[]> => {
  const rows = await sql.query<StoredPayment>(
    `SELECT ${columns} FROM payment WHERE enterprise_id = $1 AND ${ofOrders('= $2')} ORDER BY created_at, payment_no`,
    [enterpriseId, orderNo],
  )
  return rows.map(inWords)
}
export const lockPendingPayments = async ({ sql, enterpriseId }: Tenant, orderNos: readonly string[]): Promise<PaymentRow[]> => {
  const rows = await sql.query<StoredPayment>(
    `SELECT ${columns} FROM payment WHERE enterprise_id = $1 AND state = 'pending' AND ${ofOrders('= ANY($2)')}
     ORDER BY payment_no FOR UPDATE`,
    [enterpriseId, orderNos],
  )
  return rows.map(inWords)
}

export const settlePayment = (
  { sql, enterpriseId }: Tenant,
  payment: {
    paymentNo: string
    state: PaymentRow['state']
    providerTradeNo: string | null
    reason: string | null
    at: Date
  },
): Promise<unknown> =>
  sql.query(
    `UPDATE payment SET state = $3, provider_trade_no = coalesce($4, provider_trade_no), reason = $5, settled_at = $6
     WHERE enterprise_id = $1 AND payment_no = $2`,
    [enterpriseId, payment.paymentNo, payment.state, payment.providerTradeNo, payment.reason, payment.at],
  )
