import type { OrderSearch } from '@sojourn/contract/admin/orders/order.shapes'
import type { OrderSort } from '@sojourn/contract/admin/orders/order-words'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { statesOf } from '@sojourn/domain/admin/orders/order-phases'
import { addDays, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import type { OrderState } from '@sojourn/contract/booking/codes'
import type { Actor, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { chinaDate } from '../../../kit/clock'
import { knownDay } from '../../../kit/known-day'
import { findBelow } from '../../booking/traveller/scope-store'
import { departmentsOf, narrowTo, scopeOf, type Scope } from '../../booking/traveller/scope'
import { isNarrow, type OrderPlace, type Walk, type WalkRequest } from './arms-store'
import { citiesCalled } from './cities'
import { departmentsOfEntity } from './entity-departments'
import { findByNumber, findPeople, isFew, isJudgedByWalk, lookOn, type Narrowing } from './search-store'

/** What a search means for the company's rows; undefined where nothing can be found. */
export interface OrderQuest {
  walk: Walk
  narrowing: Narrowing
  sort: OrderSort
  ascending: boolean
}

/** Below so many departments each is looked through by itself; of more, most orders are found on the way along all. */
const departmentsAtMost = 120
/** Of these states a company has few, however many orders are over. */
const over: readonly OrderState[] = ['completed', 'cancelled', 'closed']

/** What the caller asks for, as far as the caller may see it. */
export async function questOf(
  work: Work,
  actor: Pick<Actor, 'employeeId'>,
  request: OrderSearch,
): Promise<OrderQuest | undefined | Problem> {
  const scope = await scopeOf(work, actor, 'readOrders')
  if (isProblem(scope)) return scope
  const departments = departmentsOf(await withinOf(work, scope, request.departmentId))
  const keyword = request.keyword?.trim() ?? ''
  const meant = keyword === '' ? undefined : await meaningOf(work, keyword)
  if (meant && meant.orderNos.length === 0 && meant.people.length === 0) return undefined
  const { legalEntityId } = request
  const narrowing = {
    ...narrowingOf(request, departments, meant?.orderNos.length === 0 ? meant.people : null),
    entityDepartments: legalEntityId === undefined ? undefined : await departmentsOfEntity(work, legalEntityId),
  }
  const sort = request.sort ?? (narrowing.from || narrowing.to ? narrowing.day : 'ordered')
  const narrowest = walkOf(narrowing, meant?.orderNos ?? [])
  const walk = (await canWalk(work, narrowest, sort)) ? narrowest : ({ along: 'all' } as const)
  return { walk, narrowing, sort, ascending: request.ascending ?? false }
}

/** Only few rows are put into an order in which no index has them: what is asked is judged along all otherwise. Of people there are few. */
async function canWalk(work: Work, walk: Walk, sort: OrderSort): Promise<boolean> {
  if (sort === 'ordered' || walk.along === 'numbers' || walk.along === 'people') return true
  return isNarrow(walk) && isFew(work, walk)
}

export const withinOf = async (work: Work, scope: Scope, departmentId: string | undefined): Promise<Scope> =>
  departmentId === undefined ? scope : narrowTo(scope, await findBelow(work, [departmentId]))

/** Numbers come first: who pastes one means what has it. */
async function meaningOf(work: Work, keyword: string): Promise<{ orderNos: string[]; people: string[] }> {
  const orderNos = /^[\w/-]{4,60}$/.test(keyword) ? await findByNumber(work, keyword) : []
  return { orderNos, people: orderNos.length > 0 ? [] : await findPeople(work, keyword) }
}

function narrowingOf(
  request: OrderSearch,
  departments: readonly string[] | null,
  people: readonly string[] | null,
): Omit<Narrowing, 'entityDepartments'> {
  const { gradeId, costCentreId, projectCode, product, kind, phase, verdict, settleType, channel, city = '' } = request
  const [from, to] = [knownDay(request.from), knownDay(request.to)]
  return {
    departments,
    people,
    gradeId,
    costCentreId,
    projectCode,
    product,
    kind,
    states: phase && statesOf(phase),
    verdict,
    settleType,
    channel,
    fee: request.fee,
    voucher: request.voucher,
    reasonCode: request.reasonCode,
    cities: city.trim() === '' ? undefined : citiesCalled(city),
    day: request.dateKind ?? 'ordered',
    from: from === null ? null : startOf(from),
    to: to === null ? null : startOf(addDays(to, 1)),
  }
}

const startOf = (date: string): Date => new Date(localInstant(date, '00:00', chinaOffsetMinutes))

/** The narrowest rows that an index keeps in the order of ordering. */
export function walkOf({ people, costCentreId, projectCode, departments, states }: Narrowing, orderNos: readonly string[]): Walk {
  if (orderNos.length > 0) return { along: 'numbers', orderNos }
  if (people) return { along: 'people', ids: people }
  if (projectCode !== undefined) return { along: 'project', code: projectCode }
  if (states && !states.some((state) => over.includes(state))) return { along: 'states', states }
  if (departments && departments.length <= departmentsAtMost) return { along: 'departments', ids: departments }
  return costCentreId === undefined ? { along: 'all' } : { along: 'costCentre', id: costCentreId }
}

export interface FoundOrders {
  orderNos: string[]
  next?: string
  /** Where the search went on without filling the page, up to where it looked. */
  searchedTo?: string
}

/** Rows that each look goes through; together they bound what one page costs. */
const looks = [64, 1_024, 2_048] as const
/** The same where the walk says all that is asked: what it passes over is read from its index alone. */
const farLooks = [64, 1_024, 8_192] as const
/** Of lists that are walked through for each of several things, so many together. */
const rowsOfMany = 8_192

/** A page of what is found, and where the next begins. A page may be short while there is more to look through. */
export async function findPage(
  work: Work,
  quest: OrderQuest,
  { cursor, size }: { cursor: string | undefined; size: number },
): Promise<FoundOrders> {
  const found: OrderPlace[] = []
  let after = readPlace(cursor, quest.sort)
  for (const rows of isJudgedByWalk(quest, quest.narrowing) ? farLooks : looks) {
    const { page, end } = await look(work, quest, { after, most: rows, limit: size + 1 - found.length })
    found.push(...page.found)
    if (found.length > size) return { orderNos: numbersOf(found.slice(0, size)), next: writePlace(found[size - 1]!) }
    if (end || page.last === null) return { orderNos: numbersOf(found) }
    after = page.last
  }
  return {
    orderNos: numbersOf(found),
    next: writePlace(after!),
    ...(quest.sort !== 'amount' && { searchedTo: chinaDate(new Date(after!.value)) }),
  }
}

/** All that is found, some at a time, to the end. */
export async function* findAll(tenant: Tenant, quest: OrderQuest, rows: number): AsyncGenerator<string[]> {
  let after: OrderPlace | undefined
  do {
    const { page, end } = await look(tenant, quest, { after, most: rows, limit: rows })
    if (page.found.length > 0) yield numbersOf(page.found)
    after = end ? undefined : (page.last ?? undefined)
  } while (after)
}

interface Page {
  after: OrderPlace | undefined
  most: number
  limit: number
}

async function look(tenant: Tenant, quest: OrderQuest, { after, most, limit }: Page) {
  const { walk, sort, ascending, narrowing } = quest
  const rows = rowsOf(quest, most)
  const bounds = narrowing.day === sort ? { from: narrowing.from, to: narrowing.to } : { from: null, to: null }
  const request: WalkRequest = { walk, sort, ascending, after, ...bounds, rows }
  const page = await lookOn(tenant, request, narrowing, Math.min(limit, rows))
  // What was found beyond the limit is found again by the next look.
  const full = page.found.length >= limit
  return { page: full ? { ...page, last: page.found.at(-1)! } : page, end: !full && page.looked < rows }
}

/** A power of two, so that there are few statements. */
function rowsOf({ walk, sort }: OrderQuest, most: number): number {
  const many = sort === 'ordered' && 'ids' in walk ? walk.ids.length : 1
  const each = Math.max(32, rowsOfMany / Math.max(1, many))
  return Math.min(most, 2 ** Math.floor(Math.log2(each)))
}

const numbersOf = (places: readonly OrderPlace[]): string[] => places.map(({ orderNo }) => orderNo)
export const writePlace = ({ value, orderNo }: OrderPlace): string => `${value}~${orderNo}`

/** A cursor that no page gave begins anew. */
function readPlace(cursor: string | undefined, sort: OrderSort): OrderPlace | undefined {
  const [value, orderNo] = cursor?.split('~') ?? []
  if (!value || !orderNo) return undefined
  const isValue = sort === 'amount' ? /^\d{1,9}$/.test(value) : isMoment(value)
  return isValue ? { value, orderNo } : undefined
}
/** Of a list by moments. */
export const readMoment = (cursor: string | undefined): OrderPlace | undefined => readPlace(cursor, 'ordered')

function isMoment(value: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(value)) return false
  const moment = new Date(value)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 19) === value.slice(0, 19)
}
