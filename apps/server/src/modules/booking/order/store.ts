import type { OrderEvent } from '@sojourn/domain/booking/order/transitions'
import type { ApprovalChain } from '@sojourn/domain/booking/approval/resolve-chain'
import type { ToldPeople } from '@sojourn/domain/booking/approval/tell'
import type { InCodes } from '../../../db/in-codes'
import { latinOf, type Reader } from '../columns/latin-column'
import {
  bookTypes,
  credentialTypes,
  orderStates,
  products,
  settleTypes,
  travelTypes,
  type BookType,
  type Fulfiller,
  type OrderKind,
  type OrderState,
  type Product,
  type SettleType,
  type TravelType,
} from '@sojourn/contract/booking/codes'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { Sql } from '../../../db/sql'
import { versionColumn, withoutVersion } from '../../../db/company-memory'
import type { Tenant } from '../../../db/tenant'
import type { KeptField } from '@sojourn/domain/booking/custom-field-kept-value'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import type { NewOrder, NewOrderTraveller, StoredPriceLine } from './record'

/** The number that only one order has; one that is not used is missing. */
export async function nextNumber(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ number: number }>("SELECT nextval('order_number') AS number")
  return row!.number
}

/** Prefix by product, date, eight digits of the running number (handbook 6.1). */
export const orderNoOf = (prefix: string, date: string, running: number): string =>
  `${prefix}${date.replaceAll('-', '')}${String(running).padStart(8, '0')}`

export const nextOrderNo = async (sql: Sql, prefix: string, date: string): Promise<string> =>
  orderNoOf(prefix, date, await nextNumber(sql))

/** An order that was refused belongs to no trip, and whatever it would have submitted again may be submitted by another. */
export const detachOrder = ({ sql, enterpriseId }: Tenant, orderNo: string): Promise<unknown> =>
  sql.query('UPDATE orders SET travel_order_no = NULL, resubmits = NULL WHERE enterprise_id = $1 AND order_no = $2', [
    enterpriseId,
    orderNo,
  ])

/** The columns of a segment as statements are given them. */
export const segmentRecord = `position smallint, kind text, "serviceNo" text, "serviceKey" text, "departCity" text, "arriveCity" text,
  "departPlace" text, "arrivePlace" text, worths jsonb, "departDate" date, rooms smallint, nights smallint,
  "departAt" timestamptz, "arriveAt" timestamptz, body jsonb`

/**
 * Order, travellers and segments in one statement; history and approval follow in the same transaction. The first booking of a search that
 * begins again from a rejected order submits that again; what is booked from it besides is an order of its own.
 */
export const insertOrder = ({ sql, enterpriseId }: Tenant, order: NewOrder): Promise<unknown> =>
  sql.query(
    `WITH written AS (
       INSERT INTO orders (enterprise_id, order_no, product, state, travel_type, book_type, settle_type, booker_id, temp_order_no,
         travel_apply_no, travel_order_no, title, depart_at, arrive_at, currency, total, prices, verdict, policy_snapshot,
         search_ids, contact_cipher, remark, supplier_reference, hold_expires_at, created_at, updated_at, kind, parent_order_no, purpose, fulfiller, chain, fields, resubmits)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $25, $28, $29, $30, $31, $32, $33,
         CASE WHEN $28 = 'booking' AND $29::text IS NULL THEN (SELECT d.resubmits FROM temp_order d WHERE d.enterprise_id = $1 AND d.temp_order_no = $9
           AND NOT EXISTS (SELECT FROM orders again WHERE again.enterprise_id = $1 AND again.resubmits = d.resubmits)) END)
     ), travellers AS (
       INSERT INTO order_traveller (enterprise_id, order_no, position, employee_id, department_id, name, credential_type, credential_cipher,
         credential_hash, credential_masked, cost_centre, reason, violations, insurances, service_fee, passenger, ordered_at, depart_at, arrive_at,
         product, kind, travel_type, verdict, total, booked_from)
       SELECT $1, $2, t.position, t."employeeId", t."departmentId", t.name, t."credentialType", t."credentialCipher",
         t."credentialHash", t."credentialMasked", t."costCentre", t.reason, t.violations, t.insurances, t."serviceFee", t.passenger, $25, $13, $14, $3, $28, $5, $18, $16,
         (SELECT booker.department_id FROM employee booker
          WHERE booker.enterprise_id = $1 AND booker.employee_id = $8 AND booker.department_id <> t."departmentId")
       FROM jsonb_to_recordset($26::jsonb) AS t(position smallint, "employeeId" text, "departmentId" text, name text, "credentialType" smallint,
         "credentialCipher" text, "credentialHash" text, "credentialMasked" text, "costCentre" jsonb, reason text, violations jsonb,
         insurances jsonb, "serviceFee" integer, passenger text)
     )
     INSERT INTO order_segment (enterprise_id, order_no, position, kind, flight_no, service_key, depart_city, arrive_city, depart_place,
       arrive_place, worths, depart_date, rooms, nights, depart_at, arrive_at, body)
     SELECT $1, $2, s.position, s.kind, s."serviceNo", s."serviceKey", s."departCity", s."arriveCity", s."departPlace",
       s."arrivePlace", s.worths, s."departDate", coalesce(s.rooms, 0), coalesce(s.nights, 0), s."departAt", s."arriveAt", s.body
     FROM jsonb_to_recordset($27::jsonb) AS s(${segmentRecord})`,
    valuesOf(enterpriseId, order),
  )

