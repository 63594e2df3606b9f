import type { VoucherFinding, VoucherFormat, VoucherStep, VoucherVerdict } from '@sojourn/contract/finance/voucher-words'
import type { Tenant } from '../../../db/tenant'
import type { Cursor } from '../../../kit/cursor'

export interface VoucherRow {
  voucherId: string
  fileId: string
  uploadedBy: string
  uploadedByName: string
  uploadedAt: Date
  /** Whose orders it was compared with; null of the company's. */
  ownerId: string | null
  forCompany: boolean
  format: VoucherFormat
  number: string
  reverses: string
  issuedOn: string
  buyerName: string
  buyerTaxNumber: string
  sellerName: string
  amount: number
  net: number
  tax: number
  untaxed: number
  /** Of which order it is, where the uploader said so. */
  orderNo: string | null
  verdict: VoucherVerdict
  findings: VoucherFinding[]
  dropped: boolean
  xmlCipher: string
  version: number
}
export type NewVoucher = Omit<VoucherRow, 'uploadedByName' | 'dropped' | 'version'>

const columns = `v.voucher_id AS "voucherId", v.file_id AS "fileId", v.uploaded_by AS "uploadedBy", coalesce(e.name, '') AS "uploadedByName",
  v.uploaded_at AS "uploadedAt", v.owner_id AS "ownerId", v.for_company AS "forCompany", v.format, v.number, v.reverses, v.issued_on AS "issuedOn", v.buyer_name AS "buyerName",
  v.buyer_tax_number AS "buyerTaxNumber", v.seller_name AS "sellerName", v.amount, v.net, v.tax, v.untaxed, v.order_no AS "orderNo", v.verdict,
  v.findings, v.dropped, v.xml_cipher AS "xmlCipher", v.version`
const withUploader = 'voucher v LEFT JOIN employee e ON e.enterprise_id = $1 AND e.employee_id = v.uploaded_by'

/** Whether it was written: a number that is kept already is not kept again. */
export async function insertVoucher({ sql, enterpriseId }: Tenant, voucher: NewVoucher): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO voucher (enterprise_id, voucher_id, file_id, uploaded_by, uploaded_at, owner_id, for_company, format, number, reverses, issued_on, buyer_name,
       buyer_tax_number, seller_name, amount, net, tax, untaxed, order_no, verdict, findings, xml_cipher)
     SELECT $1, n."voucherId", n."fileId", n."uploadedBy", n."uploadedAt", n."ownerId", n."forCompany", n.format, n.number, n.reverses, n."issuedOn", n."buyerName",
       n."buyerTaxNumber", n."sellerName", n.amount, n.net, n.tax, n.untaxed, n."orderNo", n.verdict,
       ARRAY(SELECT jsonb_array_elements_text(n.findings)), n."xmlCipher"
     FROM jsonb_to_record($2::jsonb) AS n("voucherId" uuid, "fileId" uuid, "uploadedBy" text, "uploadedAt" timestamptz, "ownerId" text, "forCompany" boolean, format text,
       number text, reverses text, "issuedOn" text, "buyerName" text, "buyerTaxNumber" text, "sellerName" text, amount bigint, net bigint, tax bigint,
       untaxed bigint, "orderNo" text, verdict text, findings jsonb, "xmlCipher" text)
     ON CONFLICT DO NOTHING RETURNING voucher_id`,
    [enterpriseId, JSON.stringify(voucher)],
  )
  return rows.length > 0
}

export const insertFile = (
  { sql, enterpriseId }: Tenant,
  file: { fileId: string; nameCipher: string; bytes: number; contentCipher: string },
): Promise<unknown> =>
  sql.query('INSERT INTO voucher_file (enterprise_id, file_id, name_cipher, bytes, content_cipher) VALUES ($1, $2, $3, $4, $5)', [
    enterpriseId,
    file.fileId,
    file.nameCipher,
    file.bytes,
    file.contentCipher,
  ])
export async function findFile({ sql, enterpriseId }: Tenant, fileId: string): Promise<{ contentCipher: string } | undefined> {
  const [row] = await sql.query<{ contentCipher: string }>(
    'SELECT content_cipher AS "contentCipher" FROM voucher_file WHERE enterprise_id = $1 AND file_id = $2',
    [enterpriseId, fileId],
  )
  return row
}

/** Of which things a voucher is, in the place of what stood there. */
export async function setThings({ sql, enterpriseId }: Tenant, voucherId: string, keys: readonly string[]): Promise<void> {
  await sql.query('DELETE FROM voucher_thing WHERE enterprise_id = $1 AND voucher_id = $2', [enterpriseId, voucherId])
  await sql.query(
    'INSERT INTO voucher_thing (enterprise_id, voucher_id, key) SELECT DISTINCT $1::integer, $2::uuid, unnest($3::text[])',
    [enterpriseId, voucherId, keys],
  )
}

interface NewStep {
  stepId: string
  voucherId: string
  at: Date
  byId: string
  step: VoucherStep
  verdict: VoucherVerdict
  reason: string
}
export const insertStep = ({ sql, enterpriseId }: Tenant, { stepId, voucherId, at, byId, step, verdict, reason }: NewStep) =>
  sql.query(
    `INSERT INTO voucher_step (enterprise_id, step_id, voucher_id, at, by_id, step, verdict, reason) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [enterpriseId, stepId, voucherId, at, byId, step, verdict, reason],
  )

