import { products, type Product } from '@sojourn/contract/booking/codes'
import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { LabKind, LabState, LabSubject } from '@sojourn/contract/products/policy-lab-words'
import type { Found } from '@sojourn/domain/booking/policy/lab/judging'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../../booking/columns/latin-column'

/** What is tried, as it was when it was asked. */
export interface TriedPolicy {
  subject: LabSubject
  /** Absent of what was never proposed. */
  policyId?: string
  version?: number
  body: TravelPolicy
  pilot: readonly string[] | null
}
export interface LabBody {
  from: string
  to: string
  departmentId?: string
  everybody: boolean
  tried?: TriedPolicy
}
export interface LabRunRow {
  runId: string
  employeeId: string
  what: LabKind
  product: Product
  body: LabBody
  state: LabState
  begun: number
  walked: number
  total: number
  result: Found | null
  askedAt: Date
  endedAt: Date | null
  name: string | null
  latin: LatinName | null
}

const select = (reader: Reader, result: string): string => `
  SELECT run_id AS "runId", run.employee_id AS "employeeId", what, product, body, state, begun, walked, total, ${result} AS result,
         asked_at AS "askedAt", ended_at AS "endedAt", employee.name, ${latinOf('run', reader)} AS latin
  FROM policy_lab_run run LEFT JOIN employee ON employee.enterprise_id = run.enterprise_id AND employee.employee_id = run.employee_id
  WHERE run.enterprise_id = $1`

type Stored = InCodes<LabRunRow, { product: typeof products }>
const inWords = (row: Stored): LabRunRow => ({ ...row, product: products.word(row.product) })

/** False where another run of the company is not over. */
export async function insertRun(
  { sql, enterpriseId }: Tenant,
  row: Pick<LabRunRow, 'runId' | 'employeeId' | 'what' | 'product' | 'body' | 'askedAt'>,
): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO policy_lab_run (enterprise_id, run_id, employee_id, what, product, body, state, asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'waiting', $7) ON CONFLICT (enterprise_id) WHERE state IN ('waiting', 'running') DO NOTHING RETURNING run_id`,
    [enterpriseId, row.runId, row.employeeId, row.what, products.code(row.product), JSON.stringify(row.body), row.askedAt],
  )
  return rows.length === 1
}

/** The last twenty, without what they found. */
export async function findRuns({ sql, enterpriseId }: Tenant, reader: Reader): Promise<LabRunRow[]> {
  const rows = await sql.query<Stored>(`${select(reader, 'NULL::jsonb')} ORDER BY asked_at DESC, run_id DESC LIMIT 20`, [
    enterpriseId,
  ])
  return rows.map(inWords)
}

export async function findRun({ sql, enterpriseId }: Tenant, runId: string, reader: Reader): Promise<LabRunRow | undefined> {
  const [row] = await sql.query<Stored>(`${select(reader, 'result')} AND run_id::text = $2`, [enterpriseId, runId])
  return row && inWords(row)
}

/** Begins a run, also one that somebody left half done; false where nobody waits for it any more. */
export async function startRun({ sql, enterpriseId }: Tenant, runId: string, total: number): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE policy_lab_run SET state = 'running', begun = begun + 1, walked = 0, total = $3
     WHERE enterprise_id = $1 AND run_id::text = $2 AND state IN ('waiting', 'running') RETURNING run_id`,
    [enterpriseId, runId, total],
  )
  return rows.length === 1
}

/** How far it is; false where it was given up. */
export async function noteWalked({ sql, enterpriseId }: Tenant, runId: string, walked: number): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE policy_lab_run SET walked = $3 WHERE enterprise_id = $1 AND run_id::text = $2 AND state = 'running' RETURNING run_id`,
    [enterpriseId, runId, walked],
  )
  return rows.length === 1
}

/** Ends one that waits or is under way; answers whether there was one. */
export async function endRun(
  { sql, enterpriseId }: Tenant,
  runId: string,
  { state, result, at }: { state: 'done' | 'failed' | 'cancelled'; result?: Found; at: Date },
): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE policy_lab_run SET state = $3, result = $4, ended_at = $5
     WHERE enterprise_id = $1 AND run_id::text = $2 AND state IN ('waiting', 'running') RETURNING run_id`,
    [enterpriseId, runId, state, result ? JSON.stringify(result) : null, at],
  )
  return rows.length === 1
}