const valuesOf = (enterpriseId: number, order: NewOrder): unknown[] => [
  enterpriseId,
  order.orderNo,
  products.code(order.product),
  orderStates.code(order.state),
  travelTypes.code(order.travelType),
  bookTypes.code(order.bookType),
  settleTypes.code(order.settleType),
  order.bookerId,
  order.tempOrderNo,
  order.travelApplyNo,
  order.travelOrderNo,
  JSON.stringify(order.title),
  order.departAt,
  order.arriveAt,
  order.currency,
  order.total,
  JSON.stringify(order.prices),
  order.verdict,
  JSON.stringify(order.policySnapshot),
  order.searchIds,
  order.contactCipher,
  order.remark,
  order.supplierReference,
  order.holdExpiresAt,
  order.createdAt,
  JSON.stringify(
    order.travellers.map((traveller) => ({ ...traveller, credentialType: credentialTypes.code(traveller.credentialType) })),
  ),
  JSON.stringify(order.segments),
  order.kind ?? 'booking',
  order.parentOrderNo ?? null,
  order.purpose ?? '',
  order.fulfiller,
  order.chain ? JSON.stringify(order.chain) : null,
  JSON.stringify(order.fields),
]

export interface OrderRow {
  orderNo: string
  kind: OrderKind
  parentOrderNo: string | null
  /** The rejected order that it submits again. */
  resubmits: string | null
  product: Product
  fulfiller: Fulfiller
  state: OrderState
  version: number
  travelType: TravelType
  bookType: BookType
  settleType: SettleType
  bookerId: string
  tempOrderNo: string
  travelApplyNo: string | null
  travelOrderNo: string | null
  policySnapshot: object
  title: LocalText
  departAt: Date
  arriveAt: Date
  currency: string
  total: number
  /** Who pays what; the three sum to the total, and are final once it is paid. */
  companyPart: number
  personalPart: number
  pointsPart: number
  prices: StoredPriceLine[]
  verdict: Verdict
  searchIds: string[]
  contactCipher: string
  purpose: string
  remark: string
  fields: KeptField[]
  supplierReference: string | null
  holdExpiresAt: Date
  createdAt: Date
  updatedAt: Date
  /** Who of the agency placed it for the booker. */
  agentName: string | null
}

type StoredOrder = InCodes<
  OrderRow,
  {
    product: typeof products
    state: typeof orderStates
    travelType: typeof travelTypes
    bookType: typeof bookTypes
    settleType: typeof settleTypes
  }
>
type FirstRead = StoredOrder & { companyVersion: number | null }
const inWords = (row: StoredOrder): OrderRow => ({
  ...row,
  product: products.word(row.product),
  state: orderStates.word(row.state),
  travelType: travelTypes.word(row.travelType),
  bookType: bookTypes.word(row.bookType),
  settleType: settleTypes.word(row.settleType),
})

const orderColumns = `order_no AS "orderNo", kind, parent_order_no AS "parentOrderNo", resubmits, product, fulfiller, state, version,
  travel_type AS "travelType", book_type AS "bookType", temp_order_no AS "tempOrderNo", travel_apply_no AS "travelApplyNo",
  travel_order_no AS "travelOrderNo", policy_snapshot AS "policySnapshot",
  settle_type AS "settleType", booker_id AS "bookerId", title, depart_at AS "departAt", arrive_at AS "arriveAt", currency, total,
  company_part AS "companyPart", personal_part AS "personalPart", points_part AS "pointsPart", prices,
  verdict, search_ids AS "searchIds", contact_cipher AS "contactCipher", purpose, remark, fields,
  supplier_reference AS "supplierReference", hold_expires_at AS "holdExpiresAt", created_at AS "createdAt", updated_at AS "updatedAt",
  agent_name AS "agentName"`

