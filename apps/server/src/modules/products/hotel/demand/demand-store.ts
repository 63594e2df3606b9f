import { markAgencyWork } from '../../../booking/notification/agency-waiting-store'
import type { HotelDemandState } from '@sojourn/domain/products/hotel/demand'
import { readDemand, readPlan, type KeptDemand, type KeptPlan } from '@sojourn/domain/products/hotel/kept-demand'
import type { Tenant } from '../../../../db/tenant'
import type { Cursor } from '../../../../kit/cursor'

export interface DemandEvent {
  at: string
  actor: string
  event: 'submitted' | 'resubmitted' | 'quoted' | 'ordered' | 'expired' | 'refused' | 'cancelled'
  detail?: Record<string, string | number>
}
export interface DemandRow {
  demandNo: string
  employeeId: string
  state: HotelDemandState
  body: KeptDemand
  plans: KeptPlan[]
  history: DemandEvent[]
  createdAt: Date
  dueAt: Date | null
  reason: string | null
  orderNo: string | null
}

type StoredDemand = Omit<DemandRow, 'body' | 'plans'> & { body: unknown; plans: unknown[] }
const readRow = (row: StoredDemand): DemandRow => ({ ...row, body: readDemand(row.body), plans: row.plans.map(readPlan) })

const columns = `demand_no AS "demandNo", employee_id AS "employeeId", state, body, plans, history, created_at AS "createdAt",
  due_at AS "dueAt", reason, order_no AS "orderNo"`

const marked = ({ sql, enterpriseId }: Tenant, { state }: DemandRow): Promise<unknown> | undefined =>
  state === 'submitted' ? markAgencyWork(sql, enterpriseId) : undefined

export const insertDemand = (tenant: Tenant, demand: DemandRow): Promise<unknown> =>
  Promise.all([
    marked(tenant, demand),
    tenant.sql.query(
      `INSERT INTO hotel_demand (enterprise_id, demand_no, employee_id, state, body, plans, history, created_at, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        tenant.enterpriseId,
        demand.demandNo,
        demand.employeeId,
        demand.state,
        JSON.stringify(demand.body),
        JSON.stringify(demand.plans),
        JSON.stringify(demand.history),
        demand.createdAt,
        demand.dueAt,
      ],
    ),
  ])

export const updateDemand = (tenant: Tenant, demand: DemandRow): Promise<unknown> =>
  Promise.all([
    marked(tenant, demand),
    tenant.sql.query(
      `UPDATE hotel_demand SET state = $3, plans = $4, history = $5, due_at = $6, reason = $7, order_no = $8
     WHERE enterprise_id = $1 AND demand_no = $2`,
      [
        tenant.enterpriseId,
        demand.demandNo,
        demand.state,
        JSON.stringify(demand.plans),
        JSON.stringify(demand.history),
        demand.dueAt,
        demand.reason,
        demand.orderNo,
      ],
    ),
  ])

export async function findDemand({ sql, enterpriseId }: Tenant, demandNo: string): Promise<DemandRow | undefined> {
  const [row] = await sql.query<StoredDemand>(`SELECT ${columns} FROM hotel_demand WHERE enterprise_id = $1 AND demand_no = $2`, [
    enterpriseId,
    demandNo,
  ])
  return row && readRow(row)
}

/** The same, held until the transaction ends. */
export async function lockDemand({ sql, enterpriseId }: Tenant, demandNo: string): Promise<DemandRow | undefined> {
  const [row] = await sql.query<StoredDemand>(
    `SELECT ${columns} FROM hotel_demand WHERE enterprise_id = $1 AND demand_no = $2 FOR UPDATE`,
    [enterpriseId, demandNo],
  )
  return row && readRow(row)
}

/** Newest first; `employeeId` null is the whole company. Offers that are over count as expired from `now` on. */
export const listDemands = async (
  { sql, enterpriseId }: Tenant,
  request: { employeeId: string | null; states: readonly string[] | null; now: Date; after: Cursor | undefined; limit: number },
): Promise<DemandRow[]> => {
  const rows = await sql.query<StoredDemand>(
    `SELECT ${columns} FROM hotel_demand
     WHERE enterprise_id = $1 AND ($2::text IS NULL OR employee_id = $2)
       AND ($3::text[] IS NULL OR CASE WHEN state = 'quoted' AND due_at <= $4 THEN 'expired' ELSE state END = ANY($3))
       AND ($5::timestamptz IS NULL OR (created_at, demand_no) < ($5, $6))
     ORDER BY created_at DESC, demand_no DESC LIMIT $7`,
    [
      enterpriseId,
      request.employeeId,
      request.states,
      request.now,
      request.after?.at ?? null,
      request.after?.id ?? null,
      request.limit,
    ],
  )
  return rows.map(readRow)
}

/** Demands that wait for the agency's offer, the oldest first. */
export async function findAsked({ sql, enterpriseId }: Tenant): Promise<DemandRow[]> {
  const rows = await sql.query<StoredDemand>(
    `SELECT ${columns} FROM hotel_demand WHERE enterprise_id = $1 AND state = 'submitted' ORDER BY due_at LIMIT 100`,
    [enterpriseId],
  )
  return rows.map(readRow)
}

/** Demands of a person whose offers wait for an answer and still stand. */
export async function countQuoted({ sql, enterpriseId }: Tenant, employeeId: string, now: Date): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM hotel_demand
     WHERE enterprise_id = $1 AND employee_id = $2 AND state = 'quoted' AND due_at > $3`,
    [enterpriseId, employeeId, now],
  )
  return row?.count ?? 0
}

/** Demands of a person that are open; offers that are over leave none open. */
export async function findOpenDemands({ sql, enterpriseId }: Tenant, employeeId: string, now: Date): Promise<DemandRow[]> {
  const rows = await sql.query<StoredDemand>(
    `SELECT ${columns} FROM hotel_demand
     WHERE enterprise_id = $1 AND employee_id = $2 AND (state = 'submitted' OR state = 'quoted' AND due_at > $3)`,
    [enterpriseId, employeeId, now],
  )
  return rows.map(readRow)
}
