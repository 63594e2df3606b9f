import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { divideCost, ownPercent, type BudgetPart } from '@sojourn/domain/booking/cost/cost-shares'
import { isNeverTicketed, isTicketed } from '@sojourn/domain/booking/order/transitions'
import { apportion, sum } from '@sojourn/domain/kit/money'
import type { Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { chinaDate } from '../../../kit/clock'
import { findBudget, findBudgetFor, findBudgetUses, findKnownBudgets, writeBudgetUse, type BudgetUseRow } from './budget-store'
import type { BudgetRow } from './record'
import type { NewOrder } from '../order/record'
import { findOrders, findOrderTravellers, type OrderRow } from '../order/store'
import {
  encumberApplication,
  releaseApplication,
  repriceInApplication,
  returnToApplication,
  spendApplication,
} from './application-usage'
import { chargeBudget } from './charge-budget'

/**
 * Every business order moves a budget (handbook 10.2): set aside at submission, spent at issue, free again where it ends otherwise. Under
 * an application it is the application's, else those of its travellers' projects, cost centres and departments. Budgets are moved before
 * the company's credit and in the order of their ids, so that two orders never wait for each other.
 */
export async function takeBudget(work: Work, order: NewOrder): Promise<Problem | undefined> {
  if (order.kind === 'refund' || order.travelType !== 'business') return undefined
  if (order.travelApplyNo) return encumberApplication(work, order)
  return settleAt(work, order, await partsOf(work, order))
}

/** An order on its way has another price now; a problem where its budgets do not reach. */
export async function repriceBudget(work: Work, order: OrderRow): Promise<Problem | undefined> {
  if (order.travelApplyNo) return repriceInApplication(work, order)
  const [uses, travellers] = await Promise.all([findBudgetUses(work, order.orderNo), findOrderTravellers(work, [order.orderNo])])
  return uses.length === 0 ? undefined : settleAt(work, order, await partsOf(work, { ...order, travellers }), uses)
}

/** The order is fulfilled: what was set aside is spent. */
export async function spendBudget(work: Work, order: { orderNo: string }): Promise<void> {
  await spendApplication(work, order)
  await settle(work, order.orderNo, (use) => (use.state === 'encumbered' ? { ...use, state: 'spent' } : use))
}

/** The order ends without being fulfilled: what was set aside is free again. */
export async function releaseBudget(work: Work, order: { orderNo: string }): Promise<void> {
  await releaseApplication(work, order)
  await settle(work, order.orderNo, (use) => (use.state === 'encumbered' ? { ...use, state: 'released' } : use))
}

/** From now on an application answers for the order: its own budgets are rid of it. */
export const leaveBudget = (tenant: Tenant, orderNo: string): Promise<void> =>
  settle(tenant, orderNo, (use) => ({ ...use, state: 'released' }))

/**
 * An order's travellers are charged to others from now on: what its budgets still bear moves to those of the new cost centres, as far as
 * it did not come back. Under an application the application answers for it; an order that ended bears nothing.
 */
export async function rechargeBudget(
  tenant: Tenant,
  order: OrderRow,
  travellers: Parameters<typeof partsOf>[1]['travellers'],
): Promise<Problem | undefined> {
  const { orderNo, kind, travelType, travelApplyNo, state: stands, total } = order
  if (kind === 'refund' || travelType !== 'business' || travelApplyNo !== null) return undefined
  if (isNeverTicketed(stands) || stands === 'refunded') return undefined
  const uses = (await findBudgetUses(tenant, orderNo)).filter(({ state }) => state !== 'released')
  const parts = await partsOf(tenant, { ...order, travellers })
  const [borne, left] = [sum(uses.map(({ share }) => share)), sum(uses.map(({ amount }) => amount))]
  const state = uses[0]?.state ?? (isTicketed(stands) ? 'spent' : 'encumbered')
  for (const budgetId of [...new Set([...parts, ...uses].map((each) => each.budgetId))].sort()) {
    const share = parts.find((part) => part.budgetId === budgetId)?.amount ?? 0
    const amount = borne === 0 ? share : Math.round((share * left) / borne)
    const moved = amount - (uses.find((use) => use.budgetId === budgetId)?.amount ?? 0)
    const move = state === 'spent' ? { encumbered: 0, spent: moved } : { encumbered: moved, spent: 0 }
    const refused = await chargeBudget(tenant, budgetId, move)
    if (refused) return refused
    await writeBudgetUse(tenant, orderNo, { budgetId, amount, state, share, ofTotal: total })
  }
  return undefined
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
async function returnToOwn(tenant: Tenant, { orderNo }: OrderRow, amount: number): Promise<number> {
  const uses = await findBudgetUses(tenant, orderNo)
  const spent = sum(uses.map(spentOf))
  if (spent === 0) return 0
  const shares = uses.map(({ share }) => share)
  const borne = sum(shares)
  const { ofTotal } = uses[0]!
  const returned = Math.min(amount, Math.round((spent * ofTotal) / borne))
  const back = apportion(returned, [...shares, ofTotal - borne])
  const parts = new Map(uses.map(({ budgetId }, index) => [budgetId, back[index]!]))
  await settle(tenant, orderNo, (use) => ({
    ...use,
    amount: use.amount - Math.min(spentOf(use), parts.get(use.budgetId) ?? 0),
  }))
  return returned
}

/** What of a traveller's cost decides about its budget. */
interface Charged {
  id: string
  others?: readonly { id: string; percent: number }[]
  project?: { code: string }
}

/** What each budget bears of an order that travels on its day. */
async function partsOf(
  tenant: Tenant,
  {
    total,
    departAt,
    travellers,
  }: { total: number; departAt: Date; travellers: readonly { departmentId: string; costCentre: Charged }[] },
): Promise<BudgetPart[]> {
  const date = chinaDate(departAt)
  const budgetOf = async (costCentreId: string, { departmentId, costCentre }: (typeof travellers)[number]) =>
    (await findBudgetFor(tenant, { costCentreId, departmentId, date, projectCode: costCentre.project?.code }))?.budgetId
  const shares = travellers.map((traveller) => {
    const { id, others = [] } = traveller.costCentre
    const all = [{ id, percent: ownPercent(others) }, ...others]
    return Promise.all(all.map(async (share) => ({ budgetId: await budgetOf(share.id, traveller), percent: share.percent })))
  })
  return divideCost(total, await Promise.all(shares))
}

/** An account with what an order bears of it, in fen. */
interface Borne {
  account: BudgetRow
  needed: number
}

/** The budgets that a booking without an application would move. */
export async function budgetsAsked(tenant: Tenant, asked: Parameters<typeof partsOf>[1]): Promise<Borne[]> {
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
  const found = await Promise.all(parts.map(({ budgetId }) => findBudget(tenant, budgetId)))
  return found.flatMap((account, index) => (account ? [{ account, needed: parts[index]!.amount }] : []))
}

/** Sets aside these parts in place of what was set aside before. */
async function settleAt(
  tenant: Tenant,
  { orderNo, total, bookerId }: { orderNo: string; total: number; bookerId: string },
  parts: readonly BudgetPart[],
  before: readonly BudgetUseRow[] = [],
): Promise<Problem | undefined> {
  const ids = [...new Set([...parts, ...before].map(({ budgetId }) => budgetId))].sort()
  for (const budgetId of ids) {
    const amount = parts.find((part) => part.budgetId === budgetId)?.amount ?? 0
    const held = before.find((use) => use.budgetId === budgetId)?.amount ?? 0
    const refused = await chargeBudget(tenant, budgetId, { encumbered: amount - held, spent: 0 })
    if (refused) return budgetRefusal(tenant, bookerId, budgetId, refused)
    await writeBudgetUse(tenant, orderNo, { budgetId, amount, state: 'encumbered', share: amount, ofTotal: total })
  }
  return undefined
}

/** Why a budget does not reach; how much is left of it only where the booker may know. */
async function budgetRefusal(tenant: Tenant, bookerId: string, budgetId: string, refused: Problem): Promise<Problem> {
  const known = await findKnownBudgets(tenant, bookerId, [budgetId])
  return known.length > 0 ? refused : problem('budgetInsufficient')
}

const encumberedOf = ({ state, amount }: BudgetUseRow): number => (state === 'encumbered' ? amount : 0)
const spentOf = ({ state, amount }: BudgetUseRow): number => (state === 'spent' ? amount : 0)

/** The order is locked by its own move, so its uses are settled once; each budget follows by the difference. */
async function settle(tenant: Tenant, orderNo: string, next: (use: BudgetUseRow) => BudgetUseRow): Promise<void> {
  for (const use of await findBudgetUses(tenant, orderNo)) {
    const after = next(use)
    const move = { encumbered: encumberedOf(after) - encumberedOf(use), spent: spentOf(after) - spentOf(use) }
    const refused = await chargeBudget(tenant, use.budgetId, move)
    if (refused) throw new Error(`budget ${use.budgetId} does not follow order ${orderNo}: ${refused.problem}`)
    if (after.state !== use.state || after.amount !== use.amount) await writeBudgetUse(tenant, orderNo, after)
  }
}
