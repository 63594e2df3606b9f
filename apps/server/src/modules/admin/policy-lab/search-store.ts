import { orderStates, type OrderState } from '@sojourn/contract/booking/codes'
import type { Booking } from '@sojourn/domain/booking/policy/lab/kept-search'
import type { PolicyHolder } from '@sojourn/domain/booking/policy/resolve-policy'
import type { Tenant } from '../../../db/tenant'
import { departmentPath } from '../../booking/columns/department-path-column'

/** Searches of a period, from a moment on and before another. */
export interface Walk {
  product: string
  from: Date
  until: Date
}
/** The last of a page, by which the next is found; a moment in all its digits. */
export interface Place {
  at: string
  searchId: string
}
const searchesOfPage = 50

export async function countSearches({ sql, enterpriseId }: Tenant, { from, until }: Walk): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM choice_set WHERE enterprise_id = $1 AND searched_at >= $2 AND searched_at < $3',
    [enterpriseId, from, until],
  )
  return row!.count
}

export interface SearchRow {
  searchId: string
  journey: number
  searchedAt: Date
  at: string
  /** Null of another product. */
  body: string | null
}

/** A page of them in order of time. What is kept begins with its product, so that others are passed over unread. */
export const findSearchPage = (
  { sql, enterpriseId }: Tenant,
  { product, from, until }: Walk,
  after: Place | undefined,
): Promise<SearchRow[]> =>
  sql.query<SearchRow>(
    `SELECT search_id AS "searchId", journey, searched_at AS "searchedAt", searched_at::text AS at,
            CASE WHEN left(body, 60) LIKE $6 THEN body END AS body
     FROM choice_set WHERE enterprise_id = $1 AND searched_at >= $2 AND searched_at < $3
       AND (searched_at, search_id) > (coalesce($4::timestamptz, '-infinity'), $5)
     ORDER BY searched_at, search_id LIMIT ${searchesOfPage}`,
    [enterpriseId, from, until, after?.at ?? null, after?.searchId ?? '', `{"product":"${product}",%`],
  )

const codesOf = (...states: OrderState[]): string => states.map((state) => orderStates.code(state)).join(', ')
/** What was bought and not given back; a change stands for what it took the place of. */
const bought = codesOf(
  'approving',
  'awaitingPayment',
  'issuing',
  'issued',
  'refunding',
  'refundFailed',
  'changing',
  'altered',
  'completed',
)
const changed = codesOf('approving', 'awaitingPayment', 'issuing', 'issued', 'changed', 'completed')
const stands = (order: string): string =>
  `(${order}.kind = 'booking' AND ${order}.state IN (${bought}) OR ${order}.kind = 'change' AND ${order}.state IN (${changed}))`

/** Which order bought of a search for its journey. */
export interface Purchase {
  searchId: string
  journey: number
  orderNo: string
}

/**
 * What was bought of the searches of a period; of several searches for one journey the last is what an order bought of. One pass over the
 * company's orders: row-level security lets an index of arrays be used by nobody whom it binds, for its operators are not leakproof.
 */
export const findPurchases = ({ sql, enterpriseId }: Tenant, { from, until }: Walk): Promise<Purchase[]> =>
  sql.query<Purchase>(
    `SELECT last.search_id AS "searchId", last.journey, last.order_no AS "orderNo"
     FROM (
       SELECT DISTINCT ON (o.order_no, kept.journey) o.order_no, kept.journey, kept.search_id, kept.searched_at
       FROM orders o CROSS JOIN LATERAL unnest(o.search_ids) WITH ORDINALITY AS searched(search_id, place)
       JOIN choice_set kept ON kept.enterprise_id = $1 AND kept.search_id = searched.search_id
       WHERE o.enterprise_id = $1 AND ${stands('o')}
       ORDER BY o.order_no, kept.journey, searched.place DESC) AS last
     WHERE last.searched_at >= $2 AND last.searched_at < $3`,
    [enterpriseId, from, until],
  )

/** The same with what was bought, for how many. */
export const findBookings = (
  { sql, enterpriseId }: Tenant,
  purchases: readonly Purchase[],
): Promise<(Booking & { searchId: string })[]> =>
  sql.query(
    `SELECT wanted."searchId", wanted.journey, wanted."orderNo", kept.segments, party.travellers
     FROM jsonb_to_recordset($2::jsonb) AS wanted("searchId" text, journey integer, "orderNo" text)
     CROSS JOIN LATERAL (
       SELECT jsonb_agg(segment.body ORDER BY segment.position) AS segments FROM order_segment segment
       WHERE segment.enterprise_id = $1 AND segment.order_no = wanted."orderNo") AS kept
     CROSS JOIN LATERAL (
       SELECT count(*)::integer AS travellers FROM order_traveller traveller
       WHERE traveller.enterprise_id = $1 AND traveller.order_no = wanted."orderNo") AS party
     WHERE kept.segments IS NOT NULL
     ORDER BY wanted."orderNo"`,
    [enterpriseId, JSON.stringify(purchases)],
  )

type FoundHolder = Omit<PolicyHolder, 'legalEntityId'>

/** What policies may name of these people but their legal entity, of those in office. */
export const findHolders = ({ sql, enterpriseId }: Tenant, employeeIds: readonly string[]): Promise<FoundHolder[]> =>
  sql.query<FoundHolder>(
    `SELECT employee_id AS "employeeId", grade_id AS "gradeId", permissions, cost_centre_id AS "costCentreId", position, office, own_fields AS fields, ${departmentPath('employee')} AS "departmentPath"
     FROM employee WHERE enterprise_id = $1 AND active AND employee_id = ANY($2)`,
    [enterpriseId, employeeIds],
  )
