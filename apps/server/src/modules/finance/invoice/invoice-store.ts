import type { InvoiceItem, InvoiceKind, InvoicePayer, InvoiceState } from '@sojourn/contract/finance/invoice-words'
import type { Language } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../../db/tenant'
import type { Cursor } from '../../../kit/cursor'
import type { ItemWords } from './sold-item'

export interface ApplicationRow {
  applicationNo: string
  payer: InvoicePayer
  appliedBy: string
  appliedByName: string
  appliedAt: Date
  billNo: string | null
  email: string
  version: number
}
const applicationColumns = `application_no AS "applicationNo", payer, applied_by AS "appliedBy", applied_by_name AS "appliedByName",
  applied_at AS "appliedAt", bill_no AS "billNo", email, version`

export const insertApplication = (
  { sql, enterpriseId }: Tenant,
  application: Omit<ApplicationRow, 'version'>,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO invoice_application (enterprise_id, application_no, payer, applied_by, applied_by_name, applied_at, bill_no, email)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      enterpriseId,
      application.applicationNo,
      application.payer,
      application.appliedBy,
      application.appliedByName,
      application.appliedAt,
      application.billNo,
      application.email,
    ],
  )

export async function findApplication({ sql, enterpriseId }: Tenant, applicationNo: string): Promise<ApplicationRow | undefined> {
  const [row] = await sql.query<ApplicationRow>(
    `SELECT ${applicationColumns} FROM invoice_application WHERE enterprise_id = $1 AND application_no = $2`,
    [enterpriseId, applicationNo],
  )
  return row
}

/** Whoever confirms or withdraws holds it. */
export async function lockApplication({ sql, enterpriseId }: Tenant, applicationNo: string): Promise<ApplicationRow | undefined> {
  const [row] = await sql.query<ApplicationRow>(
    `SELECT ${applicationColumns} FROM invoice_application WHERE enterprise_id = $1 AND application_no = $2 FOR UPDATE`,
    [enterpriseId, applicationNo],
  )
  return row
}

export const stepApplication = ({ sql, enterpriseId }: Tenant, applicationNo: string): Promise<unknown> =>
  sql.query('UPDATE invoice_application SET version = version + 1 WHERE enterprise_id = $1 AND application_no = $2', [
    enterpriseId,
    applicationNo,
  ])

export interface InvoiceRow {
  invoiceId: string
  applicationNo: string
  place: number
  payer: InvoicePayer
  ownerId: string
  billNo: string | null
  kind: InvoiceKind
  state: InvoiceState
  titleName: string
  titleTaxNumber: string
  entityId: string
  email: string
  amount: number
  net: number
  tax: number
  untaxed: number
  appliedAt: Date
  number: string | null
  issuedAt: Date | null
  sellerName: string
  sellerTaxNumber: string
  refusal: string | null
  reverses: string | null
  replaces: string | null
  printedAt: Date | null
  mailedAt: Date | null
  version: number
}
const columns = `invoice_id AS "invoiceId", application_no AS "applicationNo", place, payer, owner_id AS "ownerId", bill_no AS "billNo", kind, state,
  title_name AS "titleName", title_tax_number AS "titleTaxNumber", entity_id AS "entityId", email, amount, net, tax, untaxed,
  applied_at AS "appliedAt", number, issued_at AS "issuedAt", seller_name AS "sellerName", seller_tax_number AS "sellerTaxNumber", refusal,
  reverses, replaces, printed_at AS "printedAt", mailed_at AS "mailedAt", version`

/** A line as it stands on its invoice. */
export interface InvoiceLineRow {
  invoiceId: string
  place: number
  key: string
  part: number
  living: boolean
  root: string
  orderNo: string
  item: InvoiceItem
  ticketNo: string
  travelDay: string
  amount: number
  rate: number
  net: number
  tax: number
  untaxed: number
  fuel: number
  body: Record<Language, ItemWords>
}
const lineColumns = `invoice_id AS "invoiceId", place, key, part, living, root_order_no AS root, order_no AS "orderNo", item, ticket_no AS "ticketNo",
  travel_day AS "travelDay", amount, rate, net, tax, untaxed, fuel, body`

export type NewInvoice = Pick<
  InvoiceRow,
  | 'invoiceId'
  | 'applicationNo'
  | 'place'
  | 'payer'
  | 'ownerId'
  | 'billNo'
  | 'kind'
  | 'state'
  | 'titleName'
  | 'titleTaxNumber'
  | 'entityId'
  | 'email'
  | 'amount'
  | 'net'
  | 'tax'
  | 'untaxed'
  | 'appliedAt'
  | 'reverses'
  | 'replaces'
>

