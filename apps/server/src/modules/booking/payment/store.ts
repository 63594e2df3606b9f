import type { Sql } from '../../../db/sql'

export interface PaymentRow {
  paymentNo: string
  payerId: string
  settleType: 1 | 4
  amount: number
  currency: string
  state: 'pending' | 'paid' | 'failed' | 'closed' | 'refunded'
  orderNos: string[]
  providerTradeNo: string | null
  providerUrl: string | null
  reason: string | null
  createdAt: Date
  settledAt: Date | null
}
const columns = `payment_no AS "paymentNo", payer_id AS "payerId", settle_type AS "settleType", amount, currency, state,
  order_nos AS "orderNos", provider_trade_no AS "providerTradeNo", provider_url AS "providerUrl", reason, created_at AS "createdAt",
  settled_at AS "settledAt"`

export const insertPayment = (sql: Sql, enterpriseId: number, payment: PaymentRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO payment (enterprise_id, payment_no, payer_id, settle_type, amount, currency, state, order_nos, provider_trade_no,
       provider_url, reason, created_at, settled_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      enterpriseId,
      payment.paymentNo,
      payment.payerId,
      payment.settleType,
      payment.amount,
      payment.currency,
      payment.state,
      payment.orderNos,
      payment.providerTradeNo,
      payment.providerUrl,
      payment.reason,
      payment.createdAt,
      payment.settledAt,
    ],
  )

export async function findPayment(sql: Sql, enterpriseId: number, paymentNo: string): Promise<PaymentRow | undefined> {
  const [row] = await sql.query<PaymentRow>(`SELECT ${columns} FROM payment WHERE enterprise_id = $1 AND payment_no = $2`, [
    enterpriseId,
    paymentNo,
  ])
  return row
}
export async function lockPayment(sql: Sql, enterpriseId: number, paymentNo: string): Promise<PaymentRow | undefined> {
  const [row] = await sql.query<PaymentRow>(
    `SELECT ${columns} FROM payment WHERE enterprise_id = $1 AND payment_no = $2 FOR UPDATE`,
    [enterpriseId, paymentNo],
  )
  return row
}
export const findPaymentsOfOrder = (sql: Sql, enterpriseId: number, orderNo: string): Promise<PaymentRow[]> =>
  sql.query<PaymentRow>(
    `SELECT ${columns} FROM payment WHERE enterprise_id = $1 AND order_nos @> ARRAY[$2] ORDER BY created_at`,
    [enterpriseId, orderNo],
  )

/** One order may be part of a payment that another person's page shows; the newest pending one is reused. */
export const settlePayment = (
  sql: Sql,
  enterpriseId: number,
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
