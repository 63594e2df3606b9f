import { orderStates, type OrderState } from '@sojourn/contract/booking/codes'
import type { ApplicationContent } from '@sojourn/contract/booking/application.shapes'
import type { getSchedule } from '@sojourn/contract/booking/application.calls'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { budgetTotal } from '@sojourn/domain/booking/application/check'
import { shortYuan } from '@sojourn/domain/kit/money'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import type { ApplicationRow } from '../application/record'
import { findContent } from '../application/store'
import { findLooseOrders, insertUse, writeApplicationOfOrder } from '../application/use-store'
import { summariesOf } from '../order/summary'
import { findOrders, findOrderTravellers, lockOrders } from '../order/store'
import { applicationSettings, findEnterprise } from '../settings/store'
import { book } from '../application/application-usage'
import { leaveBudget } from '../application/order-budget'

const live: OrderState[] = ['draft', 'approving', 'awaitingPayment', 'issuing', 'issued']
const liveStates = live.map((state) => orderStates.code(state))
const ordersAtMost = 50

/** My orders that belong to no application yet: what a schedule may be made of (S2.38). */
export const schedule = (context: Context, actor: Actor): Promise<ResponseOf<typeof getSchedule>> =>
  context.database.tenant(actor.enterpriseId, async (sql) => {
    const orderNos = await findLooseOrders(sql, actor.enterpriseId, {
      employeeId: actor.employeeId,
      states: liveStates,
      now: context.clock.now(),
      limit: ordersAtMost,
    })
    const summaries = await summariesOf(context, sql, actor, orderNos)
    return { list: summaries.toSorted((a, b) => a.departAt.localeCompare(b.departAt)) }
  })

/** A schedule is made of one's own live orders that no other application has, and fits the budget where control is strong. */
export async function refuseSchedule(
  sql: Sql,
  actor: Actor,
  content: ApplicationContent,
  travelApplyNo: string | undefined,
): Promise<Problem | undefined> {
  if (content.orderNos.length === 0) return undefined
  const orders = await findOrders(sql, actor.enterpriseId, content.orderNos)
  const usable = orders.filter(
    (order) =>
      order.bookerId === actor.employeeId &&
      liveStates.includes(order.state as 10) &&
      (order.travelApplyNo === null || order.travelApplyNo === travelApplyNo),
  )
  if (usable.length < content.orderNos.length) return problem('orderUnknown', { field: 'content.orderNos' })
  const { control } = applicationSettings((await findEnterprise(sql, actor.enterpriseId)).config)
  const needed = usable.reduce((sum, { total }) => sum + total, 0)
  const total = budgetTotal(content)
  return control === 'strong' && needed > total
    ? problem('applicationBudgetExceeded', {
        field: 'content.budgets',
        detail: { left: shortYuan(total), needed: shortYuan(needed) },
      })
    : undefined
}

/** The orders of an approved schedule count against their application from now on, unless they ended meanwhile. */
export async function linkSchedule(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  application: ApplicationRow,
): Promise<Problem | undefined> {
  const written = await findContent(sql, enterpriseId, application.travelApplyNo, application.validVersion)
  if (!written || written.content.orderNos.length === 0) return undefined
  const orders = await lockOrders(sql, enterpriseId, written.content.orderNos)
  const travellers = await findOrderTravellers(sql, enterpriseId, written.content.orderNos)
  let current = application
  for (const order of orders) {
    if (order.travelApplyNo !== null || !liveStates.includes(order.state as 10)) continue
    const spent = orderStates.word(order.state as 1800) === 'issued'
    const change = spent ? { encumbered: 0, spent: order.total } : { encumbered: order.total, spent: 0 }
    await leaveBudget(sql, enterpriseId, order.orderNo)
    const refused = await book(context, sql, enterpriseId, current, { orderNo: order.orderNo, ...change })
    if (refused) return refused
    current = { ...current, encumbered: current.encumbered + change.encumbered, spent: current.spent + change.spent }
    await writeApplicationOfOrder(sql, enterpriseId, order.orderNo, application.travelApplyNo)
    await insertUse(sql, enterpriseId, {
      orderNo: order.orderNo,
      travelApplyNo: application.travelApplyNo,
      contentVersion: application.validVersion,
      product: order.product,
      line: null,
      slots: [],
      travellerIds: travellers.filter(({ orderNo }) => orderNo === order.orderNo).map(({ employeeId }) => employeeId),
      state: spent ? 'spent' : 'encumbered',
      amount: order.total,
      createdAt: context.clock.now(),
    })
  }
  return undefined
}
