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
export const searchesOfPage = 100

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

/**
 * Orders that bought of these searches; of several searches for one journey the last is what it was bought of. Each search and order is looked
 * up by its index: the parts in LATERAL with a LIMIT or an aggregate cannot become a join over the whole company.
 */
export const findBookings = (
  { sql, enterpriseId }: Tenant,
  searches: readonly { searchId: string; journey: number }[],
): Promise<(Booking & { searchId: string })[]> =>
  sql.query(
    `SELECT wanted."searchId", wanted.journey, o.order_no AS "orderNo", kept.segments, party.travellers
     FROM jsonb_to_recordset($2::jsonb) AS wanted("searchId" text, journey integer)
     JOIN orders o ON o.enterprise_id = $1 AND o.search_ids @> ARRAY[wanted."searchId"]
     CROSS JOIN LATERAL (
       SELECT searched.search_id FROM unnest(o.search_ids) WITH ORDINALITY AS searched(search_id, place)
       JOIN choice_set ON choice_set.enterprise_id = $1 AND choice_set.search_id = searched.search_id
         AND choice_set.journey = wanted.journey
       ORDER BY searched.place DESC LIMIT 1) AS last
     CROSS JOIN LATERAL (
       SELECT jsonb_agg(segment.body ORDER BY segment.position) AS segments FROM order_segment segment
       WHERE segment.enterprise_id = $1 AND segment.order_no = o.order_no) AS kept
     CROSS JOIN LATERAL (
       SELECT count(*)::integer AS travellers FROM order_traveller traveller
       WHERE traveller.enterprise_id = $1 AND traveller.order_no = o.order_no) AS party
     WHERE last.search_id = wanted."searchId" AND kept.segments IS NOT NULL AND ${stands('o')}
     ORDER BY o.order_no`,
    [enterpriseId, JSON.stringify(searches)],
  )

type FoundHolder = Omit<PolicyHolder, 'legalEntityId'>

/** What policies may name of these people but their legal entity, of those in office. */
export const findHolders = ({ sql, enterpriseId }: Tenant, employeeIds: readonly string[]): Promise<FoundHolder[]> =>
  sql.query<FoundHolder>(
    `SELECT employee_id AS "employeeId", grade_id AS "gradeId", permissions, cost_centre_id AS "costCentreId", position, ${departmentPath('employee')} AS "departmentPath"
     FROM employee WHERE enterprise_id = $1 AND active AND employee_id = ANY($2)`,
    [enterpriseId, employeeIds],
  )
