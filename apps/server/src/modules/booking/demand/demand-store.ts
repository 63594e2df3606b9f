import { orderStates, products, type OrderState, type Product } from '@sojourn/contract/booking/codes'
import { demandStates, type DemandState } from '@sojourn/contract/booking/demand.shapes'
import type { CodeOf } from '@sojourn/contract/kit/codes'
import { demandStateOfOrder, reopensFor, type KeptDemandState } from '@sojourn/domain/booking/demand/demand'
import type { DemandKind } from '../../../capabilities/demand'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'
import type { Cursor } from '../../../kit/cursor'
import { markAgencyWork } from '../notification/agency-waiting-store'

export interface DemandEvent {
  at: string
  actor: string
  event:
    | 'submitted'
    | 'resubmitted'
    | 'quoted'
    | 'ordered'
    | 'planOver'
    | 'declined'
    | 'expired'
    | 'refused'
    | 'cancelled'
    | 'lapsed'
    | 'late'
    | 'overtaken'
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
  /** Submitted: by when an offer is promised. From quoted on: until when the last of its plans stands. */
  dueAt: Date | null
  reason: string | null
  orderNo: string | null
  /** Of the order that a plan became, with the moment since which it is so. */
  orderState: OrderState | null
  orderAt: Date | null
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
  d.created_at AS "createdAt", d.due_at AS "dueAt", d.reason, d.order_no AS "orderNo", o.state AS "orderState",
  o.updated_at AS "orderAt"`
const withOrder = 'demand d LEFT JOIN orders o ON o.enterprise_id = d.enterprise_id AND o.order_no = d.order_no'

const { draft, submitted, quoted, chosen, rejected, expired, obsolete } = {
  draft: demandStates.code('draft'),
  submitted: demandStates.code('submitted'),
  quoted: demandStates.code('quoted'),
  chosen: demandStates.code('chosen'),
  rejected: demandStates.code('rejected'),
  expired: demandStates.code('expired'),
  obsolete: demandStates.code('obsolete'),
}

/** Demands with where they stand at $3, as `demandStateAt` says it; $4 to $6 are those of `momentValues`. */
const withStateAt = `${withOrder}
  LEFT JOIN unnest($5::smallint[], $6::smallint[]) AS f (order_state, demand_state) ON d.state = ${chosen} AND f.order_state = o.state
  CROSS JOIN LATERAL (SELECT coalesce(f.demand_state, d.state) AS state) AS s
  CROSS JOIN LATERAL (SELECT CASE
    WHEN s.state IN (${quoted}, ${rejected}, ${expired})
      AND greatest(d.due_at, CASE WHEN f.demand_state IS NOT NULL THEN o.updated_at END) <= $4 THEN ${obsolete}
    WHEN s.state IN (${quoted}, ${rejected}) AND d.due_at <= $3 THEN ${expired}
    ELSE s.state END AS state) AS stood`

/** The moment, the latest at which what is obsolete by now came to nothing, and the states of orders beside those of the demands behind them. */
function momentValues({ reopens }: Pick<DemandKind, 'reopens'>, now: Date): [Date, Date, number[], number[]] {
  const followed = reopens ? orderStates.words : []
  return [
    now,
    new Date(now.getTime() - reopensFor * 60_000),
    followed.map((state) => orderStates.code(state)),
    followed.map((state) => demandStates.code(demandStateOfOrder(state))),
  ]
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

export interface DemandFilter {
  /** Null is the whole company. */
  employeeId: string | null
  /** Whose drafts are among them; those of anybody else never are. */
  draftsOf: string | null
  /** Null is all. */
  states: readonly DemandState[] | null
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
  demandNo: null,
  travellerIds: null,
  places: null,
  from: null,
  to: null,
} satisfies Partial<DemandFilter>

/** Newest first, as they stand at `now`. */
export async function listDemands<Body, Plan>(
  { sql, enterpriseId }: Tenant,
  kind: DemandKind<Body, Plan>,
  filter: DemandFilter,
): Promise<DemandRow<Body, Plan>[]> {
  const rows = await sql.query<StoredDemand>(
    `SELECT ${columns} FROM ${withStateAt}
     WHERE d.enterprise_id = $1 AND d.kind = $2 AND ($7::smallint[] IS NULL OR stood.state = ANY($7))
       AND ($8::text IS NULL OR d.employee_id = $8)
       AND ($9::text IS NULL OR d.demand_no = $9)
       AND ($10::text[] IS NULL OR d.traveller_ids && $10)
       AND ($11::text[] IS NULL OR d.places @> $11)
       AND ($12::date IS NULL OR d.starts_on >= $12) AND ($13::date IS NULL OR d.starts_on <= $13)
       AND ($14::timestamptz IS NULL OR (d.created_at, d.demand_no) < ($14, $15))
       AND (d.state <> ${draft} OR d.employee_id = $16)
     ORDER BY d.created_at DESC, d.demand_no DESC LIMIT $17`,
    [
      enterpriseId,
      products.code(kind.product),
      ...momentValues(kind, filter.now),
      filter.states && filter.states.map((state) => demandStates.code(state)),
      filter.employeeId,
      filter.demandNo,
      filter.travellerIds,
      filter.places,
      filter.from,
      filter.to,
      filter.after?.at ?? null,
      filter.after?.id ?? null,
      filter.draftsOf,
      filter.limit,
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

/**
 * Of those that nobody has answered: whose journey begins before a day, and of products whose answers we promise those whose promise is over
 * without a word about it.
 */
export async function findToFollow(
  { sql, enterpriseId }: Tenant,
  { before, now, promised }: { before: string; now: Date; promised: readonly Product[] },
): Promise<{ product: Product; demandNo: string }[]> {
  const rows = await sql.query<{ kind: CodeOf<typeof products>; demandNo: string }>(
    `SELECT kind, demand_no AS "demandNo" FROM demand
     WHERE enterprise_id = $1 AND state = ${submitted}
       AND (starts_on < $2::date OR (kind = ANY($4) AND due_at <= $3 AND coalesce(history -> -1 ->> 'event', '') <> 'late'))`,
    [enterpriseId, before, now, promised.map((product) => products.code(product))],
  )
  return rows.map(({ kind, demandNo }) => ({ product: products.word(kind), demandNo }))
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

/** Demands of a person that wait for an answer of either side, also those that approvers sent back; plans that are over leave none open. */
export async function findOpenDemands<Body, Plan>(
  { sql, enterpriseId }: Tenant,
  kind: DemandKind<Body, Plan>,
  employeeId: string,
  now: Date,
): Promise<DemandRow<Body, Plan>[]> {
  const rows = await sql.query<StoredDemand>(
    `SELECT ${columns} FROM ${withStateAt}
     WHERE d.enterprise_id = $1 AND d.kind = $2 AND d.employee_id = $7
       AND d.state IN (${submitted}, ${quoted}, ${chosen}) AND stood.state IN (${submitted}, ${quoted}, ${rejected})`,
    [enterpriseId, products.code(kind.product), ...momentValues(kind, now), employeeId],
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
