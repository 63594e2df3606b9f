import { orderStates, type OrderState } from '@sojourn/contract/booking/codes'
import {
  readManualAnswer,
  readManualDone,
  readManualQuote,
  type KeptManualAnswer,
  type KeptManualDone,
  type KeptManualQuote,
} from '@sojourn/domain/products/intl-flight/manual-quote/kept-quote'
import type { KeptManualState } from '@sojourn/domain/products/intl-flight/manual-quote/manual-quote'
import type { Tenant } from '../../../../db/tenant'

export interface ManualEvent {
  at: string
  actor: string
  event: 'asked' | 'quoted' | 'accepted' | 'refused' | 'withdrawn' | 'carriedOut' | 'declined' | 'late' | 'overtaken'
  detail?: Record<string, string | number>
}
export interface ManualRow {
  quoteNo: string
  /** Whose tickets they are, and who booked them. */
  orderNo: string
  employeeId: string
  state: KeptManualState
  version: number
  body: KeptManualQuote
  answer: KeptManualAnswer | null
  done: KeptManualDone | null
  history: ManualEvent[]
  askedAt: Date
  promisedBy: Date
  validUntil: Date | null
  reason: string | null
  madeOrderNo: string | null
}

interface Stored extends Omit<ManualRow, 'body' | 'answer' | 'done'> {
  body: unknown
  answer: unknown
  done: unknown
}
const readRow = ({ body, answer, done, ...row }: Stored): ManualRow => ({
  ...row,
  body: readManualQuote(body),
  answer: answer === null ? null : readManualAnswer(answer),
  done: done === null ? null : readManualDone(done),
})

const columns = `quote_no AS "quoteNo", order_no AS "orderNo", employee_id AS "employeeId", state, version, body, answer, done, history,
  asked_at AS "askedAt", promised_by AS "promisedBy", valid_until AS "validUntil", reason, made_order_no AS "madeOrderNo"`

export const insertQuote = ({ sql, enterpriseId }: Tenant, row: ManualRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO manual_quote (enterprise_id, quote_no, order_no, employee_id, state, version, body, history, asked_at, promised_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      enterpriseId,
      row.quoteNo,
      row.orderNo,
      row.employeeId,
      row.state,
      row.version,
      JSON.stringify(row.body),
      JSON.stringify(row.history),
      row.askedAt,
      row.promisedBy,
    ],
  )

const stored = (value: object | null): string | null => (value === null ? null : JSON.stringify(value))

export const updateQuote = ({ sql, enterpriseId }: Tenant, row: ManualRow): Promise<unknown> =>
  sql.query(
    `UPDATE manual_quote SET state = $3, version = $4, answer = $5, done = $6, history = $7, valid_until = $8, reason = $9, made_order_no = $10
     WHERE enterprise_id = $1 AND quote_no = $2`,
    [
      enterpriseId,
      row.quoteNo,
      row.state,
      row.version,
      stored(row.answer),
      stored(row.done),
      JSON.stringify(row.history),
      row.validUntil,
      row.reason,
      row.madeOrderNo,
    ],
  )

export async function findQuote({ sql, enterpriseId }: Tenant, quoteNo: string): Promise<ManualRow | undefined> {
  const [row] = await sql.query<Stored>(`SELECT ${columns} FROM manual_quote WHERE enterprise_id = $1 AND quote_no = $2`, [
    enterpriseId,
    quoteNo,
  ])
  return row && readRow(row)
}

/** The same, held until the transaction ends. */
export async function lockQuote({ sql, enterpriseId }: Tenant, quoteNo: string): Promise<ManualRow | undefined> {
  const [row] = await sql.query<Stored>(
    `SELECT ${columns} FROM manual_quote WHERE enterprise_id = $1 AND quote_no = $2 FOR UPDATE`,
    [enterpriseId, quoteNo],
  )
  return row && readRow(row)
}

/** What was ever asked for tickets of an order, the newest first. */
export async function findQuotesOf({ sql, enterpriseId }: Tenant, orderNo: string): Promise<ManualRow[]> {
  const rows = await sql.query<Stored>(
    `SELECT ${columns} FROM manual_quote WHERE enterprise_id = $1 AND order_no = $2 ORDER BY asked_at DESC, quote_no DESC`,
    [enterpriseId, orderNo],
  )
  return rows.map(readRow)
}

/** The quote that a refund or change order was made of. */
export async function findQuoteMade({ sql, enterpriseId }: Tenant, madeOrderNo: string): Promise<ManualRow | undefined> {
  const [row] = await sql.query<Stored>(`SELECT ${columns} FROM manual_quote WHERE enterprise_id = $1 AND made_order_no = $2`, [
    enterpriseId,
    madeOrderNo,
  ])
  return row && readRow(row)
}

/** Of all orders of the company: what nobody has answered. */
export async function findAskedQuotes({ sql, enterpriseId }: Tenant): Promise<ManualRow[]> {
  const rows = await sql.query<Stored>(
    `SELECT ${columns} FROM manual_quote WHERE enterprise_id = $1 AND state = 'asked' ORDER BY asked_at`,
    [enterpriseId],
  )
  return rows.map(readRow)
}

const waitingStates: readonly OrderState[] = ['refunding', 'changing']

/** Quotes that wait for the desk: to be answered, or to be carried out since their order is approved and paid. */
export async function findQuotesAtDesk({ sql, enterpriseId }: Tenant): Promise<(ManualRow & { paidAt: Date | null })[]> {
  const rows = await sql.query<Stored & { paidAt: Date | null }>(
    `SELECT ${columns}, waiting.paid_at AS "paidAt" FROM manual_quote
     LEFT JOIN (SELECT order_no AS waiting_no, updated_at AS paid_at FROM orders WHERE enterprise_id = $1 AND state = ANY($2)) AS waiting
       ON waiting_no = made_order_no
     WHERE enterprise_id = $1 AND (state = 'asked' OR (state = 'accepted' AND done IS NULL AND waiting_no IS NOT NULL))
     ORDER BY coalesce(waiting.paid_at, asked_at) LIMIT 100`,
    [enterpriseId, waitingStates.map((state) => orderStates.code(state))],
  )
  return rows.map(({ paidAt, ...row }) => ({ ...readRow(row), paidAt }))
}
