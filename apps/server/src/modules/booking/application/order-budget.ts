import type { OverLimit } from '@sojourn/contract/booking/budget-words'
import type { Product } from '@sojourn/contract/booking/codes'
import type { Problem } from '@sojourn/contract/kit/problems'
import { budgetLeft, unlimited } from '@sojourn/domain/booking/application/budget'
import { budgetsOfShare, divideCost, ownPercent, returnShares, type BudgetPart } from '@sojourn/domain/booking/cost/cost-shares'
import { isNeverTicketed, isTicketed } from '@sojourn/domain/booking/order/transitions'
import { sum } from '@sojourn/domain/kit/money'
import type { Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { chinaDate } from '../../../kit/clock'
import {
  findAnsweredUses,
  findBudgets,
  findBudgetsOfShares,
  findBudgetUses,
  findKnownBudgets,
  lockBudgets,
  writeBudgetUse,
  type BudgetMove,
  type BudgetUse,
  type BudgetUseRow,
  type FoundBudget,
} from './budget-store'
import type { BudgetRow } from './record'
import type { NewOrder } from '../order/record'
import { findOrders, findOrderTravellers, type OrderRow } from '../order/store'
import {
  encumberApplication,
  releaseApplication,
  repriceInApplication,
  returnToApplication,
  spendApplication,
  spendMoreInApplication,
} from './application-usage'
import { accountToApprove } from './application-money'
import { chargeBudget } from './charge-budget'
import { lockApplication } from './store'
import { findUseOfOrder } from './use-store'

/**
 * Every business order moves budgets (handbook 10.2): set aside at submission, spent at issue, free again where it ends otherwise. A share
 * counts on all budgets that are about it (`budgetsOfShare`), of the period in which its journey begins; under an application all but those
 * for which the account that it holds answers. Budgets are moved before the company's credit and in the order of their
 * ids, so that two orders never wait for each other.
 */
export async function takeBudget(
  work: Work,
  order: NewOrder & Budgeted,
  { approved }: { approved: boolean },
): Promise<Problem | undefined> {
  if (order.kind === 'refund' || order.travelType !== 'business') return undefined
  const parts = await partsOf(work, order)
  const { travelApplyNo } = order
  // What a change costs more was decided with the change itself.
  const decided = { approved: approved || order.kind === 'change' }
  if (travelApplyNo) {
    await lockTogether(work, travelApplyNo, parts)
    const outside = await encumberApplication(work, order, decided)
    if (outside) return outside
  }
  return settleAt(work, order, parts, decided)
}

/** An order on its way has another price now; a problem where its budgets do not reach. */
export async function repriceBudget(work: Work, order: OrderRow): Promise<Problem | undefined> {
  const [uses, travellers] = await Promise.all([findBudgetUses(work, order.orderNo), findOrderTravellers(work, [order.orderNo])])
  if (order.travelApplyNo) {
    await lockTogether(work, order.travelApplyNo, uses)
    const outside = await repriceInApplication(work, order)
    if (outside) return outside
  }
  if (uses.length === 0) return undefined
  return settleAt(work, order, await partsOf(work, { ...order, travellers }), { approved: true, before: uses })
}

/** The order is fulfilled: what was set aside is spent. */
export async function spendBudget(work: Work, order: Numbered, { uses, underApplication }: OrderUses): Promise<void> {
  if (underApplication) await spendApplication(work, order)
  await settle(work, order.orderNo, uses, (use) => (use.state === 'encumbered' ? { ...use, state: 'spent' } : use))
}

/** The order ends without being fulfilled: what was set aside is free again. */
export async function releaseBudget(work: Work, order: Numbered): Promise<void> {
  const { uses, underApplication } = await usesOf(work, order)
  if (underApplication) await releaseApplication(work, order)
  await settle(work, order.orderNo, uses, (use) => (use.state === 'encumbered' ? { ...use, state: 'released' } : use))
}

interface Numbered {
  orderNo: string
}
export interface OrderUses {
  uses: readonly BudgetUseRow[]
  underApplication: boolean
}

/** What an order has of budgets, and whether it has its place in an application, which is held with them. */
export async function usesOf(work: Work, { orderNo }: Numbered): Promise<OrderUses> {
  const [uses, found] = await Promise.all([findBudgetUses(work, orderNo), findUseOfOrder(work, orderNo)])
  if (found) await lockTogether(work, found.travelApplyNo, uses)
  return { uses, underApplication: found !== undefined }
}

/** The account of an application and the budgets beside it are held in one order, whoever moves which of them first. */
async function lockTogether(work: Work, travelApplyNo: string, beside: readonly { budgetId: string }[]): Promise<void> {
  if (beside.length === 0) return
  const application = await lockApplication(work, travelApplyNo)
  await lockBudgets(work, [...beside.map(({ budgetId }) => budgetId), ...(application?.budgetId ? [application.budgetId] : [])])
}

/** From now on the order is under an application, which moves the account that it holds: those for which this answers are rid of the order. */
export async function leaveBudget(work: Work, orderNo: string, account: string | null): Promise<void> {
  const [uses, answered] = await Promise.all([findBudgetUses(work, orderNo), findAnsweredUses(work, { orderNo, account })])
  await settle(work, orderNo, uses, (use) => (answered.includes(use.budgetId) ? { ...use, state: 'released' } : use))
}

/**
 * An order's travellers are charged to others from now on: what its budgets still bear moves to those of the new cost centres, as far as
 * it did not come back. What an application holds for it stays with the application; an order that ended bears nothing,
 * and one that moved nothing under its application stays so.
 */
export async function rechargeBudget(
  work: Work,
  order: OrderRow,
  travellers: OrderCharged['travellers'],
): Promise<Problem | undefined> {
  const { orderNo, kind, travelType, state: stands, total } = order
  if (kind === 'refund' || travelType !== 'business') return undefined
  if (isNeverTicketed(stands) || stands === 'refunded') return undefined
  const [all, place] = await Promise.all([findBudgetUses(work, orderNo), findUseOfOrder(work, orderNo)])
  if (place && all.length === 0) return undefined
  const uses = all.filter(({ state }) => state !== 'released')
  const parts = await partsOf(work, { ...order, travellers })
  // What came back while no budget bore it is known to the application alone.
  const kept = place && total > 0 ? place.amount / total : 1
  const [borne, left] = [sum(uses.map(({ share }) => share)), sum(uses.map(({ amount }) => amount))]
  const state = uses[0]?.state ?? (isTicketed(stands) ? 'spent' : 'encumbered')
  for (const budgetId of [...new Set([...parts, ...uses].map((each) => each.budgetId))].sort()) {
    const share = parts.find((part) => part.budgetId === budgetId)?.amount ?? 0
    const amount = Math.round(borne === 0 ? share * kept : (share * left) / borne)
    const moved = amount - (uses.find((use) => use.budgetId === budgetId)?.amount ?? 0)
    const move = state === 'spent' ? { encumbered: 0, spent: moved } : { encumbered: moved, spent: 0 }
    const refused = await charge(work, { budgetId, ...move, orderNo }, { amount, state, share, ofTotal: total })
    if (refused) return refused
  }
  return undefined
}

/** Holds all budgets that these orders move, and those that they are about with these travellers. */
export async function holdBudgets(
  work: Work,
  orders: readonly (OrderRow & { travellers: OrderCharged['travellers'] })[],
): Promise<void> {
  const held: string[] = []
  for (const order of orders) {
    const [uses, asked] = await Promise.all([findBudgetUses(work, order.orderNo), findOwnBudgets(work, order)])
    held.push(...[...uses, ...asked].map(({ budgetId }) => budgetId))
  }
  await lockBudgets(work, [...new Set(held)])
}

/** A supplier has taken so much more than the order's price (fen): it is spent, whatever its budgets have left. */
export async function spendMore(work: Work, order: OrderRow, amount: number): Promise<void> {
  const { orderNo, travelType, travelApplyNo, total } = order
  if (travelType !== 'business') return
  const [uses, travellers] = await Promise.all([findBudgetUses(work, orderNo), findOrderTravellers(work, [orderNo])])
  const parts = await partsOf(work, { ...order, travellers, total: amount })
  if (travelApplyNo) {
    await lockTogether(work, travelApplyNo, parts)
    await spendMoreInApplication(work, { orderNo, amount })
  }
  for (const { budgetId, amount: part } of parts) {
    const before = uses.find((use) => use.budgetId === budgetId) ?? { state: 'spent', amount: 0, share: 0, ofTotal: total }
    const spent = before.state === 'spent' ? before.amount : 0
    const use: BudgetUse = { state: 'spent', amount: spent + part, share: before.share + part, ofTotal: before.ofTotal + amount }
    await chargeBudget(work, budgetId, { encumbered: 0, spent: part, orderNo }, { approved: true, owed: true, use })
  }
}

/** So much of a fulfilled order came back (fen). What a change had added lies on the change, the rest on the order before it. */
export async function returnToBudget(work: Work, refund: { orderNo: string; amount: number }): Promise<void> {
  await returnToApplication(work, refund)
  let left = refund.amount
  let orderNo: string | null = refund.orderNo
  while (orderNo !== null && left > 0) {
    const [order]: OrderRow[] = await findOrders(work, [orderNo])
    if (!order) return
    left -= await returnToOwn(work, order, left)
    orderNo = order.parentOrderNo
  }
}

/** Each budget of the order gets its part of what came back, as it bore its part of the price; what no budget bore returns to none. */
async function returnToOwn(work: Work, { orderNo }: OrderRow, amount: number): Promise<number> {
  const uses = await findBudgetUses(work, orderNo)
  const bore = uses.map((use) => ({ share: use.share, ofTotal: use.ofTotal, spent: spentOf(use) }))
  if (sum(bore.map(({ spent }) => spent)) === 0) return 0
  const groups = uses.map(({ kind }) => (kind === 'project' ? 'costCentre' : kind))
  const { own, back } = returnShares(bore, groups, amount)
  await settle(work, orderNo, uses, (use) => ({ ...use, amount: use.amount - back[uses.indexOf(use)]! }))
  return own
}

export interface Budgeted {
  /** What it is about of budgets, where they were looked for already. */
  budgets?: readonly FoundBudget[] | undefined
}

/** What of an order decides about its budgets. */
interface OrderCharged extends Budgeted {
  total: number
  departAt: Date
  product: Product
  travelApplyNo: string | null
  travellers: readonly { employeeId: string; departmentId: string; costCentre: Charged }[]
}

interface Charged {
  id: string
  others?: readonly { id: string; percent: number }[]
  project?: { code: string }
}

/** The budgets that each share of an order is about, of the day on which it travels. */
export const findOwnBudgets = (
  tenant: Tenant,
  { departAt, product, travelApplyNo, travellers }: OrderCharged,
): Promise<FoundBudget[]> =>
  findBudgetsOfShares(tenant, {
    date: chinaDate(departAt),
    product,
    travelApplyNo,
    shares: travellers.flatMap((traveller) => sharesOf(traveller).map(({ asked }) => asked)),
  })

const sharesOf = ({ employeeId, departmentId, costCentre: { id, others = [], project } }: OrderCharged['travellers'][number]) =>
  [{ id, percent: ownPercent(others) }, ...others].map((share) => ({
    percent: share.percent,
    asked: { employeeId, departmentId, costCentreId: share.id, projectCode: project?.code ?? null },
  }))

/** What each budget bears of an order that travels on its day; `beyond` leaves those where something else happens beyond them. */
async function partsOf(tenant: Tenant, order: OrderCharged, beyond?: OverLimit): Promise<BudgetPart[]> {
  const found = order.budgets ?? (await findOwnBudgets(tenant, order))
  if (found.length === 0) return []
  const asked = new Set(
    found.flatMap(({ budgetId, overLimit }) => (beyond === undefined || overLimit === beyond ? budgetId : [])),
  )
  if (asked.size === 0) return []
  const budgetIdsOf = (place: number): string[] =>
    budgetsOfShare(found.filter(({ share }) => share === place)).filter((budgetId) => asked.has(budgetId))
  let place = 0
  return divideCost(
    order.total,
    order.travellers.map((each) => sharesOf(each).map(({ percent }) => ({ percent, budgetIds: budgetIdsOf(place++) }))),
  )
}

/** An account with what an order bears of it, in fen. */
interface Borne {
  account: BudgetRow
  needed: number
}

/** The budgets that a booking would move. */
export async function budgetsAsked(tenant: Tenant, asked: OrderCharged): Promise<Borne[]> {
  const parts = await partsOf(tenant, asked)
  return borneBy(tenant, parts)
}

/** Those that an order moves. */
export async function budgetsOfOrder(tenant: Tenant, orderNo: string): Promise<Borne[]> {
  const uses = await findBudgetUses(tenant, orderNo)
  return borneBy(
    tenant,
    uses.filter(({ state }) => state !== 'released'),
  )
}

async function borneBy(tenant: Tenant, parts: readonly BudgetPart[]): Promise<Borne[]> {
  if (parts.length === 0) return []
  const found = await findBudgets(
    tenant,
    parts.map(({ budgetId }) => budgetId),
  )
  return found.map((account) => ({ account, needed: parts.find(({ budgetId }) => budgetId === account.budgetId)!.amount }))
}

/** A booking that passes a budget which asks for approval, its application's account too, by the first such budget; what the order itself holds already counts for it. */
export async function budgetToApprove(tenant: Tenant, asked: OrderCharged, orderNo?: string): Promise<Borne | undefined> {
  const borne = await borneBy(tenant, await partsOf(tenant, asked, 'approve'))
  const watched = borne.filter(({ account }) => account.amount !== unlimited)
  const uses = orderNo === undefined || watched.length === 0 ? [] : await findBudgetUses(tenant, orderNo)
  const heldOf = (budgetId: string): number => uses.find((use) => use.budgetId === budgetId)?.amount ?? 0
  const own = watched.find(({ account, needed }) => needed > budgetLeft(account) + heldOf(account.budgetId))
  const { travelApplyNo, total } = asked
  if (own || travelApplyNo === null) return own
  const place = orderNo === undefined ? undefined : await findUseOfOrder(tenant, orderNo)
  return accountToApprove(tenant, { travelApplyNo, total, held: place?.amount ?? 0 })
}

/** Sets aside these parts in place of what was set aside before. */
async function settleAt(
  work: Work,
  { orderNo, total, bookerId }: { orderNo: string; total: number; bookerId: string },
  parts: readonly BudgetPart[],
  { approved, before = [] }: { approved: boolean; before?: readonly BudgetUseRow[] },
): Promise<Problem | undefined> {
  const ids = [...new Set([...parts, ...before].map(({ budgetId }) => budgetId))].sort()
  for (const budgetId of ids) {
    const amount = parts.find((part) => part.budgetId === budgetId)?.amount ?? 0
    const held = before.find((use) => use.budgetId === budgetId)?.amount ?? 0
    const use: BudgetUse = { amount, state: 'encumbered', share: amount, ofTotal: total }
    const refused = await charge(work, { budgetId, encumbered: amount - held, spent: 0, orderNo }, use, approved)
    if (refused) return budgetRefusal(work, bookerId, budgetId, refused)
  }
  return undefined
}

/** Why a budget does not reach; how much is left of it only where the booker may know. */
async function budgetRefusal(tenant: Tenant, bookerId: string, budgetId: string, refused: Problem): Promise<Problem> {
  const known = await findKnownBudgets(tenant, bookerId, [budgetId])
  return known.length > 0 ? refused : withoutLeft(refused)
}

/** A refusal as it is told to those whom the state of the budget does not concern. */
export function withoutLeft(refused: Problem): Problem {
  const { left: _untold, ...detail } = refused.detail ?? {}
  return { ...refused, detail }
}

const encumberedOf = ({ state, amount }: BudgetUseRow): number => (state === 'encumbered' ? amount : 0)
const spentOf = ({ state, amount }: BudgetUseRow): number => (state === 'spent' ? amount : 0)

/** The order is locked by its own move, so its uses are settled once; each budget follows by the difference. */
async function settle(
  work: Work,
  orderNo: string,
  uses: readonly BudgetUseRow[],
  next: (use: BudgetUseRow) => BudgetUseRow,
): Promise<void> {
  const follow = async (use: BudgetUseRow): Promise<void> => {
    const after = next(use)
    if (after.state === use.state && after.amount === use.amount) return
    const move = { encumbered: encumberedOf(after) - encumberedOf(use), spent: spentOf(after) - spentOf(use), orderNo }
    const refused = await charge(work, { budgetId: use.budgetId, ...move }, after)
    if (refused) throw new Error(`budget ${use.budgetId} does not follow order ${orderNo}: ${refused.problem}`)
  }
  // Sent together, in the order of their ids.
  await Promise.all(uses.map(follow))
}

/** A budget moves with what the order uses of it; a use that moves nothing is written all the same. */
async function charge(
  work: Work,
  { budgetId, ...move }: BudgetMove & { budgetId: string; orderNo: string },
  use: BudgetUse,
  approved = true,
): Promise<Problem | undefined> {
  if (move.encumbered !== 0 || move.spent !== 0) return chargeBudget(work, budgetId, move, { approved, use })
  await writeBudgetUse(work, move.orderNo, budgetId, use)
  return undefined
}
