import type { BillState } from '@sojourn/contract/finance/bill-words'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { EntityDepartments } from '@sojourn/domain/booking/policy/entity-of'
import { orderStates, type OrderState } from '@sojourn/contract/booking/codes'
import { companyAccounts } from '@sojourn/domain/booking/ledger/accounts'
import type { Tenant } from '../../../db/tenant'
import { sumsInWords, type BillSumRow } from './sums-store'

export interface EntityRow extends EntityDepartments {
  name: string
  /** Whether special invoices are written to it. */
  specialInvoices: boolean
}
export const findEntities = ({ sql, enterpriseId }: Tenant): Promise<EntityRow[]> =>
  sql.query<EntityRow>(
    `SELECT entity_id AS "entityId", name, department_ids AS "departmentIds", is_default AS "isDefault",
       special_invoices AS "specialInvoices" FROM legal_entity
     WHERE enterprise_id = $1 AND ended_on IS NULL ORDER BY entity_id`,
    [enterpriseId],
  )

export interface BillRow {
  billNo: string
  fromDay: string
  toDay: string
  fromAt: Date
  toAt: Date
  state: BillState
  currency: string
  /** Of the company's books when it was made. */
  baseCurrency: string
  version: number
  madeAt: Date | null
  confirmsAt: Date | null
  confirmedAt: Date | null
  /** Null where time confirmed it. */
  confirmedBy: string | null
  dueDay: string | null
  overdueAt: Date | null
  lines: number
  undecided: number
  deferred: number
  /** Fen of the company's lines that are charged in this period, and what of them is still to be paid: what stands on credit. */
  total: number
  due: number
  paid: number
  /** Fen by which the lines differed from the ledger when it was made, or when time would have confirmed it; nought, or nobody confirms. */
  differs: number
  /** Null where something was charged to somebody else since. */
  sums: BillSumRow[] | null
}
const columns = `bill_no AS "billNo", from_day AS "fromDay", to_day AS "toDay", from_at AS "fromAt", to_at AS "toAt", state, currency,
  base_currency AS "baseCurrency", version, made_at AS "madeAt", confirms_at AS "confirmsAt", confirmed_at AS "confirmedAt", confirmed_by AS "confirmedBy", due_day AS "dueDay",
  overdue_at AS "overdueAt", lines, undecided, deferred, total, due, paid, differs, sums`

const inWords = (row: BillRow): BillRow => ({ ...row, sums: row.sums && sumsInWords(row.sums) })

