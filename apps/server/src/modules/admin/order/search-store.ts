import {
  products,
  settleTypes,
  travelTypes,
  type OrderKind,
  type OrderState,
  type Product,
  type SettleType,
} from '@sojourn/contract/booking/codes'
import type { channels, OrderDay, verdictFilters } from '@sojourn/contract/admin/orders/order-words'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import { placedStates } from '../../booking/columns/placed-states'
import {
  candidates,
  eachState,
  judgedBy,
  numbersAbout,
  sortedAtMost,
  valueOfOrder,
  wholeOrders,
  written,
  type Narrow,
  type OrderPlace,
  type Put,
  type WalkRequest,
} from './arms-store'
import { containing } from '../../../db/like'
import { paidConditions, type PaidNarrowing } from './paid-conditions'

export interface Narrowing extends PaidNarrowing {
  /** Of a traveller or of where the booking was made; null: all. */
  departments: readonly string[] | null
  /** Who books or travels; null: anybody. */
  people: readonly string[] | null
  gradeId: string | undefined
  costCentreId: string | undefined
  projectCode: string | undefined
  product: Product | undefined
  kind: OrderKind | undefined
  states: readonly OrderState[] | undefined
  verdict: (typeof verdictFilters)[number] | undefined
  settleType: SettleType | undefined
  channel: (typeof channels)[number] | undefined
  /** Codes and names of places. */
  cities: readonly string[] | undefined
  day: OrderDay
  from: Date | null
  to: Date | null
}

export interface Looked {
  found: OrderPlace[]
  /** Rows that were looked at. */
  looked: number
  last: OrderPlace | null
}

/**
 * Looks at the next rows, so many and no more, and answers what of them is wanted, and where to go on. Orders are read one by one, in the
 * order of the list, until there are enough: joined as a whole, all that was looked at would be read.
 */
export async function lookOn(
  { sql, enterpriseId }: Tenant,
  request: WalkRequest,
  narrowing: Narrowing,
  limit: number,
): Promise<Looked> {
  const values: unknown[] = [enterpriseId]
  const put: Put = (value) => `$${values.push(value)}`
  const direction = request.ascending ? 'ASC' : 'DESC'
  const back = request.ascending ? 'DESC' : 'ASC'
  const place = `jsonb_build_object('value', ${written(request.sort, 'value')}, 'orderNo', order_no)`
  const next = candidates(request, put)
  const { byWalk, byOrder } = conditionsOf(request, narrowing, put)
  const [row] = await sql.query<Looked>(
    `WITH looked AS MATERIALIZED (SELECT * FROM (${next}) AS next ORDER BY value ${direction}, order_no ${direction} ${wholeOrders(request.rows)}),
     wanted AS (SELECT DISTINCT value, order_no FROM looked${byWalk.length > 0 ? ` WHERE ${byWalk.join(' AND ')}` : ''}
       ORDER BY value ${direction}, order_no ${direction}),
     found AS (SELECT wanted.value, wanted.order_no FROM wanted CROSS JOIN LATERAL
         (SELECT FROM orders o WHERE o.enterprise_id = $1 AND o.order_no = wanted.order_no AND ${byOrder.join(' AND ')} LIMIT 1) AS judged
       ORDER BY wanted.value ${direction}, wanted.order_no ${direction} LIMIT ${pageLimit(limit)})
     SELECT (SELECT coalesce(jsonb_agg(${place} ORDER BY value ${direction}, order_no ${direction}), '[]') FROM found) AS found,
       (SELECT count(*)::integer FROM looked) AS looked,
       (SELECT ${place} FROM looked ORDER BY value ${back}, order_no ${back} LIMIT 1) AS last`,
    values,
  )
  return row!
}

const ofTraveller = (condition: string): string =>
  `EXISTS (SELECT FROM order_traveller t WHERE t.enterprise_id = $1 AND t.order_no = o.order_no AND (${condition}))`

