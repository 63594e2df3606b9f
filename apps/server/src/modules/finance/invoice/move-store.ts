import type { InvoiceState } from '@sojourn/contract/finance/invoice-words'
import type { Tenant } from '../../../db/tenant'

/** Moves invoices that the caller holds; whether what stands on them may be invoiced by others follows. */
export async function setInvoiceState(
  { sql, enterpriseId }: Tenant,
  invoiceIds: readonly string[],
  { state, living }: { state: InvoiceState; living: boolean },
): Promise<void> {
  await sql.query('UPDATE invoice SET state = $3, version = version + 1 WHERE enterprise_id = $1 AND invoice_id = ANY($2)', [
    enterpriseId,
    invoiceIds,
    state,
  ])
  await sql.query('UPDATE invoice_line SET living = $3 WHERE enterprise_id = $1 AND invoice_id = ANY($2) AND living <> $3', [
    enterpriseId,
    invoiceIds,
    living,
  ])
}

export const setIssued = (
  { sql, enterpriseId }: Tenant,
  invoiceId: string,
  issued: { number: string; issuedAt: Date; sellerName: string; sellerTaxNumber: string; xml: string },
): Promise<unknown> =>
  sql.query(
    `UPDATE invoice SET number = $3, issued_at = $4, seller_name = $5, seller_tax_number = $6, xml = $7 WHERE enterprise_id = $1 AND invoice_id = $2`,
    [enterpriseId, invoiceId, issued.number, issued.issuedAt, issued.sellerName, issued.sellerTaxNumber, issued.xml],
  )

export const setRefusal = ({ sql, enterpriseId }: Tenant, invoiceId: string, refusal: string): Promise<unknown> =>
  sql.query('UPDATE invoice SET refusal = $3 WHERE enterprise_id = $1 AND invoice_id = $2', [enterpriseId, invoiceId, refusal])

export const setPrinted = ({ sql, enterpriseId }: Tenant, invoiceIds: readonly string[], at: Date): Promise<unknown> =>
  sql.query(
    'UPDATE invoice SET printed_at = $3, version = version + 1 WHERE enterprise_id = $1 AND invoice_id = ANY($2) AND printed_at IS NULL',
    [enterpriseId, invoiceIds, at],
  )

/** What was sent or handed over has arrived. */
export const setMailed = ({ sql, enterpriseId }: Tenant, invoiceIds: readonly string[], at: Date): Promise<unknown> =>
  sql.query(
    `UPDATE invoice SET mailed_at = $3, state = CASE WHEN state = 'issued' THEN 'delivered' ELSE state END, version = version + 1
     WHERE enterprise_id = $1 AND invoice_id = ANY($2) AND mailed_at IS NULL`,
    [enterpriseId, invoiceIds, at],
  )

/** Notes that an invoice is kept of which only so much is still paid for; answers whether that is new. */
export async function noteKept({ sql, enterpriseId }: Tenant, invoiceId: string, left: number): Promise<boolean> {
  const rows = await sql.query(
    'UPDATE invoice SET kept_for = $3 WHERE enterprise_id = $1 AND invoice_id = $2 AND kept_for IS DISTINCT FROM $3::bigint RETURNING invoice_id',
    [enterpriseId, invoiceId, left],
  )
  return rows.length > 0
}

/** Until when the books were compared with the vouchers, and until when they can be: not beyond what is still being issued. */
export async function findCompared({ sql, enterpriseId }: Tenant, settled: Date): Promise<{ from: Date; to: Date }> {
  const [row] = await sql.query<{ from: Date; to: Date }>(
    `SELECT coalesce(max(compared_to), 'epoch') AS "from", greatest(max(compared_to), least($2::timestamptz,
       (SELECT min(applied_at) FROM invoice WHERE enterprise_id = $1 AND state = 'issuing'))) AS "to"
     FROM invoice_account WHERE enterprise_id = $1`,
    [enterpriseId, settled],
  )
  return row!
}
export const setCompared = ({ sql, enterpriseId }: Tenant, to: Date): Promise<unknown> =>
  sql.query(
    `INSERT INTO invoice_account (enterprise_id, compared_to) VALUES ($1, $2)
     ON CONFLICT (enterprise_id) DO UPDATE SET compared_to = $2`,
    [enterpriseId, to],
  )

/**
 * Valid invoices of which something was changed or refunded since a moment, or charged by a bill that was confirmed since, and those whose
 * red-letter invoice was refused longer than a day ago.
 */
export const findOvertaken = ({ sql, enterpriseId }: Tenant, since: Date, now: Date): Promise<{ invoiceId: string }[]> =>
  sql.query(
    `WITH RECURSIVE moved AS (
       SELECT order_no FROM ledger_entry WHERE enterprise_id = $1 AND at > $2 AND account = 'provider.clearing'
       UNION
       SELECT order_no FROM ledger_entry WHERE enterprise_id = $1 AND at > $2 AND order_no IS NOT NULL AND account IN
         ('credit.used', 'deposit.available', 'deposit.frozen', 'deposit.guaranteed', 'company.clearing', 'company.received')
       UNION
       SELECT l.order_no FROM bill b JOIN bill_line l ON l.enterprise_id = $1 AND l.bill_no = b.bill_no
       WHERE b.enterprise_id = $1 AND b.confirmed_at > $2 AND l.decision = 'thisPeriod'),
     up AS (
       SELECT o.order_no, o.parent_order_no FROM moved JOIN orders o ON o.enterprise_id = $1 AND o.order_no = moved.order_no
       UNION
       SELECT p.order_no, p.parent_order_no FROM up JOIN orders p ON p.enterprise_id = $1 AND p.order_no = up.parent_order_no),
     touched AS (
       SELECT l.invoice_id FROM up JOIN invoice_line l ON l.enterprise_id = $1 AND l.root_order_no = up.order_no AND l.living
       UNION
       SELECT reverses FROM invoice WHERE enterprise_id = $1 AND reverses IS NOT NULL AND state = 'refused')
     SELECT i.invoice_id AS "invoiceId" FROM touched JOIN invoice i ON i.enterprise_id = $1 AND i.invoice_id = touched.invoice_id
     WHERE i.state IN ('issued', 'delivered') AND i.reverses IS NULL AND NOT EXISTS (
       SELECT FROM invoice red WHERE red.enterprise_id = $1 AND red.reverses = i.invoice_id AND red.state = 'refused'
         AND red.applied_at > $3::timestamptz - interval '1 day')
     ORDER BY 1`,
    [enterpriseId, since, now],
  )
