import type { Tenant } from '../../../db/tenant'

export interface BillPaymentRow {
  paymentId: string
  amount: number
  receivedOn: string
  receipt: string
  recordedBy: string
  recordedByName: string
  recordedAt: Date
}

/** Oldest first. */
export const findBillPayments = ({ sql, enterpriseId }: Tenant, billNo: string): Promise<BillPaymentRow[]> =>
  sql.query<BillPaymentRow>(
    `SELECT payment_id AS "paymentId", amount, received_on AS "receivedOn", receipt, recorded_by AS "recordedBy",
       recorded_by_name AS "recordedByName", recorded_at AS "recordedAt"
     FROM bill_payment WHERE enterprise_id = $1 AND bill_no = $2 ORDER BY recorded_at, payment_id`,
    [enterpriseId, billNo],
  )

/** The payment that has this receipt's number. */
export async function findReceipt(
  { sql, enterpriseId }: Tenant,
  receipt: string,
): Promise<{ billNo: string; amount: number; receivedOn: string; recordedBy: string } | undefined> {
  const [row] = await sql.query<{ billNo: string; amount: number; receivedOn: string; recordedBy: string }>(
    `SELECT bill_no AS "billNo", amount, received_on AS "receivedOn", recorded_by AS "recordedBy" FROM bill_payment
     WHERE enterprise_id = $1 AND receipt = $2`,
    [enterpriseId, receipt],
  )
  return row
}

export const insertBillPayment = ({ sql, enterpriseId }: Tenant, billNo: string, payment: BillPaymentRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO bill_payment (enterprise_id, bill_no, payment_id, amount, received_on, receipt, recorded_by, recorded_by_name, recorded_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      enterpriseId,
      billNo,
      payment.paymentId,
      payment.amount,
      payment.receivedOn,
      payment.receipt,
      payment.recordedBy,
      payment.recordedByName,
      payment.recordedAt,
    ],
  )
