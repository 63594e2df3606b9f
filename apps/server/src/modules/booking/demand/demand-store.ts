import { orderStates, products, type OrderState, type Product } from '@sojourn/contract/booking/codes'
import { demandStates, type DemandState } from '@sojourn/contract/booking/demand.shapes'
import type { CodeOf } from '@sojourn/contract/kit/codes'
import type { KeptDemandState } from '@sojourn/domain/booking/demand/demand'
import type { DemandKind } from '../../../capabilities/demand'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'
import type { Cursor } from '../../../kit/cursor'
import { markAgencyWork } from '../notification/agency-waiting-store'

export interface DemandEvent {
  at: string
  actor: string
  event: 'submitted' | 'resubmitted' | 'quoted' | 'ordered' | 'planOver' | 'expired' | 'refused' | 'cancelled'
  detail?: Record<string, string | number>
}
export interface DemandRow<Body, Plan> {
  demandNo: string
  employeeId: string
  state: KeptDemandState
  version: number
  body: Body
  plans: Plan[]
  history: DemandEvent[]
  createdAt: Date
  /** Submitted: by when an offer is promised. Quoted: until when the last of them stands. */
  dueAt: Date | null
  reason: string | null
  orderNo: string | null
  /** Of the order that a plan became. */
  orderState: OrderState | null
}

type Coded = InCodes<
  Omit<DemandRow<unknown, unknown>, 'body' | 'plans'>,
  { state: typeof demandStates; orderState: typeof orderStates }
>
interface StoredDemand extends Coded {
  body: unknown
  plans: unknown[]
}

/** A demand as its table has it, of a kind that its reader knows. */
export function readRow<Body, Plan>(kind: DemandKind<Body, Plan>, row: StoredDemand): DemandRow<Body, Plan> {
  const { state, orderState, body, plans, ...rest } = row
  return {
    ...rest,
    state: demandStates.word(state) as KeptDemandState,
    orderState: orderState === null ? null : orderStates.word(orderState),
    body: kind.readBody(body),
    plans: plans.map(kind.readPlan),
  }
}

const columns = `d.demand_no AS "demandNo", d.employee_id AS "employeeId", d.state, d.version, d.body, d.plans, d.history,
  d.created_at AS "createdAt", d.due_at AS "dueAt", d.reason, d.order_no AS "orderNo", o.state AS "orderState"`
const withOrder = 'demand d LEFT JOIN orders o ON o.enterprise_id = d.enterprise_id AND o.order_no = d.order_no'

const { draft, submitted, quoted, chosen, expired } = {
  draft: demandStates.code('draft'),
  submitted: demandStates.code('submitted'),
  quoted: demandStates.code('quoted'),
  chosen: demandStates.code('chosen'),
  expired: demandStates.code('expired'),
}

const marked = (
  { sql, enterpriseId }: Tenant,
  { state }: Pick<DemandRow<unknown, unknown>, 'state'>,
): Promise<unknown> | undefined => (state === 'submitted' ? markAgencyWork(sql, enterpriseId) : undefined)

