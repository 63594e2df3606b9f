import type { InvoiceItem, InvoicePayer } from '@sojourn/contract/finance/invoice-words'
import type { Language } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../../db/tenant'
import type { ItemWords } from '../invoice/sold-item'

/** What a line says, and who writes its voucher, in one language. */
export type DueWords = ItemWords & { supplier: string }

/** A thing that was paid for and needs a voucher; fen. */
export interface DueRow {
  key: string
  payer: InvoicePayer
  item: InvoiceItem
  root: string
  orderNo: string
  /** Who has to bring it. */
  ownerId: string
  departmentId: string
  entityId: string
  /** Who writes it; a name of its own or a word. */
  supplier: string
  /** Digits alone. */
  ticketNo: string
  travelDay: string
  amount: number
  outside: number
  /** What the company deducts with the voucher. */
  tax: number
  body: Record<Language, DueWords>
}

export const dueColumns = `d.key, d.payer, d.item, d.root_order_no AS root, d.order_no AS "orderNo", d.owner_id AS "ownerId", d.department_id AS "departmentId",
  d.entity_id AS "entityId", d.supplier, d.ticket_no AS "ticketNo", d.travel_day::text AS "travelDay", d.amount, d.outside, d.tax, d.body`

export async function findFollowed({ sql, enterpriseId }: Tenant): Promise<Date | undefined> {
  const [row] = await sql.query<{ to: Date }>('SELECT followed_to AS to FROM voucher_account WHERE enterprise_id = $1', [
    enterpriseId,
  ])
  return row?.to
}
export const setFollowed = ({ sql, enterpriseId }: Tenant, to: Date): Promise<unknown> =>
  sql.query(
    `INSERT INTO voucher_account (enterprise_id, followed_to) VALUES ($1, $2)
     ON CONFLICT (enterprise_id) DO UPDATE SET followed_to = $2`,
    [enterpriseId, to],
  )

/** First orders of which money moved since a moment, with the last of these moments; those of one moment stand together. */
export const findMovedRoots = (
  { sql, enterpriseId }: Tenant,
  since: Date,
  entries: number,
): Promise<{ root: string; at: Date; full: boolean }[]> =>
  sql.query(
    `WITH RECURSIVE own AS (
       SELECT order_no, at FROM ledger_entry WHERE enterprise_id = $1 AND at > $2 AND account = 'provider.clearing'
       ORDER BY at FETCH FIRST $3 ROWS WITH TIES),
     company AS (
       SELECT order_no, at FROM ledger_entry WHERE enterprise_id = $1 AND at > $2 AND order_no IS NOT NULL AND account IN
         ('credit.used', 'deposit.available', 'deposit.frozen', 'deposit.guaranteed', 'company.clearing', 'company.received')
       ORDER BY at FETCH FIRST $3 ROWS WITH TIES),
     -- Where one of both was cut short, the other is followed no farther.
     reach AS (
       SELECT least((SELECT max(at) FROM own HAVING count(*) >= $3), (SELECT max(at) FROM company HAVING count(*) >= $3)) AS at),
     moved AS (
       SELECT e.order_no, e.at FROM (SELECT * FROM own UNION ALL SELECT * FROM company) AS e, reach
       WHERE reach.at IS NULL OR e.at <= reach.at),
     up AS (
       SELECT o.order_no, o.parent_order_no FROM moved JOIN orders o ON o.enterprise_id = $1 AND o.order_no = moved.order_no
       UNION
       SELECT p.order_no, p.parent_order_no FROM up JOIN orders p ON p.enterprise_id = $1 AND p.order_no = up.parent_order_no)
     SELECT up.order_no AS root, (SELECT max(at) FROM moved) AS at, reach.at IS NOT NULL AS "full"
     FROM up, reach WHERE up.parent_order_no IS NULL ORDER BY 1`,
    [enterpriseId, since, entries],
  )

/** What these first orders leave to be proved takes the place of what stood there; who was reminded stays so. */
export async function replaceDue(
  { sql, enterpriseId }: Tenant,
  roots: readonly string[],
  rows: readonly DueRow[],
): Promise<void> {
  await sql.query('DELETE FROM voucher_due WHERE enterprise_id = $1 AND root_order_no = ANY($2) AND key <> ALL($3)', [
    enterpriseId,
    roots,
    rows.map(({ key }) => key),
  ])
  await sql.query(
    `INSERT INTO voucher_due (enterprise_id, key, payer, item, root_order_no, order_no, owner_id, department_id, entity_id, supplier, ticket_no,
       travel_day, amount, outside, tax, body)
     SELECT $1, r.key, r.payer, r.item, r.root, r."orderNo", coalesce(nullif(r."ownerId", ''), o.booker_id), r."departmentId", r."entityId", r.supplier,
       r."ticketNo", r."travelDay", r.amount, r.outside, r.tax, r.body
     FROM jsonb_to_recordset($2::jsonb) AS r(key text, payer text, item text, root text, "orderNo" text, "ownerId" text, "departmentId" text,
       "entityId" text, supplier text, "ticketNo" text, "travelDay" date, amount bigint, outside bigint, tax bigint, body jsonb)
     JOIN orders o ON o.enterprise_id = $1 AND o.order_no = r.root
     ON CONFLICT (enterprise_id, key) DO UPDATE SET order_no = excluded.order_no, owner_id = excluded.owner_id,
       department_id = excluded.department_id, entity_id = excluded.entity_id, supplier = excluded.supplier, ticket_no = excluded.ticket_no,
       travel_day = excluded.travel_day, amount = excluded.amount, outside = excluded.outside, tax = excluded.tax, body = excluded.body,
       reminded_at = CASE WHEN voucher_due.travel_day = excluded.travel_day THEN voucher_due.reminded_at END`,
    [enterpriseId, JSON.stringify(rows)],
  )
}