export interface StepRow extends Omit<NewStep, 'voucherId' | 'byId'> {
  by: string
}
export const findSteps = ({ sql, enterpriseId }: Tenant, voucherId: string): Promise<StepRow[]> =>
  sql.query<StepRow>(
    `SELECT s.step_id AS "stepId", s.at, coalesce(e.name, '') AS by, s.step, s.verdict, s.reason FROM voucher_step s
     LEFT JOIN employee e ON e.enterprise_id = $1 AND e.employee_id = s.by_id
     WHERE s.enterprise_id = $1 AND s.voucher_id = $2 ORDER BY s.step_id`,
    [enterpriseId, voucherId],
  )

export async function findVoucher({ sql, enterpriseId }: Tenant, voucherId: string): Promise<VoucherRow | undefined> {
  const [row] = await sql.query<VoucherRow>(
    `SELECT ${columns} FROM ${withUploader} WHERE v.enterprise_id = $1 AND v.voucher_id = $2`,
    [enterpriseId, voucherId],
  )
  return row
}

/** The one that is kept under a number. */
export async function findKept({ sql, enterpriseId }: Tenant, number: string): Promise<VoucherRow | undefined> {
  const [row] = await sql.query<VoucherRow>(
    `SELECT ${columns} FROM ${withUploader} WHERE v.enterprise_id = $1 AND v.number = $2 AND NOT v.dropped AND v.verdict <> 'forged'`,
    [enterpriseId, number],
  )
  return row
}

/** Whether a red-letter invoice is kept that takes this number back. */
export async function isTakenBack({ sql, enterpriseId }: Tenant, number: string): Promise<boolean> {
  const rows = await sql.query(
    `SELECT FROM voucher WHERE enterprise_id = $1 AND reverses = $2 AND reverses <> '' AND NOT dropped AND verdict = 'matched' LIMIT 1`,
    [enterpriseId, number],
  )
  return rows.length > 0
}

interface Asked {
  verdicts: readonly VoucherVerdict[] | null
  after: Cursor | undefined
  limit: number
}

/** Newest first: what somebody uploaded, or all that is for the company. */
export const findVouchers = (
  { sql, enterpriseId }: Tenant,
  whose: { uploadedBy: string } | 'company',
  { verdicts, after, limit }: Asked,
): Promise<VoucherRow[]> =>
  sql.query<VoucherRow>(
    `SELECT ${columns} FROM ${withUploader}
     WHERE v.enterprise_id = $1 AND ${whose === 'company' ? 'v.for_company AND $2::text IS NULL' : 'v.uploaded_by = $2'}
       AND ($3::text[] IS NULL OR (v.verdict = ANY($3) AND NOT v.dropped))
       AND ($4::timestamptz IS NULL OR (v.uploaded_at, v.voucher_id) < ($4, $5::uuid))
     ORDER BY v.uploaded_at DESC, v.voucher_id DESC LIMIT $6`,
    [enterpriseId, whose === 'company' ? null : whose.uploadedBy, verdicts, after?.at ?? null, after?.id ?? null, limit],
  )

/** Moves one that stands at this version; answers whether it did. */
export async function moveVoucher(
  { sql, enterpriseId }: Tenant,
  { voucherId, version }: Pick<VoucherRow, 'voucherId' | 'version'>,
  to: Pick<VoucherRow, 'verdict' | 'findings' | 'dropped' | 'forCompany' | 'orderNo'>,
): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE voucher SET verdict = $4, findings = $5, dropped = $6, for_company = $7, order_no = $8, version = version + 1
     WHERE enterprise_id = $1 AND voucher_id = $2 AND version = $3 AND NOT dropped RETURNING voucher_id`,
    [enterpriseId, voucherId, version, to.verdict, to.findings, to.dropped, to.forCompany, to.orderNo],
  )
  return rows.length > 0
}
