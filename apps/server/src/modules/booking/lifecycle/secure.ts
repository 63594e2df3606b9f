import { orderStates, products } from '@sojourn/contract/booking/codes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context, ProductOperations } from '../../../context'
import { finishJob } from '../../../db/queue'
import type { Sql } from '../../../db/sql'
import { writeLetters } from '../mail/write'
import { findOrderTravellers, lockOrders, type OrderRow } from '../order/store'
import { findApprovers, findPeople } from '../traveller/store'
import { chinaDate } from '../../../kit/clock'
import { announce } from './announce'
import { move, supplier } from './lifecycle'
import { orderJob } from './order-job'
import { submitQueued } from './queued-order'

/** A queued order hears how the supplier's search for its seats ended: it goes on as if submitted now, fails, or waits on. */
export async function secureOrder(
  context: Context,
  job: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const { enterpriseId } = job
  const orderNo = job.payload['orderNo']!
  const concerned = await context.database.transaction(enterpriseId, async (sql) => {
    await finishJob(sql, job.id)
    const [order] = await lockOrders(sql, enterpriseId, [orderNo])
    if (!order || orderStates.word(order.state as 10) !== 'draft') return []
    const secured = await secureNow(context, sql, enterpriseId, order)
    if (!('askAgainAt' in secured)) return [order.bookerId, ...secured.approverIds]
    await orderJob(context, sql, enterpriseId, 'order.secure', orderNo, secured.askAgainAt)
    return []
  })
  if (concerned.length > 0) announce(context, enterpriseId, orderNo, concerned)
}

type Secured = { askAgainAt: Date } | { state: number; approverIds: readonly string[] }

/** Asks the supplier once how its search ended, and moves the order with the answer. */
export async function secureNow(context: Context, sql: Sql, enterpriseId: number, order: OrderRow): Promise<Secured> {
  const product = context.products[products.word(order.product as 1)]
  if (!product?.secure) throw new Error(`nobody secures product ${order.product}`)
  const result = await product.secure(context, sql, { ...order, enterpriseId })
  if ('askAgainAt' in result) return result
  if ('failure' in result) return failed(context, sql, enterpriseId, order, product, result.failure)
  const [[booker], approvers] = await Promise.all([
    findPeople(sql, enterpriseId, [order.bookerId], chinaDate(context.clock.now())),
    findApprovers(sql, enterpriseId),
  ])
  const by = { employeeId: order.bookerId, name: booker?.name ?? '' }
  const { state } = done(await submitQueued(context, sql, enterpriseId, order, by, { chain: result.chain, approvers }))
  return { state, approverIds: result.chain?.levels[0]?.approverIds ?? [] }
}

async function failed(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  order: OrderRow,
  product: ProductOperations,
  failure: string,
): Promise<Secured> {
  const { orderNo, kind, title, total, bookerId } = order
  const { state } = done(await move(context, sql, enterpriseId, order, { event: 'fail', by: supplier, detail: { failure } }))
  const travellers = await findOrderTravellers(sql, enterpriseId, [orderNo])
  const letter = kind === 'change' ? ('changeFailed' as const) : ('failed' as const)
  const path = product.orderPath(orderNo)
  await writeLetters(context, sql, enterpriseId, letter, [bookerId], { orderNo, title, total, travellers, path })
  return { state, approverIds: [] }
}

/** A draft that is locked and still waits can always go on. */
function done(moved: OrderRow | Problem): OrderRow {
  if (isProblem(moved)) throw new Error(`a queued order could not be moved: ${moved.problem}`)
  return moved
}