export const insertDemand = <Body, Plan>(
  tenant: Tenant,
  kind: DemandKind<Body, Plan>,
  demand: DemandRow<Body, Plan>,
): Promise<unknown> =>
  Promise.all([
    marked(tenant, demand),
    tenant.sql.query(
      `INSERT INTO demand (enterprise_id, demand_no, kind, employee_id, state, version, body, plans, history, created_at, due_at,
       traveller_ids, places, starts_on)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        tenant.enterpriseId,
        demand.demandNo,
        products.code(kind.product),
        demand.employeeId,
        demandStates.code(demand.state),
        demand.version,
        JSON.stringify(demand.body),
        JSON.stringify(demand.plans),
        JSON.stringify(demand.history),
        demand.createdAt,
        demand.dueAt,
        kind.travellers(demand.body),
        kind.places(demand.body),
        kind.startsOn(demand.body),
      ],
    ),
  ])

/** A version further than it was read. */
export const updateDemand = <Body, Plan>(
  tenant: Tenant,
  kind: DemandKind<Body, Plan>,
  demand: DemandRow<Body, Plan>,
): Promise<unknown> =>
  Promise.all([
    marked(tenant, demand),
    tenant.sql.query(
      `UPDATE demand SET state = $3, plans = $4, history = $5, due_at = $6, reason = $7, order_no = $8, version = $9, body = $10,
       traveller_ids = $11, places = $12, starts_on = $13
     WHERE enterprise_id = $1 AND demand_no = $2`,
      [
        tenant.enterpriseId,
        demand.demandNo,
        demandStates.code(demand.state),
        JSON.stringify(demand.plans),
        JSON.stringify(demand.history),
        demand.dueAt,
        demand.reason,
        demand.orderNo,
        demand.version,
        JSON.stringify(demand.body),
        kind.travellers(demand.body),
        kind.places(demand.body),
        kind.startsOn(demand.body),
      ],
    ),
  ])

export async function findDemand<Body, Plan>(
  { sql, enterpriseId }: Tenant,
  kind: DemandKind<Body, Plan>,
  demandNo: string,
): Promise<DemandRow<Body, Plan> | undefined> {
  const [row] = await sql.query<StoredDemand>(
    `SELECT ${columns} FROM ${withOrder} WHERE d.enterprise_id = $1 AND d.demand_no = $2 AND d.kind = $3`,
    [enterpriseId, demandNo, products.code(kind.product)],
  )
  return row && readRow(kind, row)
}

/** The same, held until the transaction ends. */
export async function lockDemand<Body, Plan>(
  { sql, enterpriseId }: Tenant,
  kind: DemandKind<Body, Plan>,
  demandNo: string,
): Promise<DemandRow<Body, Plan> | undefined> {
  const [row] = await sql.query<StoredDemand>(
    `SELECT ${columns} FROM ${withOrder} WHERE d.enterprise_id = $1 AND d.demand_no = $2 AND d.kind = $3 FOR UPDATE OF d`,
    [enterpriseId, demandNo, products.code(kind.product)],
  )
  return row && readRow(kind, row)
}

/** The demand whose plan became an order. */
export async function findDemandOfOrder<Body, Plan>(
  { sql, enterpriseId }: Tenant,
  kind: DemandKind<Body, Plan>,
  orderNo: string,
): Promise<DemandRow<Body, Plan> | undefined> {
  const [row] = await sql.query<StoredDemand>(
    `SELECT ${columns} FROM ${withOrder} WHERE d.enterprise_id = $1 AND d.order_no = $2 AND d.kind = $3`,
    [enterpriseId, orderNo, products.code(kind.product)],
  )
  return row && readRow(kind, row)
}

export interface DemandFilter {
  /** Null is the whole company. */
  employeeId: string | null
  /** Whose drafts are among them; those of anybody else never are. */
  draftsOf: string | null
  /** States as they are kept, and of the orders that chosen plans became; null is all. */
  states: readonly DemandState[] | null
  orderStates: readonly OrderState[] | null
  demandNo: string | null
  travellerIds: readonly string[] | null
  /** Codes that all occur in it. */
  places: readonly string[] | null
  from: string | null
  to: string | null
  now: Date
  after: Cursor | undefined
  limit: number
}

/** What a list without filters asks. */
export const everyDemand = {
  employeeId: null,
  draftsOf: null,
  states: null,
  orderStates: null,
  demandNo: null,
  travellerIds: null,
  places: null,
  from: null,
  to: null,
} satisfies Partial<DemandFilter>

/** Newest first. Offers that are over count as expired from `now` on. */
export async function listDemands<Body, Plan>(
  { sql, enterpriseId }: Tenant,
  kind: DemandKind<Body, Plan>,
  filter: DemandFilter,
): Promise<DemandRow<Body, Plan>[]> {
  const rows = await sql.query<StoredDemand>(
    `SELECT ${columns} FROM ${withOrder}
     WHERE d.enterprise_id = $1 AND d.kind = $2 AND ($3::text IS NULL OR d.employee_id = $3)
       AND ($4::smallint[] IS NULL
         OR (CASE WHEN d.state = ${quoted} AND d.due_at <= $6 THEN ${expired} ELSE d.state END = ANY($4)
             AND (d.state <> ${chosen} OR $5::smallint[] IS NULL OR o.state IS NULL))
         OR (d.state = ${chosen} AND o.state = ANY($5)))
       AND ($7::text IS NULL OR d.demand_no = $7)
       AND ($8::text[] IS NULL OR d.traveller_ids && $8)
       AND ($9::text[] IS NULL OR d.places @> $9)
       AND ($10::date IS NULL OR d.starts_on >= $10) AND ($11::date IS NULL OR d.starts_on <= $11)
       AND ($12::timestamptz IS NULL OR (d.created_at, d.demand_no) < ($12, $13))
       AND (d.state <> ${draft} OR d.employee_id = $15)
     ORDER BY d.created_at DESC, d.demand_no DESC LIMIT $14`,
    [
      enterpriseId,
      products.code(kind.product),
      filter.employeeId,
      filter.states && filter.states.map((state) => demandStates.code(state)),
      filter.orderStates && filter.orderStates.map((state) => orderStates.code(state)),
      filter.now,
      filter.demandNo,
      filter.travellerIds,
      filter.places,
      filter.from,
      filter.to,
      filter.after?.at ?? null,
      filter.after?.id ?? null,
      filter.limit,
      filter.draftsOf,
    ],
  )
  return rows.map((row) => readRow(kind, row))
}

/** Demands of every kind that wait for the agency's offer, the oldest promise first. */
export async function findAsked({ sql, enterpriseId }: Tenant): Promise<{ product: Product; stored: StoredDemand }[]> {
  const rows = await sql.query<StoredDemand & { kind: CodeOf<typeof products> }>(
    `SELECT ${columns}, d.kind FROM ${withOrder} WHERE d.enterprise_id = $1 AND d.state = ${submitted} ORDER BY d.due_at LIMIT 100`,
    [enterpriseId],
  )
  return rows.map(({ kind, ...stored }) => ({ product: products.word(kind), stored }))
}

/** Demands of a person whose offers wait for an answer and still stand. */
export async function countQuoted<Body, Plan>(
  { sql, enterpriseId }: Tenant,
  kind: DemandKind<Body, Plan>,
  employeeId: string,
  now: Date,
): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM demand
     WHERE enterprise_id = $1 AND kind = $2 AND employee_id = $3 AND state = ${quoted} AND due_at > $4`,
    [enterpriseId, products.code(kind.product), employeeId, now],
  )
  return row?.count ?? 0
}

/** Demands of a person that are open; offers that are over leave none open. */
export async function findOpenDemands<Body, Plan>(
  { sql, enterpriseId }: Tenant,
  kind: DemandKind<Body, Plan>,
  employeeId: string,
  now: Date,
): Promise<DemandRow<Body, Plan>[]> {
  const rows = await sql.query<StoredDemand>(
    `SELECT ${columns} FROM ${withOrder}
     WHERE d.enterprise_id = $1 AND d.kind = $2 AND d.employee_id = $3
       AND (d.state = ${submitted} OR d.state = ${quoted} AND d.due_at > $4)`,
    [enterpriseId, products.code(kind.product), employeeId, now],
  )
  return rows.map((row) => readRow(kind, row))
}

/** Whose kind it is and where it stands, for what looks at demands of every kind; held until the transaction ends. */
export async function lockDue(
  { sql, enterpriseId }: Tenant,
  demandNo: string,
): Promise<{ employeeId: string; dueAt: Date; history: DemandEvent[]; travellerIds: string[] } | undefined> {
  const [row] = await sql.query<{ employeeId: string; dueAt: Date; history: DemandEvent[]; travellerIds: string[] }>(
    `SELECT employee_id AS "employeeId", due_at AS "dueAt", history, traveller_ids AS "travellerIds" FROM demand
     WHERE enterprise_id = $1 AND demand_no = $2 AND state = ${quoted} AND due_at IS NOT NULL FOR UPDATE`,
    [enterpriseId, demandNo],
  )
  return row
}

export const writeExpired = (
  { sql, enterpriseId }: Tenant,
  demandNo: string,
  history: readonly DemandEvent[],
): Promise<unknown> =>
  sql.query(
    `UPDATE demand SET state = ${expired}, history = $3, version = version + 1 WHERE enterprise_id = $1 AND demand_no = $2`,
    [enterpriseId, demandNo, JSON.stringify(history)],
  )
