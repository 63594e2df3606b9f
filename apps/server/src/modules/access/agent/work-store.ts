import { products, type Product } from '@sojourn/contract/booking/codes'
import type { CodeOf } from '@sojourn/contract/kit/codes'
import type { Sql } from '../../../db/sql'
import type { Tenant } from '../../../db/tenant'

/** Who of an agency looks after something that waits for it. */
export interface Claim {
  companyId: number
  workNo: string
  agentId: string
  agentName: string
  takenAt: Date
}
const columns = `company_id AS "companyId", work_no AS "workNo", agent_id AS "agentId", agent_name AS "agentName", taken_at AS "takenAt"`

export const findClaims = (sql: Sql, agencyId: number, workNos: readonly string[]): Promise<Claim[]> =>
  sql.query<Claim>(`SELECT ${columns} FROM agency_claim WHERE enterprise_id = $1 AND work_no = ANY($2)`, [agencyId, workNos])

export interface AskedDeposit {
  changeId: string
  kind: 'topUp' | 'adjust' | 'withdraw'
  amount: number
  receipt: string
  askedBy: string
  askedAt: Date
}
/** Requests to move a company's deposit that nobody has decided, the oldest first. */
export const findAskedDeposits = ({ sql, enterpriseId }: Tenant): Promise<AskedDeposit[]> =>
  sql.query<AskedDeposit>(
    `SELECT change_id AS "changeId", kind, amount, receipt, asked_by AS "askedBy", asked_at AS "askedAt" FROM deposit_change
     WHERE enterprise_id = $1 AND state = 'asked' ORDER BY asked_at, change_id`,
    [enterpriseId],
  )

interface WaitingVariance {
  varianceId: string
  billNo: string
  orderNo: string
  claimed: number
  raisedBy: string
  raisedAt: Date
}
/** Variances of bills that the company's finance raised and nobody has answered. */
export const findWaitingVariances = ({ sql, enterpriseId }: Tenant): Promise<WaitingVariance[]> =>
  sql.query<WaitingVariance>(
    `SELECT v.variance_id AS "varianceId", v.bill_no AS "billNo", l.order_no AS "orderNo", v.claimed, v.raised_by AS "raisedBy", v.raised_at AS "raisedAt"
     FROM bill_variance v JOIN bill_line l ON l.enterprise_id = v.enterprise_id AND l.bill_no = v.bill_no AND l.line_id = v.line_id
     WHERE v.enterprise_id = $1 AND v.state = 'pending' ORDER BY v.raised_at, v.variance_id`,
    [enterpriseId],
  )

export interface UnmatchedBill {
  billNo: string
  fromDay: string
  madeAt: Date
  sold: Product[]
  /** Suppliers whose files were read. */
  read: string[]
}
/** Bills that were made since, with the suppliers whose settlement files were read. */
export async function findBillsSince({ sql, enterpriseId }: Tenant, since: Date): Promise<UnmatchedBill[]> {
  type Stored = Omit<UnmatchedBill, 'sold'> & { sold: CodeOf<typeof products>[] }
  const rows = await sql.query<Stored>(
    `SELECT b.bill_no AS "billNo", b.from_day AS "fromDay", b.made_at AS "madeAt",
       ARRAY(SELECT (one ->> 'key')::integer FROM jsonb_array_elements(b.sums) AS one WHERE one ->> 'by' = 'product') AS sold,
       ARRAY(SELECT f.supplier FROM settlement_file f WHERE f.enterprise_id = b.enterprise_id AND f.bill_no = b.bill_no) AS read
     FROM bill b WHERE b.enterprise_id = $1 AND b.state <> 'unbilled' AND b.made_at > $2 ORDER BY b.from_day`,
    [enterpriseId, since],
  )
  return rows.map((row) => ({ ...row, sold: row.sold.map((code) => products.word(code)) }))
}

/** Takes what nobody has, or what `from` has; whether it did. Taking one's own again changes nothing. */
export async function takeClaim(sql: Sql, agencyId: number, claim: Claim, from: string | null): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO agency_claim (enterprise_id, company_id, work_no, agent_id, agent_name, taken_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (enterprise_id, company_id, work_no)
       DO UPDATE SET agent_id = excluded.agent_id, agent_name = excluded.agent_name, taken_at = excluded.taken_at
       WHERE agency_claim.agent_id = $7 OR agency_claim.agent_id = excluded.agent_id
     RETURNING 1`,
    [agencyId, claim.companyId, claim.workNo, claim.agentId, claim.agentName, claim.takenAt, from],
  )
  return rows.length === 1
}

/** Gives back what this agent has; whether nobody has it now. */
export async function dropClaim(
  sql: Sql,
  agencyId: number,
  { companyId, workNo, agentId }: Pick<Claim, 'companyId' | 'workNo' | 'agentId'>,
): Promise<boolean> {
  const [row] = await sql.query<{ agentId: string }>(
    `SELECT agent_id AS "agentId" FROM agency_claim WHERE enterprise_id = $1 AND company_id = $2 AND work_no = $3 FOR UPDATE`,
    [agencyId, companyId, workNo],
  )
  if (row && row.agentId !== agentId) return false
  await sql.query('DELETE FROM agency_claim WHERE enterprise_id = $1 AND company_id = $2 AND work_no = $3', [
    agencyId,
    companyId,
    workNo,
  ])
  return true
}

/** An agreement on which the agency has the next step. */
export interface AgreementWorkRow {
  agreementId: string
  stage: 'asked' | 'proposed' | 'returned'
  askedBy: string | null
  at: Date
}
export const findAgreementsToDo = ({ sql, enterpriseId }: Tenant): Promise<AgreementWorkRow[]> =>
  sql.query<AgreementWorkRow>(
    `SELECT agreement_id AS "agreementId", stage, asked->>'id' AS "askedBy",
       coalesce((checked->>'at')::timestamptz, (proposed->>'at')::timestamptz, started_at) AS at
     FROM service_agreement WHERE enterprise_id = $1 AND stage IN ('asked', 'proposed', 'returned')`,
    [enterpriseId],
  )

export const findNames = ({ sql, enterpriseId }: Tenant, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  sql.query('SELECT employee_id AS id, name FROM employee WHERE enterprise_id = $1 AND employee_id = ANY($2)', [
    enterpriseId,
    ids,
  ])
