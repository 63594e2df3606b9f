import { orderStates, type OrderState } from '@sojourn/contract/booking/codes'
import type { OrderSort } from '@sojourn/contract/admin/order-words'

/** Puts a value into a statement; answers how it is called there. */
export type Put = (value: unknown) => string

/** Along which rows a list walks: those of the narrowest thing that is asked for. */
export type Walk =
  | { along: 'numbers'; orderNos: readonly string[] }
  | { along: 'people'; ids: readonly string[] }
  | { along: 'departments'; ids: readonly string[] }
  | { along: 'costCentre'; id: string }
  | { along: 'project'; code: string }
  | { along: 'states'; states: readonly OrderState[] }
  | { along: 'all' }

/** Where a page ended: the sorted value of its last row, as the database writes it, and its number. */
export interface OrderPlace {
  value: string
  orderNo: string
}

export interface WalkRequest {
  walk: Walk
  /** The walk is about no more rows than can be put into any order. */
  few: boolean
  sort: OrderSort
  ascending: boolean
  after: OrderPlace | undefined
  /** Of the days that are sorted by; null is open. */
  from: Date | null
  to: Date | null
  rows: number
}

/** The sorted value of the row of an order. */
export const valueOfOrder: Readonly<Record<OrderSort, string>> = {
  ordered: 'o.created_at',
  transacted: 'o.transacted_at',
  travel: 'o.depart_at',
  amount: 'o.total',
}
export const typeOf = (sort: OrderSort): 'integer' | 'timestamptz' => (sort === 'amount' ? 'integer' : 'timestamptz')
/** As a place keeps it: a moment to the microsecond. */
export const written = (sort: OrderSort, value: string): string =>
  sort === 'amount' ? `${value}::text` : `to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** So many rows and no more are put into another order than that in which an index keeps them. */
export const sortedAtMost = 5_000

interface Arm {
  table: string
  /** Of its rows, those that it is about. */
  where: string
  value: string
  orderNo: string
}

/** The next rows in the order of the list, each with its value and its order's number; an order may come several times. */
export function candidates(request: WalkRequest, put: Put): string {
  const { walk, sort } = request
  if (walk.along === 'numbers') {
    const where = `o.order_no = ANY(${put(walk.orderNos)})`
    return armOf(request, put, { table: 'orders o', where, value: valueOfOrder[sort], orderNo: 'o.order_no' })
  }
  return sort === 'ordered' ? byMomentOfOrder(request, walk, put) : bySort(request, walk, put)
}

export type Narrow = Exclude<Walk, { along: 'numbers' }>

function byMomentOfOrder(request: WalkRequest, walk: Narrow, put: Put): string {
  const travellers = (where: string): string => armOf(request, put, { ...ofTravellers, value: 't.ordered_at', where })
  const orders = (where: string): string =>
    armOf(request, put, { table: 'orders o', where, value: 'o.created_at', orderNo: 'o.order_no' })
  if (walk.along === 'people')
    return forEach(put(walk.ids), [travellers('t.employee_id = one.id'), orders('o.booker_id = one.id')])
  if (walk.along === 'departments')
    return forEach(put(walk.ids), [travellers('t.department_id = one.id'), travellers('t.booked_from = one.id')])
  if (walk.along === 'costCentre') return travellers(`t.cost_centre->>'id' = ${put(walk.id)}`)
  if (walk.along === 'project')
    return travellers(`t.cost_centre ? 'project' AND t.cost_centre#>>'{project,code}' = ${put(walk.code)}`)
  if (walk.along === 'states')
    return eachState(walk.states)
      .map((is) => `(${orders(is)})`)
      .join(' UNION ALL ')
  return travellers('true')
}

/** One condition for each state, so that each finds the index of open orders; of no state there is nothing. */
export const eachState = (states: readonly OrderState[]): string[] =>
  states.length > 0 ? states.map((state) => `o.state = ${orderStates.code(state)}`) : ['false']

/** In the order of something else: few rows are put into that order, anything else walks along the order itself. */
function bySort(request: WalkRequest, walk: Narrow, put: Put): string {
  const { sort } = request
  if (request.few) {
    const where = `o.order_no IN (${rowsOf(walk, put)} LIMIT ${sortedAtMost})`
    return armOf(request, put, { table: 'orders o', where, value: valueOfOrder[sort], orderNo: 'o.order_no' })
  }
  if (sort === 'travel') return armOf(request, put, { ...ofTravellers, where: 'true', value: 't.depart_at' })
  const where = sort === 'transacted' ? 'o.transacted_at IS NOT NULL' : 'true'
  return armOf(request, put, { table: 'orders o', where, value: valueOfOrder[sort], orderNo: 'o.order_no' })
}

/** All rows of what a walk is about, in no order. */
export function rowsOf(walk: Narrow, put: Put): string {
  const travellers = (where: string): string => `SELECT t.order_no FROM order_traveller t WHERE t.enterprise_id = $1 AND ${where}`
  if (walk.along === 'costCentre') return travellers(`t.cost_centre->>'id' = ${put(walk.id)}`)
  if (walk.along === 'project')
    return travellers(`t.cost_centre ? 'project' AND t.cost_centre#>>'{project,code}' = ${put(walk.code)}`)
  if (walk.along === 'departments') {
    const ids = put(walk.ids)
    return `${travellers(`t.department_id = ANY(${ids})`)} UNION ALL ${travellers(`t.booked_from = ANY(${ids})`)}`
  }
  if (walk.along === 'people') {
    const ids = put(walk.ids)
    return `${travellers(`t.employee_id = ANY(${ids})`)} UNION ALL SELECT o.order_no FROM orders o WHERE o.enterprise_id = $1 AND o.booker_id = ANY(${ids})`
  }
  return travellers('true')
}

const ofTravellers = { table: 'order_traveller t', orderNo: 't.order_no' }

const forEach = (ids: string, arms: readonly string[]): string =>
  `SELECT arm.value, arm.order_no FROM unnest(${ids}::text[]) AS one(id) CROSS JOIN LATERAL (${arms.map((arm) => `(${arm})`).join(' UNION ALL ')}) arm`

function armOf({ sort, ascending, after, from, to, rows }: WalkRequest, put: Put, { table, where, value, orderNo }: Arm): string {
  const [sign, direction] = ascending ? ['>', 'ASC'] : ['<', 'DESC']
  const conditions = [`${table.slice(-1)}.enterprise_id = $1`, where]
  if (after) conditions.push(`(${value}, ${orderNo}) ${sign} (${put(after.value)}::${typeOf(sort)}, ${put(after.orderNo)}::text)`)
  if (from) conditions.push(`${value} >= ${put(from)}`)
  if (to) conditions.push(`${value} < ${put(to)}`)
  return `SELECT ${value} AS value, ${orderNo} FROM ${table} WHERE ${conditions.join(' AND ')}
    ORDER BY ${value} ${direction}, ${orderNo} ${direction} LIMIT ${rows}`
}
