import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { matchApplication, type BookingFacts, type MatchTerms } from '@sojourn/domain/booking/application/match'
import { cityKey } from '@sojourn/domain/reference/place/city-text'
import { isBookable } from '@sojourn/domain/booking/application/transitions'
import { addDays } from '@sojourn/domain/kit/local-date'
import { shortYuan } from '@sojourn/domain/kit/money'
import type { Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import type { ApplicationRow, EntryRow, UseRow } from './record'
import { lockApplication, updateApplication } from './store'
import { findUseOfOrder, insertEntry, insertUse, updateUse } from './use-store'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import type { NewOrder } from '../order/record'
import { findOrders, type OrderRow } from '../order/store'
import { matchTerms, findEnterprise } from '../settings/store'
import { budgetLeftOf, moveAccounts, type OrderMoving } from './application-money'
import { matchableOf, mismatch } from './application-matchable'

type PlacedOrder = Pick<
  NewOrder,
  | 'orderNo'
  | 'kind'
  | 'parentOrderNo'
  | 'product'
  | 'total'
  | 'travelApplyNo'
  | 'departAt'
  | 'arriveAt'
  | 'createdAt'
  | 'travellers'
  | 'segments'
>

/**
 * An order takes its place in the application it is placed under. Everything is checked again, since the application may have
 * changed after the search; the order keeps the version that holds now. Held by the application's row, so that any number of
 * bookings at once stay within its budget.
 */
export async function encumberApplication(
  work: Work,
  order: PlacedOrder,
  { approved }: { approved: boolean },
): Promise<Problem | undefined> {
  if (!order.travelApplyNo || order.kind === 'refund') return undefined
  const application = await lockApplication(work, order.travelApplyNo)
  if (!application) return problem('applicationUnknown', { field: 'travelApplyNo' })
  // A change of an order, and what is bought beside it, keeps its place: only its price is new.
  const place = order.parentOrderNo !== undefined ? { slots: [] } : await placeOf(work, application, order)
  if ('problem' in place) return place
  if (application.control === 'strong' && order.total > budgetLeftOf(application)) return overBudget(application, order)
  const refused = await book(work, application, { orderNo: order.orderNo, encumbered: order.total, spent: 0 }, { approved })
  if (refused) return refused
  await insertUse(work, {
    orderNo: order.orderNo,
    travelApplyNo: application.travelApplyNo,
    contentVersion: application.validVersion,
    product: order.product,
    line: place.line ?? null,
    slots: place.slots,
    travellerIds: order.travellers.map(({ employeeId }) => employeeId),
    state: 'encumbered',
    amount: order.total,
    budgetId: null,
    createdAt: order.createdAt,
  })
  return undefined
}

async function placeOf(tenant: Tenant, application: ApplicationRow, order: PlacedOrder) {
  if (!isBookable(application.state)) return problem('applicationNotBookable', { field: 'travelApplyNo' })
  const { matchable, terms } = await termsOf(tenant, application)
  const match = matchApplication(matchable, factsOf(order, terms))
  return match.failure === undefined ? match : mismatch(match, matchable)
}

/**
 * The first of the rides, by its index, that an order may become in place of its own and that its application does not cover. All
 * of them share the order's one place in the application; undefined also where the order itself does not fit, which
 * `encumberApplication` refuses.
 */
export async function firstOutsideApplication(
  tenant: Tenant,
  order: PlacedOrder,
  rides: readonly NewOrderSegment[],
): Promise<number | undefined> {
  const application = order.travelApplyNo && (await lockApplication(tenant, order.travelApplyNo))
  if (!application) return undefined
  const { matchable, terms } = await termsOf(tenant, application)
  const own = matchApplication(matchable, factsOf(order, terms))
  if (own.failure !== undefined) return undefined
  const place = own.line === undefined ? matchable : { ...matchable, lines: [matchable.lines[own.line]!], used: [] }
  const at = rides.findIndex((ride) => {
    const match = matchApplication(place, factsOf({ ...order, segments: [ride] }, terms))
    return match.failure !== undefined || match.slots.join() !== own.slots.join()
  })
  return at < 0 ? undefined : at
}

async function termsOf(tenant: Tenant, application: ApplicationRow) {
  const [[matchable], { config }] = await Promise.all([matchableOf(tenant, [application]), findEnterprise(tenant)])
  if (!matchable) throw new Error(`application ${application.travelApplyNo} has no contents`)
  return { matchable, terms: matchTerms(config) }
}

/** What an order is, as far as an application asks: the budget is compared apart, with a sentence of its own. */
function factsOf(order: PlacedOrder, terms: MatchTerms): BookingFacts {
  const [first] = order.segments
  const last = order.segments.at(-1)
  const returns = order.segments.length > 1 && first?.departCity === last?.arriveCity
  const startDate = first?.departDate ?? chinaDate(order.departAt)
  const { nights, rooms } = first ?? {}
  const city = (code: string | undefined) => (code ? cityKey({ code, name: '' }) : undefined)
  const depart = city(first?.departCity)
  const arrive = city((returns ? first : last)?.arriveCity)
  return {
    product: order.product,
    travellerIds: order.travellers.map(({ employeeId }) => employeeId),
    cities: { ...(depart === undefined ? {} : { depart }), ...(arrive === undefined ? {} : { arrive }) },
    startDate,
    endDate: returns ? last!.departDate : addDays(startDate, nights ?? 0),
    ...(rooms && { rooms }),
    ...terms,
  }
}

const overBudget = (application: ApplicationRow, order: { total: number }): Problem =>
  problem('applicationBudgetExceeded', {
    field: 'travelApplyNo',
    detail: { left: shortYuan(Math.max(0, budgetLeftOf(application))), needed: shortYuan(order.total) },
  })

/** An order on its way has another price now; a problem where strong control does not reach. */
export async function repriceInApplication(work: Work, order: { orderNo: string; total: number }): Promise<Problem | undefined> {
  const found = await findUseOfOrder(work, order.orderNo)
  const application = found && (await lockApplication(work, found.travelApplyNo))
  if (!found || !application) return undefined
  const more = order.total - found.amount
  if (application.control === 'strong' && more > budgetLeftOf(application)) return overBudget(application, { total: more })
  await updateUse(work, { ...found, amount: order.total })
  return book(work, application, { orderNo: order.orderNo, encumbered: more, spent: 0 })
}

/** The order is fulfilled: what it took is spent. */
export const spendApplication = (work: Work, order: { orderNo: string }): Promise<void> =>
  settle(work, order.orderNo, (use) =>
    use.state === 'encumbered'
      ? { use: { ...use, state: 'spent' }, change: { encumbered: -use.amount, spent: use.amount } }
      : undefined,
  )

/** The order ends without being fulfilled: what it took is free again, and so is its leg. */
export const releaseApplication = (work: Work, order: { orderNo: string }): Promise<void> =>
  settle(work, order.orderNo, (use) =>
    use.state === 'encumbered'
      ? { use: { ...use, state: 'released' }, change: { encumbered: -use.amount, spent: 0 } }
      : undefined,
  )

/**
 * So much of a fulfilled order came back (fen); with all of it the leg may be booked again. What a change had added lies on the
 * change, the rest on the order before it.
 */
export async function returnToApplication(work: Work, refund: { orderNo: string; amount: number }): Promise<void> {
  let left = refund.amount
  let orderNo: string | null = refund.orderNo
  while (orderNo !== null && left > 0) {
    await settle(work, orderNo, (use) => {
      if (use.state !== 'spent') return undefined
      const returned = Math.min(left, use.amount)
      left -= returned
      const kept = use.amount - returned
      return {
        use: { ...use, amount: kept, state: kept === 0 ? 'released' : 'spent' },
        change: { encumbered: 0, spent: -returned },
        // Where another account pays by now, that one sets it aside anew: money that came back is not refused.
        owed: true,
      }
    })
    const [order]: OrderRow[] = await findOrders(work, [orderNo])
    orderNo = order?.parentOrderNo ?? null
  }
}

/** A supplier has taken so much more than the order's price (fen), whatever the application still has. */
export const spendMoreInApplication = (work: Work, { orderNo, amount }: { orderNo: string; amount: number }): Promise<void> =>
  settle(work, orderNo, (use) => ({
    use: { ...use, amount: use.state === 'spent' ? use.amount + amount : use.amount },
    change: { encumbered: 0, spent: amount },
    owed: true,
  }))

interface Settlement {
  use: UseRow
  change: { encumbered: number; spent: number }
  owed?: true
}

/** The order is locked by its own move, so its use is settled once; an order under no application has none. */
async function settle(work: Work, orderNo: string, decide: (use: UseRow) => Settlement | undefined): Promise<void> {
  const found = await findUseOfOrder(work, orderNo)
  if (!found) return
  const application = await lockApplication(work, found.travelApplyNo)
  const use = await findUseOfOrder(work, orderNo)
  const settlement = use && decide(use)
  if (!application || !settlement) return
  const { change, owed = false } = settlement
  const account = use.state === 'spent' ? use.budgetId : application.budgetId
  await updateUse(work, { ...settlement.use, budgetId: account })
  const refused = await book(work, application, { orderNo, ...change }, { owed, account })
  if (refused) throw new Error(`budget of application ${application.travelApplyNo} does not follow: ${refused.problem}`)
}

/** An order moves the application's own figures and the account behind it; the version is of its contents and stays. */
export async function book(
  work: Work,
  application: ApplicationRow,
  change: Omit<EntryRow, 'at'>,
  moving: Omit<OrderMoving, 'orderNo'> = {},
): Promise<Problem | undefined> {
  const now = work.context.clock.now()
  const after: ApplicationRow = {
    ...application,
    encumbered: application.encumbered + change.encumbered,
    spent: application.spent + change.spent,
    updatedAt: now,
  }
  const refused = await moveAccounts(work, application, after, { ...moving, orderNo: change.orderNo })
  if (refused) return refused
  const [written] = await Promise.all([
    updateApplication(work, after, application.version),
    insertEntry(work, application.travelApplyNo, { ...change, at: now, entryId: newId(now) }),
  ])
  if (!written) throw new Error('a locked application changed')
  return undefined
}