export const findOrders = async ({ sql, enterpriseId }: Tenant, orderNos: readonly string[]): Promise<OrderRow[]> => {
  const rows = await sql.query<FirstRead>(
    `SELECT ${orderColumns}, ${versionColumn} FROM orders WHERE enterprise_id = $1 AND order_no = ANY($2) ORDER BY order_no`,
    [enterpriseId, orderNos],
  )
  return withoutVersion<StoredOrder>(sql, rows).map(inWords)
}

/** Who decides about an order that waits for its supplier, or is told of it. */
export async function findHeard(
  { sql, enterpriseId }: Tenant,
  orderNo: string,
): Promise<{ chain: ApprovalChain | undefined; told?: ToldPeople }> {
  const [row] = await sql.query<{ chain: NewOrder['chain'] | null }>(
    'SELECT chain FROM orders WHERE enterprise_id = $1 AND order_no = $2',
    [enterpriseId, orderNo],
  )
  const heard = row?.chain ?? undefined
  return heard && 'toldIds' in heard ? { chain: undefined, told: heard } : { chain: heard }
}

/** The orders that this one submits again, one after another, the first first. */
export async function findFormerOrders({ sql, enterpriseId }: Tenant, orderNo: string): Promise<string[]> {
  const rows = await sql.query<{ orderNo: string }>(
    `WITH RECURSIVE former AS (
       SELECT resubmits AS order_no, 1 AS step FROM orders WHERE enterprise_id = $1 AND order_no = $2
       UNION ALL
       SELECT o.resubmits, former.step + 1 FROM former JOIN orders o ON o.enterprise_id = $1 AND o.order_no = former.order_no
     )
     SELECT order_no AS "orderNo" FROM former WHERE order_no IS NOT NULL ORDER BY step DESC`,
    [enterpriseId, orderNo],
  )
  return rows.map((row) => row.orderNo)
}

/** The same, held until the transaction ends; always in order of number, so that two payers cannot wait for each other. */
export const lockOrders = async ({ sql, enterpriseId }: Tenant, orderNos: readonly string[]): Promise<OrderRow[]> => {
  const rows = await sql.query<FirstRead>(
    `SELECT ${orderColumns}, ${versionColumn} FROM orders WHERE enterprise_id = $1 AND order_no = ANY($2) ORDER BY order_no FOR UPDATE OF orders`,
    [enterpriseId, orderNos],
  )
  return withoutVersion<StoredOrder>(sql, rows).map(inWords)
}

/** Orders of one trip, held until the transaction ends. */
export const lockTripOrders = async ({ sql, enterpriseId }: Tenant, travelOrderNo: string): Promise<OrderRow[]> => {
  const rows = await sql.query<StoredOrder>(
    `SELECT ${orderColumns} FROM orders WHERE enterprise_id = $1 AND travel_order_no = $2 ORDER BY order_no FOR UPDATE`,
    [enterpriseId, travelOrderNo],
  )
  return rows.map(inWords)
}

export interface Transition {
  orderNo: string
  version: number
  state: OrderState
  event: string
  actorId: string
  actorName: string
  detail: object
  at: Date
  holdExpiresAt?: Date
  settleType?: SettleType
}

/** Events by which a supplier has done what the order asked for: each happens to an order once. */
const fulfilling: ReadonlySet<string> = new Set<OrderEvent>(['issue', 'exchange', 'refund'])

/**
 * One statement: the state moves and its history row is written, or neither when the version is no longer the one that was read. The history
 * of an order begins when it is placed, and with it what its supplier calls it. Answers the new version.
 */