/** Begins a bill; one that was begun before goes on. */
export const beginBill = (
  { sql, enterpriseId }: Tenant,
  bill: Pick<BillRow, 'billNo' | 'fromDay' | 'toDay' | 'fromAt' | 'toAt' | 'currency' | 'baseCurrency'>,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO bill (enterprise_id, bill_no, from_day, to_day, from_at, to_at, state, currency, base_currency)
     VALUES ($1, $2, $3, $4, $5, $6, 'unbilled', $7, $8) ON CONFLICT DO NOTHING`,
    [enterpriseId, bill.billNo, bill.fromDay, bill.toDay, bill.fromAt, bill.toAt, bill.currency, bill.baseCurrency],
  )

export async function findBill({ sql, enterpriseId }: Tenant, billNo: string): Promise<BillRow | undefined> {
  const [row] = await sql.query<BillRow>(
    `SELECT ${columns} FROM bill WHERE enterprise_id = $1 AND bill_no = $2 AND state <> 'unbilled'`,
    [enterpriseId, billNo],
  )
  return row && inWords(row)
}

/** Whoever changes a bill or its lines holds it. */
export async function lockBill({ sql, enterpriseId }: Tenant, billNo: string): Promise<BillRow | undefined> {
  const [row] = await sql.query<BillRow>(`SELECT ${columns} FROM bill WHERE enterprise_id = $1 AND bill_no = $2 FOR UPDATE`, [
    enterpriseId,
    billNo,
  ])
  return row && inWords(row)
}

/** Newest first. */
export async function findBills(
  { sql, enterpriseId }: Tenant,
  request: { states: readonly BillState[]; before: string | null; limit: number },
): Promise<BillRow[]> {
  const rows = await sql.query<BillRow>(
    `SELECT ${columns} FROM bill WHERE enterprise_id = $1 AND state = ANY($2) AND ($3::date IS NULL OR from_day < $3)
     ORDER BY from_day DESC LIMIT $4`,
    [enterpriseId, request.states, request.before, request.limit],
  )
  return rows.map(inWords)
}

export type TimedStep = 'remind' | 'confirm' | 'lapse'

/** Pre-bills whose days to look at are over or soon will be, and bills that were not paid by their day. */
export const findBillsInTime = (
  { sql, enterpriseId }: Tenant,
  { now, soon, today }: { now: Date; soon: Date; today: string },
): Promise<{ billNo: string; step: TimedStep }[]> =>
  sql.query(
    `SELECT bill_no AS "billNo", CASE WHEN state <> 'preBill' THEN 'lapse' WHEN confirms_at <= $2 THEN 'confirm' ELSE 'remind' END AS step FROM bill
     WHERE enterprise_id = $1 AND (state = 'preBill' AND (confirms_at <= $2 OR confirms_at <= $3 AND reminded_at IS NULL)
       OR state IN ('confirmed', 'partlyPaid') AND due > paid AND due_day < $4)
     ORDER BY from_day`,
    [enterpriseId, now, soon, today],
  )

export const setReminded = ({ sql, enterpriseId }: Tenant, billNo: string, at: Date): Promise<unknown> =>
  sql.query('UPDATE bill SET reminded_at = $3 WHERE enterprise_id = $1 AND bill_no = $2', [enterpriseId, billNo, at])

const quoted = Object.values(companyAccounts)
  .flat()
  .map((account) => `'${account}'`)
  .join(', ')

/** By how many fen the lines of a bill differ from what the ledger moved in its postings; lines of former bills stand in those. */
export async function findDifference({ sql, enterpriseId }: Tenant, billNo: string): Promise<number> {
  const [row] = await sql.query<{ differs: number }>(
    `SELECT ((SELECT coalesce(sum(company), 0) FROM bill_line WHERE enterprise_id = $1 AND bill_no = $2 AND deferred_from IS NULL)
       - (SELECT coalesce(sum(amount), 0) FROM bill_posting p JOIN ledger_entry e ON e.enterprise_id = p.enterprise_id AND e.posting_id = p.posting_id
          WHERE p.enterprise_id = $1 AND p.bill_no = $2 AND e.order_no IS NOT NULL AND e.account IN (${quoted})))::bigint AS differs`,
    [enterpriseId, billNo],
  )
  return row!.differs
}

export const setMade = (
  { sql, enterpriseId }: Tenant,
  bill: { billNo: string; madeAt: Date; confirmsAt: Date; differs: number },
): Promise<unknown> =>
  sql.query(
    `UPDATE bill SET state = 'preBill', made_at = $3, confirms_at = $4, differs = $5 WHERE enterprise_id = $1 AND bill_no = $2 AND state = 'unbilled'`,
    [enterpriseId, bill.billNo, bill.madeAt, bill.confirmsAt, bill.differs],
  )

export const setDiffers = ({ sql, enterpriseId }: Tenant, billNo: string, differs: number): Promise<unknown> =>
  sql.query('UPDATE bill SET differs = $3 WHERE enterprise_id = $1 AND bill_no = $2', [enterpriseId, billNo, differs])

/** Whoever was reminded before is reminded of the bill as it stands now. */
export const setConfirmsAt = ({ sql, enterpriseId }: Tenant, billNo: string, confirmsAt: Date): Promise<unknown> =>
  sql.query('UPDATE bill SET confirms_at = $3, reminded_at = NULL WHERE enterprise_id = $1 AND bill_no = $2', [
    enterpriseId,
    billNo,
    confirmsAt,
  ])

export const setConfirmed = (
  { sql, enterpriseId }: Tenant,
  bill: { billNo: string; state: BillState; at: Date; by: string | null; dueDay: string | null },
): Promise<unknown> =>
  sql.query(
    `UPDATE bill SET state = $3, confirmed_at = $4, confirmed_by = $5, due_day = $6, version = version + 1 WHERE enterprise_id = $1 AND bill_no = $2`,
    [enterpriseId, bill.billNo, bill.state, bill.at, bill.by, bill.dueDay],
  )

export const setPaid = (
  { sql, enterpriseId }: Tenant,
  bill: { billNo: string; state: BillState; paid: number },
): Promise<unknown> =>
  sql.query('UPDATE bill SET state = $3, paid = $4, version = version + 1 WHERE enterprise_id = $1 AND bill_no = $2', [
    enterpriseId,
    bill.billNo,
    bill.state,
    bill.paid,
  ])

export const setOverdue = ({ sql, enterpriseId }: Tenant, billNo: string, at: Date): Promise<unknown> =>
  sql.query(
    `UPDATE bill SET state = 'overdue', overdue_at = $3, version = version + 1 WHERE enterprise_id = $1 AND bill_no = $2`,
    [enterpriseId, billNo, at],
  )

export const stepVersion = ({ sql, enterpriseId }: Tenant, billNo: string): Promise<unknown> =>
  sql.query('UPDATE bill SET version = version + 1 WHERE enterprise_id = $1 AND bill_no = $2', [enterpriseId, billNo])

export const hasOverdue = async ({ sql, enterpriseId }: Tenant): Promise<boolean> =>
  (await sql.query(`SELECT 1 FROM bill WHERE enterprise_id = $1 AND state = 'overdue' LIMIT 1`, [enterpriseId])).length > 0

const states: readonly OrderState[] = ['issuing', 'changing', 'refunding']
/** Written out, so that the index of open orders answers whatever is asked. */
const underWay = states.map((state) => orderStates.code(state)).join(', ')

/** Orders of a period that are still on their way to their tickets or their money: these come in the period in which they arrive. */
export async function countUnderWay({ sql, enterpriseId }: Tenant, until: Date): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM orders WHERE enterprise_id = $1 AND state IN (${underWay}) AND created_at < $2 AND settle_type <> 1`,
    [enterpriseId, until],
  )
  return row!.count
}

/** Cost centres of which one department alone may be charged, with that department. */
export const findPayers = ({ sql, enterpriseId }: Tenant): Promise<{ costCentreId: string; departmentId: string }[]> =>
  sql.query(
    `SELECT cost_centre_id AS "costCentreId", department_ids[1] AS "departmentId" FROM cost_centre
     WHERE enterprise_id = $1 AND cardinality(department_ids) = 1`,
    [enterpriseId],
  )

export const findCentreNames = (
  { sql, enterpriseId }: Tenant,
  ids: readonly string[],
): Promise<{ id: string; code: string; name: LocalText }[]> =>
  sql.query('SELECT cost_centre_id AS id, code, name FROM cost_centre WHERE enterprise_id = $1 AND cost_centre_id = ANY($2)', [
    enterpriseId,
    ids,
  ])
