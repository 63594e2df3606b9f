import { orderStates, type OrderState } from '@sojourn/contract/booking/codes'
import type { OrderSort } from '@sojourn/contract/admin/orders/order-words'

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
  /** In another order than that of ordering, only along what is few, or along all. */
  walk: Walk
  sort: OrderSort
  ascending: boolean
  after: OrderPlace | undefined
  /** Of the days that are sorted by; null is open. */
  from: Date | null
  to: Date | null
  rows: number
}

/** The sorted value of an order, in its own row and in those of its travellers, who keep none of what moves with each step. */
export const valueOfOrder: Readonly<Record<OrderSort, string>> = {
  ordered: 'o.created_at',
  transacted: 'o.transacted_at',
  travel: 'o.depart_at',
  amount: 'o.total',
}
const valueOfTraveller: Readonly<Record<Exclude<OrderSort, 'transacted'>, string>> = {
  ordered: 't.ordered_at',
  travel: 't.depart_at',
  amount: 't.total',
}
export const typeOf = (sort: OrderSort): 'integer' | 'timestamptz' => (sort === 'amount' ? 'integer' : 'timestamptz')
/** As a place keeps it: a moment to the microsecond. */
export const written = (sort: OrderSort, value: string): string =>
  sort === 'amount' ? `${value}::text` : `to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** So many rows and no more are put into another order than that in which an index keeps them. */
export const sortedAtMost = 5_000

/** What the rows of travellers say of their order, and the indexes along which lists walk with them. */
const kept = ['product', 'kind', 'travel_type', 'verdict', 'by_agent'] as const
const departments = ['department_id', 'booked_from'] as const
const columnsOf = (names: readonly string[]): string => names.map((name) => `, t.${name}`).join('')

/** Where a walk is along travellers alone, most of what is asked is judged by their rows, and an order is read when it is wanted. */
export type Judged = 'order' | 'traveller' | 'travellerOfDepartment'
export function judgedBy({ walk, sort }: Pick<WalkRequest, 'walk' | 'sort'>): Judged {
  if (sort === 'transacted' || walk.along === 'numbers' || walk.along === 'people' || walk.along === 'states') return 'order'
  return walk.along === 'all' ? 'travellerOfDepartment' : 'traveller'
}
const columns: Readonly<Record<Judged, readonly string[]>> = {
  order: [],
  traveller: kept,
  travellerOfDepartment: [...kept, ...departments],
}

interface Arm {
  table: string
  /** Of its rows, those that it is about. */
  where: string
  value: string
  orderNo: string
  columns: readonly string[]
}

/** The next rows in the order of the list, each with its value, its order's number and what it is judged by; an order may come several times. */
export function candidates(request: WalkRequest, put: Put): string {
  const { walk, sort } = request
  if (walk.along === 'numbers') return ofOrders(request, put, `o.order_no = ANY(${put(walk.orderNos)})`)
  if (sort === 'transacted') return byFulfilment(request, walk, put)
  if (walk.along === 'all') return ofTravellers(request, sort, put, 'true')
  if (walk.along === 'states') return union(eachState(walk.states).map((is) => ofOrders(request, put, is)))
  const armOf = ({ table, where }: Rows): string =>
    table === 'orders' ? ofOrders(request, put, where) : ofTravellers(request, sort, put, where)
  return sort === 'ordered' && 'ids' in walk
    ? forEach(put(walk.ids), aboutOf(walk, '= one.id', put).map(armOf))
    : union(aboutOf(walk, undefined, put).map(armOf))
}

export type Narrow = Extract<Walk, { along: 'people' | 'departments' | 'costCentre' | 'project' }>
interface Rows {
  table: 'orders' | 'order_traveller'
  where: string
}

/** Where the rows stand that a walk is about; of several people or departments all, or what `each` compares with. */
function aboutOf(walk: Narrow, each: string | undefined, put: Put): Rows[] {
  const travellers = (where: string): Rows => ({ table: 'order_traveller', where })
  if (walk.along === 'costCentre') return [travellers(`t.cost_centre_id = ${put(walk.id)}`)]
  if (walk.along === 'project') return [travellers(`t.project_code = ${put(walk.code)}`)]
  const is = each ?? `= ANY(${put(walk.ids)})`
  return walk.along === 'people'
    ? [travellers(`t.employee_id ${is}`), { table: 'orders', where: `o.booker_id ${is}` }]
    : [travellers(`t.department_id ${is}`), travellers(`t.booked_from ${is}`)]
}

/** So many rows, and the others of the last one's order: of a party one may be wanted and another not. */
export const wholeOrders = (rows: number): string => `FETCH FIRST ${rows} ROWS WITH TIES`

/** The numbers of all orders that a walk is about, in no order. */
export const numbersAbout = (walk: Narrow, put: Put): string =>
  union(
    aboutOf(walk, undefined, put).map(({ table, where }) =>
      table === 'orders'
        ? `SELECT o.order_no FROM orders o WHERE o.enterprise_id = $1 AND ${where}`
        : `SELECT t.order_no FROM order_traveller t WHERE t.enterprise_id = $1 AND ${where}`,
    ),
  )

/** One condition for each state, so that each finds the index of open orders; of no state there is nothing. */
export const eachState = (states: readonly OrderState[]): string[] =>
  states.length > 0 ? states.map((state) => `o.state = ${orderStates.code(state)}`) : ['false']

/** The moment of fulfilment stands with orders alone. */
const byFulfilment = (request: WalkRequest, walk: Walk, put: Put): string =>
  isNarrow(walk)
    ? ofOrders(request, put, `o.order_no IN (${numbersAbout(walk, put)} LIMIT ${sortedAtMost})`)
    : ofOrders(request, put, 'o.transacted_at IS NOT NULL')

export const isNarrow = (walk: Walk): walk is Narrow => 'ids' in walk || walk.along === 'costCentre' || walk.along === 'project'

const union = (arms: readonly string[]): string => arms.map((arm) => `(${arm})`).join(' UNION ALL ')

const forEach = (ids: string, arms: readonly string[]): string =>
  `SELECT arm.* FROM unnest(${ids}::text[]) AS one(id) CROSS JOIN LATERAL (${union(arms)}) arm`

const ofOrders = (request: WalkRequest, put: Put, where: string): string =>
  armOf(request, put, { table: 'orders o', where, value: valueOfOrder[request.sort], orderNo: 'o.order_no', columns: [] })

const ofTravellers = (request: WalkRequest, sort: keyof typeof valueOfTraveller, put: Put, where: string): string =>
  armOf(request, put, {
    table: 'order_traveller t',
    where,
    value: valueOfTraveller[sort],
    orderNo: 't.order_no',
    columns: columns[judgedBy(request)],
  })

function armOf({ walk, sort, ascending, after, from, to, rows }: WalkRequest, put: Put, arm: Arm): string {
  const { table, where, value, orderNo } = arm
  const [sign, direction] = ascending ? ['>', 'ASC'] : ['<', 'DESC']
  const conditions = [`${table.slice(-1)}.enterprise_id = $1`, where]
  if (after) conditions.push(`(${value}, ${orderNo}) ${sign} (${put(after.value)}::${typeOf(sort)}, ${put(after.orderNo)}::text)`)
  if (from) conditions.push(`${value} >= ${put(from)}`)
  if (to) conditions.push(`${value} < ${put(to)}`)
  const next = `SELECT ${value} AS value, ${orderNo}${columnsOf(arm.columns)} FROM ${table} WHERE ${conditions.join(' AND ')}`
  // Without the limit of its own the database walks along all of a company to find what is few in the order that is wanted.
  return isNarrow(walk) && sort !== 'ordered'
    ? `SELECT * FROM (${next} LIMIT ${sortedAtMost}) AS few ORDER BY value ${direction}, order_no ${direction} ${wholeOrders(rows)}`
    : `${next} ORDER BY ${value} ${direction}, ${orderNo} ${direction} ${wholeOrders(rows)}`
}
