import { products, type Product } from '@sojourn/contract/booking/codes'
import type { BillCategory } from '@sojourn/contract/finance/bill-words'
import type { InvoicePayer } from '@sojourn/contract/finance/invoice-words'
import { companyAccounts, payerAccounts } from '@sojourn/domain/booking/ledger/accounts'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'
import type { Cursor } from '../../../kit/cursor'
import type { ToldBody } from '../bill/told'
import { segmentOfLine } from '../bill/line/line-part'

/** An order with the refunds and changes that came of it, by the number of the first. */
export interface FamilyRow {
  root: string
  orderNo: string
}

/** All orders that came of these, themselves among them. */
export const findFamilies = ({ sql, enterpriseId }: Tenant, roots: readonly string[]): Promise<FamilyRow[]> =>
  sql.query<FamilyRow>(
    `WITH RECURSIVE family AS (
       SELECT order_no AS root, order_no FROM orders WHERE enterprise_id = $1 AND order_no = ANY($2)
       UNION ALL
       SELECT family.root, child.order_no FROM family JOIN orders child ON child.enterprise_id = $1 AND child.parent_order_no = family.order_no)
     SELECT root, order_no AS "orderNo" FROM family`,
    [enterpriseId, roots],
  )

/** What an order's postings took of a payer's money, or gave back; fen. */
export interface PaidRow {
  postingId: string
  at: Date
  kind: string
  orderNo: string
  amount: number
}
const accountsOf: Readonly<Record<InvoicePayer, readonly string[]>> = {
  company: Object.values(companyAccounts).flat(),
  // What only waits to be spent moves within these two.
  person: Object.values(payerAccounts.personal),
}

/** In their order; what a variance corrected is no sale. */
export const findPaid = ({ sql, enterpriseId }: Tenant, orderNos: readonly string[], payer: InvoicePayer): Promise<PaidRow[]> =>
  sql.query<PaidRow>(
    `SELECT posting_id AS "postingId", min(at) AS at, min(kind) AS kind, min(order_no) AS "orderNo", sum(amount)::bigint AS amount
     FROM ledger_entry WHERE enterprise_id = $1 AND order_no = ANY($2) AND account = ANY($3) AND kind NOT IN ('billAdjustment', 'capture')
     GROUP BY posting_id HAVING sum(amount) <> 0 ORDER BY 2, 1`,
    [enterpriseId, orderNos, accountsOf[payer]],
  )

interface RootsAsked {
  after: Cursor | undefined
  limit: number
}
export interface RootRow {
  root: string
  at: Date
}

/** First orders that this person booked, of which personal money was spent, newest first; `roots` narrows them. */
export const findOwnRoots = (
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  { after, limit, roots = null }: RootsAsked & { roots?: readonly string[] | null },
): Promise<RootRow[]> =>
  sql.query<RootRow>(
    `WITH RECURSIVE up AS (
       SELECT o.order_no, o.parent_order_no, o.created_at, o.booker_id FROM orders o WHERE o.enterprise_id = $1 AND o.booker_id = $2
         AND EXISTS (SELECT FROM ledger_entry e WHERE e.enterprise_id = $1 AND e.order_no = o.order_no AND e.account = $3)
       UNION
       SELECT p.order_no, p.parent_order_no, p.created_at, p.booker_id FROM up
       JOIN orders p ON p.enterprise_id = $1 AND p.order_no = up.parent_order_no)
     SELECT order_no AS root, created_at AS at FROM up
     WHERE parent_order_no IS NULL AND booker_id = $2 AND ($7::text[] IS NULL OR order_no = ANY($7)) AND ($4::timestamptz IS NULL OR (created_at, order_no) < ($4, $5))
     ORDER BY created_at DESC, order_no DESC LIMIT $6`,
    [enterpriseId, employeeId, payerAccounts.personal.source, after?.at ?? null, after?.id ?? '', limit, roots],
  )

/** First orders of what a bill charges in its period, newest first; of some categories of lines where they are named. */
export const findBillRoots = (
  { sql, enterpriseId }: Tenant,
  billNo: string,
  { after, limit, categories }: RootsAsked & { categories: readonly BillCategory[] | null },
): Promise<RootRow[]> =>
  sql.query<RootRow>(
    `WITH RECURSIVE up AS (
       SELECT o.order_no, o.parent_order_no, o.created_at FROM orders o WHERE o.enterprise_id = $1 AND o.order_no IN (
         SELECT order_no FROM bill_line WHERE enterprise_id = $1 AND bill_no = $2 AND decision = 'thisPeriod'
           AND ($6::text[] IS NULL OR category = ANY($6)))
       UNION
       SELECT p.order_no, p.parent_order_no, p.created_at FROM up JOIN orders p ON p.enterprise_id = $1 AND p.order_no = up.parent_order_no)
     SELECT order_no AS root, created_at AS at FROM up
     WHERE parent_order_no IS NULL AND ($3::timestamptz IS NULL OR (created_at, order_no) < ($3, $4))
     ORDER BY created_at DESC, order_no DESC LIMIT $5`,
    [enterpriseId, billNo, after?.at ?? null, after?.id ?? '', limit, categories],
  )

/** What a bill was corrected by; fen, below nought it was given back. */
export interface CorrectionRow {
  lineId: string
  /** The line that was corrected, which may be a correction itself, and what it charged. */
  adjusts: string
  corrected: BillCategory
  postingId: string
  orderNo: string
  position: number
  segment: number
  product: Product
  departmentId: string
  amount: number
  body: ToldBody
}

/**
 * What the agency charged these orders beside what they sold, or gave back, since a variance was adopted, a file was right or something was
 * added; by line. Compensations change no invoice.
 */
export async function findCorrections({ sql, enterpriseId }: Tenant, orderNos: readonly string[]): Promise<CorrectionRow[]> {
  const rows = await sql.query<InCodes<CorrectionRow, { product: typeof products }>>(
    `SELECT DISTINCT ON (l.line_id) l.line_id AS "lineId", l.adjusts, l.posting_id AS "postingId", l.order_no AS "orderNo", l.position, ${segmentOfLine} AS segment,
       l.product, l.department_id AS "departmentId", l.company AS amount, told.body,
       (SELECT category FROM bill_line own WHERE own.enterprise_id = $1 AND own.order_no = l.order_no AND own.line_id = l.adjusts LIMIT 1) AS corrected
     FROM bill_line l JOIN bill_told told ON told.enterprise_id = l.enterprise_id AND told.posting_id = l.posting_id AND told.place = l.place
     WHERE l.enterprise_id = $1 AND l.order_no = ANY($2) AND l.adjusts IS NOT NULL AND l.category <> 'compensation' ORDER BY l.line_id`,
    [enterpriseId, orderNos],
  )
  return rows.map((row) => ({ ...row, product: products.word(row.product) }))
}

export interface TitleRow {
  entityId: string
  name: string
  taxNumber: string
  specialInvoices: boolean
  isDefault: boolean
  invoiceLimit: number
  mailTo: string
}
export const findTitles = ({ sql, enterpriseId }: Tenant): Promise<TitleRow[]> =>
  sql.query<TitleRow>(
    `SELECT entity_id AS "entityId", name, tax_number AS "taxNumber", special_invoices AS "specialInvoices", is_default AS "isDefault",
       invoice_limit AS "invoiceLimit", mail_to AS "mailTo"
     FROM legal_entity WHERE enterprise_id = $1 AND ended_on IS NULL ORDER BY is_default DESC, name, entity_id`,
    [enterpriseId],
  )
