import type { InvoiceState } from '@sojourn/contract/finance/invoice-words'
import type { Tenant } from '../../../db/tenant'

/** Moves an invoice that the caller holds; whether what stands on it may be invoiced by another follows. */
export async function setInvoiceState(
  { sql, enterpriseId }: Tenant,
  invoiceId: string,
  { state, living }: { state: InvoiceState; living: boolean },
): Promise<void> {
  await sql.query('UPDATE invoice SET state = $3, version = version + 1 WHERE enterprise_id = $1 AND invoice_id = $2', [
    enterpriseId,
    invoiceId,
    state,
  ])
  if (!living)
    await sql.query('UPDATE invoice_line SET living = false WHERE enterprise_id = $1 AND invoice_id = $2 AND living', [
      enterpriseId,
      invoiceId,
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

/** Valid invoices of which something was changed or refunded since they were applied for; what commits late carries the moment at which it began. */
export const findOvertaken = ({ sql, enterpriseId }: Tenant): Promise<{ invoiceId: string }[]> =>
  sql.query(
    `WITH RECURSIVE living AS (
       SELECT DISTINCT i.invoice_id, i.applied_at, l.root_order_no AS order_no FROM invoice i
       JOIN invoice_line l ON l.enterprise_id = i.enterprise_id AND l.invoice_id = i.invoice_id
       WHERE i.enterprise_id = $1 AND i.state IN ('issued', 'delivered') AND l.living),
     family AS (
       SELECT invoice_id, applied_at, order_no FROM living
       UNION
       SELECT family.invoice_id, family.applied_at, child.order_no FROM family
       JOIN orders child ON child.enterprise_id = $1 AND child.parent_order_no = family.order_no)
     SELECT DISTINCT invoice_id AS "invoiceId" FROM family WHERE EXISTS (
       SELECT FROM ledger_entry e WHERE e.enterprise_id = $1 AND e.order_no = family.order_no AND e.at > family.applied_at - interval '1 hour')
     ORDER BY 1`,
    [enterpriseId],
  )