export async function writeTransition(
  { sql, enterpriseId }: Tenant,
  from: OrderRow,
  to: Transition,
): Promise<number | undefined> {
  const isFirst = from.state === 'placing'
  const rows = await sql.query<{ version: number }>(
    `WITH moved AS (
       UPDATE orders SET state = $4, version = version + ${isFirst ? 0 : 1}${isFirst ? ', supplier_reference = $13' : ''}, updated_at = $5,
         hold_expires_at = coalesce($6, hold_expires_at),
         settle_type = coalesce($7, settle_type)${to.state === 'draft' ? '' : ', chain = NULL'}${fulfilling.has(to.event) ? ', transacted_at = $5' : ''}
       WHERE enterprise_id = $1 AND order_no = $2 AND version = $3
       RETURNING version
     )
     INSERT INTO order_history (enterprise_id, order_no, version, at, actor_id, actor_name, event, from_state, to_state, detail)
     SELECT $1, $2, version, $5, $8, $9, $10, $11, $4, $12 FROM moved RETURNING version`,
    [
      enterpriseId,
      to.orderNo,
      to.version,
      orderStates.code(to.state),
      to.at,
      to.holdExpiresAt ?? null,
      to.settleType ? settleTypes.code(to.settleType) : null,
      to.actorId,
      to.actorName,
      to.event,
      isFirst ? null : orderStates.code(from.state),
      JSON.stringify(to.detail),
      ...(isFirst ? [from.supplierReference] : []),
    ],
  )
  return rows[0]?.version
}

export const insertFirstHistory = ({ sql, enterpriseId }: Tenant, entry: Omit<Transition, 'version'>): Promise<unknown> =>
  sql.query(
    `INSERT INTO order_history (enterprise_id, order_no, version, at, actor_id, actor_name, event, from_state, to_state, detail)
     VALUES ($1, $2, 1, $3, $4, $5, $6, NULL, $7, $8)`,
    [
      enterpriseId,
      entry.orderNo,
      entry.at,
      entry.actorId,
      entry.actorName,
      entry.event,
      orderStates.code(entry.state),
      JSON.stringify(entry.detail),
    ],
  )

/** Who of the agency placed an order for its booker. */
export const findPlacingAgent = async (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
): Promise<{ agentId: string; name: string } | undefined> => {
  const [agent] = await sql.query<{ agentId: string; name: string }>(
    `SELECT agent_id AS "agentId", agent_name AS name FROM orders
     WHERE enterprise_id = $1 AND order_no = $2 AND agent_id IS NOT NULL AND agent_name IS NOT NULL`,
    [enterpriseId, orderNo],
  )
  return agent
}

export type OrderTravellerRow = NewOrderTraveller & { orderNo: string }
export const findOrderTravellers = async (
  { sql, enterpriseId }: Tenant,
  orderNos: readonly string[],
  reader: Reader = 'anybody',
): Promise<OrderTravellerRow[]> => {
  const rows = await sql.query<InCodes<OrderTravellerRow, { credentialType: typeof credentialTypes }>>(
    `SELECT order_no AS "orderNo", position, employee_id AS "employeeId", department_id AS "departmentId", name,
            credential_type AS "credentialType", credential_cipher AS "credentialCipher", credential_hash AS "credentialHash",
            credential_masked AS "credentialMasked", cost_centre AS "costCentre", reason, violations, insurances, service_fee AS "serviceFee", passenger,
            ${latinOf('order_traveller', reader)} AS latin
     FROM order_traveller WHERE enterprise_id = $1 AND order_no = ANY($2) ORDER BY order_no, position`,
    [enterpriseId, orderNos],
  )
  return rows.map((row) => ({ ...row, credentialType: credentialTypes.word(row.credentialType) }))
}

/** A segment whose body its product has read, or which is still unread. */
export interface OrderSegmentRow<Body = unknown> extends Omit<NewOrderSegment, 'departAt' | 'arriveAt' | 'body'> {
  orderNo: string
  departAt: Date
  arriveAt: Date
  body: Body
}
const segmentColumns = `s.order_no AS "orderNo", s.position, s.kind, s.flight_no AS "serviceNo", s.service_key AS "serviceKey",
  s.depart_city AS "departCity", s.arrive_city AS "arriveCity", s.depart_place AS "departPlace",
  s.arrive_place AS "arrivePlace", s.worths, s.depart_date AS "departDate", s.rooms, s.nights,
  s.depart_at AS "departAt", s.arrive_at AS "arriveAt", s.body`

/** Each order's by their key, as they lie there, whatever the table held when this was planned. */
export const findOrderSegments = ({ sql, enterpriseId }: Tenant, orderNos: readonly string[]): Promise<OrderSegmentRow[]> =>
  sql.query<OrderSegmentRow>(
    `SELECT ${segmentColumns} FROM unnest($2::text[]) AS asked (order_no)
     CROSS JOIN LATERAL (SELECT * FROM order_segment
       WHERE enterprise_id = $1 AND order_no = asked.order_no ORDER BY position OFFSET 0) s
     ORDER BY s.order_no, s.position`,
    [enterpriseId, [...new Set(orderNos)]],
  )