type Walked = Pick<WalkRequest, 'walk' | 'sort'>

/** Whether an order is read only when its walk has found it to be wanted: all but that it has come about. */
export const isJudgedByWalk = (request: Walked, narrowing: Narrowing): boolean =>
  judgedBy(request) !== 'order' && conditionsOf(request, narrowing, () => '').byOrder.length === 1

/** Only what is asked, and what the walk does not answer already, stands in the statement. */
function conditionsOf(request: Walked, narrowing: Narrowing, put: Put): { byWalk: string[]; byOrder: string[] } {
  const judged = judgedBy(request)
  const { along } = request.walk
  const kept = keptConditions(narrowing, put, judged === 'order' ? ofOrder : ofLooked)
  const byWalk: string[] = []
  const byOrder = [
    `o.state ${placedStates}`,
    ...movingConditions(narrowing, along, put),
    ...paidConditions(narrowing, put, ofTraveller),
    ...dayConditions(request.sort, narrowing, put),
  ]
  ;(judged === 'order' ? byOrder : byWalk).push(...kept)
  if (narrowing.departments && along !== 'departments') {
    const ids = put(narrowing.departments)
    if (judged === 'travellerOfDepartment')
      byWalk.push(`(looked.department_id = ANY(${ids}) OR looked.booked_from = ANY(${ids}))`)
    else byOrder.push(ofTraveller(`t.department_id = ANY(${ids}) OR t.booked_from = ANY(${ids})`))
  }
  return { byWalk, byOrder }
}

/** How the row is called of which something is asked that never changes, or seldom, and what it says of the agency. */
const ofOrder = { row: 'o', byAgent: 'o.agent_name IS NOT NULL' }
const ofLooked = { row: 'looked', byAgent: 'looked.by_agent' }

function keptConditions({ product, kind, verdict, channel }: Narrowing, put: Put, { row, byAgent }: typeof ofOrder): string[] {
  const conditions = [`${row}.travel_type = ${travelTypes.code('business')}`]
  if (product) conditions.push(`${row}.product = ${put(products.code(product))}`)
  if (kind) conditions.push(`${row}.kind = ${put(kind)}`)
  if (verdict) conditions.push(`${row}.verdict ${verdict === 'within' ? '=' : '<>'} 'within'`)
  if (channel) conditions.push(`${channel === 'online' ? 'NOT ' : ''}(${byAgent})`)
  return conditions
}

/** What moves with an order, or stands with its parts. */
function movingConditions(narrowing: Narrowing, along: WalkRequest['walk']['along'], put: Put): string[] {
  const { people, states, costCentreId, projectCode, gradeId, settleType, cities } = narrowing
  const conditions: string[] = []
  if (people && along !== 'people') {
    const ids = put(people)
    conditions.push(`(o.booker_id = ANY(${ids}) OR ${ofTraveller(`t.employee_id = ANY(${ids})`)})`)
  }
  if (states && along !== 'states') conditions.push(`(${eachState(states).join(' OR ')})`)
  if (costCentreId !== undefined && along !== 'costCentre')
    conditions.push(ofTraveller(`t.cost_centre_id = ${put(costCentreId)}`))
  if (projectCode !== undefined && along !== 'project') conditions.push(ofTraveller(`t.project_code = ${put(projectCode)}`))
  if (settleType) conditions.push(`o.settle_type = ${put(settleTypes.code(settleType))}`)
  if (gradeId !== undefined)
    conditions.push(
      `EXISTS (SELECT FROM order_traveller t JOIN employee e ON e.enterprise_id = $1 AND e.employee_id = t.employee_id
         WHERE t.enterprise_id = $1 AND t.order_no = o.order_no AND e.grade_id = ${put(gradeId)})`,
    )
  if (cities) {
    const named = put(cities)
    conditions.push(
      `EXISTS (SELECT FROM order_segment s WHERE s.enterprise_id = $1 AND s.order_no = o.order_no
         AND (s.depart_city = ANY(${named}) OR s.arrive_city = ANY(${named})))`,
    )
  }
  return conditions
}