export const insertInvoices = ({ sql, enterpriseId }: Tenant, invoices: readonly NewInvoice[]): Promise<unknown> =>
  sql.query(
    `INSERT INTO invoice (enterprise_id, invoice_id, application_no, place, payer, owner_id, bill_no, kind, state, title_name, title_tax_number,
       entity_id, email, amount, net, tax, untaxed, applied_at, reverses, replaces)
     SELECT $1, "invoiceId", "applicationNo", place, payer, "ownerId", "billNo", kind, state, "titleName", "titleTaxNumber", "entityId", email,
       amount, net, tax, untaxed, "appliedAt", reverses, replaces
     FROM jsonb_to_recordset($2::jsonb) AS one("invoiceId" uuid, "applicationNo" text, place integer, payer text, "ownerId" text, "billNo" text,
       kind text, state text, "titleName" text, "titleTaxNumber" text, "entityId" text, email text, amount bigint, net bigint, tax bigint,
       untaxed bigint, "appliedAt" timestamptz, reverses uuid, replaces uuid)`,
    [enterpriseId, JSON.stringify(invoices)],
  )

/** What stands on a living invoice already is refused: fewer rows come back than were given. */
export async function insertLines({ sql, enterpriseId }: Tenant, lines: readonly InvoiceLineRow[]): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO invoice_line (enterprise_id, invoice_id, place, key, part, living, root_order_no, order_no, item, ticket_no, travel_day, amount,
       rate, net, tax, untaxed, fuel, body)
     SELECT $1, "invoiceId", place, key, part, living, root, "orderNo", item, "ticketNo", "travelDay", amount, rate, net, tax, untaxed, fuel, body
     FROM jsonb_to_recordset($2::jsonb) AS one("invoiceId" uuid, place integer, key text, part smallint, living boolean, root text,
       "orderNo" text, item text, "ticketNo" text, "travelDay" date, amount bigint, rate smallint, net bigint, tax bigint, untaxed bigint,
       fuel bigint, body jsonb)
     ON CONFLICT DO NOTHING RETURNING place`,
    [enterpriseId, JSON.stringify(lines)],
  )
  return rows.length === lines.length
}

export async function findInvoice({ sql, enterpriseId }: Tenant, invoiceId: string): Promise<InvoiceRow | undefined> {
  const [row] = await sql.query<InvoiceRow>(`SELECT ${columns} FROM invoice WHERE enterprise_id = $1 AND invoice_id = $2`, [
    enterpriseId,
    invoiceId,
  ])
  return row
}

/** Whoever moves an invoice holds it. */
export async function lockInvoice({ sql, enterpriseId }: Tenant, invoiceId: string): Promise<InvoiceRow | undefined> {
  const [row] = await sql.query<InvoiceRow>(
    `SELECT ${columns} FROM invoice WHERE enterprise_id = $1 AND invoice_id = $2 FOR UPDATE`,
    [enterpriseId, invoiceId],
  )
  return row
}

export const findInvoicesOf = ({ sql, enterpriseId }: Tenant, applicationNo: string): Promise<InvoiceRow[]> =>
  sql.query<InvoiceRow>(
    `SELECT ${columns} FROM invoice WHERE enterprise_id = $1 AND application_no = $2 ORDER BY place, invoice_id`,
    [enterpriseId, applicationNo],
  )

/** Whether the issuer has still to answer one of the invoices that an application led to at first. */
export async function isBeingIssued({ sql, enterpriseId }: Tenant, applicationNo: string): Promise<boolean> {
  const rows = await sql.query(
    `SELECT FROM invoice WHERE enterprise_id = $1 AND application_no = $2 AND state = 'issuing' AND reverses IS NULL AND replaces IS NULL LIMIT 1`,
    [enterpriseId, applicationNo],
  )
  return rows.length > 0
}

export interface InvoiceSearch {
  payer: InvoicePayer
  ownerId: string | null
  billNo: string | null
  /** Only those with a line that was sold as this. */
  item: InvoiceItem | null
  kinds: readonly InvoiceKind[] | null
  states: readonly InvoiceState[] | null
  after: Cursor | undefined
  limit: number
}
/** Newest first. */
export const searchInvoiceRows = ({ sql, enterpriseId }: Tenant, search: InvoiceSearch): Promise<InvoiceRow[]> =>
  sql.query<InvoiceRow>(
    `SELECT ${columns} FROM invoice WHERE enterprise_id = $1 AND payer = $2 AND ($3::text IS NULL OR owner_id = $3) AND ($4::text IS NULL OR bill_no = $4)
       AND ($5::text[] IS NULL OR kind = ANY($5)) AND ($6::text[] IS NULL OR state = ANY($6))
       AND ($7::timestamptz IS NULL OR (applied_at, invoice_id) < ($7, $8::uuid))
       AND ($9::text IS NULL OR EXISTS (SELECT FROM invoice_line l WHERE l.enterprise_id = $1 AND l.invoice_id = invoice.invoice_id AND l.item = $9))
     ORDER BY applied_at DESC, invoice_id DESC LIMIT $10`,
    [
      enterpriseId,
      search.payer,
      search.ownerId,
      search.billNo,
      search.kinds,
      search.states,
      search.after?.at ?? null,
      search.after?.id ?? null,
      search.item,
      search.limit,
    ],
  )

interface CountedLines {
  count: number
  amount: number
}
/** What of a bill stands on living invoices, those that wait for their issuer too, and on planned ones that nobody has confirmed; fen. */
export async function sumInvoiced(
  { sql, enterpriseId }: Tenant,
  billNo: string,
): Promise<{ invoiced: CountedLines; awaiting: CountedLines }> {
  const sums = (states: string): string =>
    `jsonb_build_object('count', count(DISTINCT l.key) FILTER (WHERE ${states}), 'amount', coalesce(sum(l.amount) FILTER (WHERE ${states}), 0))`
  const [row] = await sql.query<{ invoiced: CountedLines; awaiting: CountedLines }>(
    `SELECT ${sums("i.state <> 'applied'")} AS invoiced, ${sums("i.state = 'applied'")} AS awaiting
     FROM invoice i JOIN invoice_line l ON l.enterprise_id = i.enterprise_id AND l.invoice_id = i.invoice_id
     WHERE i.enterprise_id = $1 AND i.bill_no = $2 AND l.living`,
    [enterpriseId, billNo],
  )
  return row!
}

export const findInvoices = ({ sql, enterpriseId }: Tenant, invoiceIds: readonly string[]): Promise<InvoiceRow[]> =>
  sql.query<InvoiceRow>(
    `SELECT ${columns} FROM invoice WHERE enterprise_id = $1 AND invoice_id = ANY($2) ORDER BY applied_at, place, invoice_id`,
    [enterpriseId, invoiceIds],
  )

export const findInvoiceLines = ({ sql, enterpriseId }: Tenant, invoiceIds: readonly string[]): Promise<InvoiceLineRow[]> =>
  sql.query<InvoiceLineRow>(
    `SELECT ${lineColumns} FROM invoice_line WHERE enterprise_id = $1 AND invoice_id = ANY($2) ORDER BY invoice_id, place`,
    [enterpriseId, invoiceIds],
  )

/** Things of these first orders that stand on a living invoice. */
export const findLivingLines = (
  { sql, enterpriseId }: Tenant,
  roots: readonly string[],
): Promise<Pick<InvoiceLineRow, 'key' | 'part' | 'amount' | 'invoiceId'>[]> =>
  sql.query(
    `SELECT key, part, amount, invoice_id AS "invoiceId" FROM invoice_line WHERE enterprise_id = $1 AND root_order_no = ANY($2) AND living`,
    [enterpriseId, roots],
  )

/** Of several vouchers, by their ids. */
export const findXmls = async ({ sql, enterpriseId }: Tenant, invoiceIds: readonly string[]): Promise<Map<string, string>> => {
  const rows = await sql.query<{ invoiceId: string; xml: string }>(
    `SELECT invoice_id AS "invoiceId", xml FROM invoice WHERE enterprise_id = $1 AND invoice_id = ANY($2) AND xml IS NOT NULL`,
    [enterpriseId, invoiceIds],
  )
  return new Map(rows.map(({ invoiceId, xml }) => [invoiceId, xml]))
}

export async function findXml({ sql, enterpriseId }: Tenant, invoiceId: string): Promise<string | undefined> {
  const [row] = await sql.query<{ xml: string | null }>('SELECT xml FROM invoice WHERE enterprise_id = $1 AND invoice_id = $2', [
    enterpriseId,
    invoiceId,
  ])
  return row?.xml ?? undefined
}

/** The newest red-letter invoice over it; one that was refused may have been followed by another. */
export const findReversal = async ({ sql, enterpriseId }: Tenant, invoiceId: string): Promise<InvoiceRow | undefined> => {
  const [row] = await sql.query<InvoiceRow>(
    `SELECT ${columns} FROM invoice WHERE enterprise_id = $1 AND reverses = $2 ORDER BY applied_at DESC, invoice_id DESC LIMIT 1`,
    [enterpriseId, invoiceId],
  )
  return row
}
export const findReplacements = ({ sql, enterpriseId }: Tenant, invoiceId: string): Promise<InvoiceRow[]> =>
  sql.query<InvoiceRow>(`SELECT ${columns} FROM invoice WHERE enterprise_id = $1 AND replaces = $2 ORDER BY place, invoice_id`, [
    enterpriseId,
    invoiceId,
  ])