/** Days by which the list is sorted bound the walk itself. */
function dayConditions(sort: WalkRequest['sort'], { day, from, to }: Narrowing, put: Put): string[] {
  if (day === sort) return []
  const value = valueOfOrder[day]
  return [...(from ? [`${value} >= ${put(from)}`] : []), ...(to ? [`${value} < ${put(to)}`] : [])]
}

/** Orders by a number of theirs, of one that they come from, of an application, a trip or a ticket. */
export const findByNumber = async ({ sql, enterpriseId }: Tenant, number: string): Promise<string[]> =>
  (
    await sql.query<{ orderNo: string }>(
      `WITH RECURSIVE family (order_no) AS (
         SELECT order_no FROM orders WHERE enterprise_id = $1 AND order_no = $2 UNION
         SELECT child.order_no FROM family JOIN orders child ON child.enterprise_id = $1 AND child.parent_order_no = family.order_no)
       SELECT order_no AS "orderNo" FROM family
       UNION (SELECT order_no FROM orders WHERE enterprise_id = $1 AND travel_apply_no = $2 AND travel_apply_no IS NOT NULL LIMIT 500)
       UNION (SELECT order_no FROM orders WHERE enterprise_id = $1 AND travel_order_no = $2 AND travel_order_no IS NOT NULL LIMIT 500)
       UNION (SELECT order_no FROM ticket WHERE enterprise_id = $1 AND ticket_no = $2)`,
      [enterpriseId, number],
    )
  ).map(({ orderNo }) => orderNo)

/** People and guests by name or number; not more than can be walked along. Chinese words are nobody's pinyin or number. */
export const findPeople = async ({ sql, enterpriseId }: Tenant, keyword: string): Promise<string[]> => {
  const chinese = /\p{Script=Han}/u.test(keyword)
  const named = chinese
    ? 'strpos(name, $2) > 0'
    : "(name ILIKE $2 OR replace(name_pinyin, ' ', '') ILIKE replace($2, ' ', '') OR number ILIKE $2)"
  const rows = await sql.query<{ id: string }>(
    `(SELECT employee_id AS id FROM employee WHERE enterprise_id = $1 AND ${named} ORDER BY active DESC, name_pinyin LIMIT 50)
     UNION ALL (SELECT guest_id FROM guest WHERE enterprise_id = $1 AND ${chinese ? named : 'name ILIKE $2'} LIMIT 50)`,
    [enterpriseId, chinese ? keyword : containing(keyword)],
  )
  return rows.map(({ id }) => id)
}

/** Whether a walk is about no more rows than can be put into any order. */
export async function isFew({ sql, enterpriseId }: Tenant, walk: Narrow): Promise<boolean> {
  const values: unknown[] = [enterpriseId]
  const rows = numbersAbout(walk, (value) => `$${values.push(value)}`)
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM (${rows} LIMIT ${sortedAtMost + 1}) AS counted`,
    values,
  )
  return row!.count <= sortedAtMost
}

/** How many orders are in these states, as far as it is counted. */
export async function countInStates(
  { sql, enterpriseId }: Tenant,
  { states, departments, most }: { states: readonly OrderState[]; departments: readonly string[] | null; most: number },
): Promise<number> {
  const within = departments ? `AND ${ofTraveller('t.department_id = ANY($3) OR t.booked_from = ANY($3)')}` : ''
  const each = eachState(states).map(
    (is) =>
      `(SELECT o.order_no FROM orders o WHERE o.enterprise_id = $1 AND ${is} AND o.travel_type = ${travelTypes.code('business')} ${within} LIMIT $2)`,
  )
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM (SELECT order_no FROM (${each.join(' UNION ALL ')}) AS all_of LIMIT $2) AS counted`,
    departments ? [enterpriseId, most, departments] : [enterpriseId, most],
  )
  return row!.count
}
