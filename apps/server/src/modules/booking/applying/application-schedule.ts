import type { OrderState } from '@sojourn/contract/booking/codes'
import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import type { getSchedule } from '@sojourn/contract/booking/application/application.calls'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { budgetTotal } from '@sojourn/domain/booking/application/check'
import { shortYuan } from '@sojourn/domain/kit/money'
import type { Actor, Context, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { inCompany } from '../../../work'
import type { ApplicationRow } from '../application/record'
import { findContent } from '../application/store'
import { findLooseOrders, insertUse, writeApplicationOfOrder } from '../application/use-store'
import { summariesOf } from '../order/summary'
import { findOrders, findOrderTravellers, lockOrders } from '../order/store'
import { applicationSettings, findEnterprise } from '../settings/store'
import { book } from '../application/application-usage'
import { leaveBudget } from '../application/order-budget'

const live: OrderState[] = ['draft', 'approving', 'awaitingPayment', 'issuing', 'issued']
const ordersAtMost = 50

/** My orders that belong to no application yet: what a schedule may be made of (S2.38). */
export const schedule = (context: Context, actor: Actor): Promise<ResponseOf<typeof getSchedule>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const orderNos = await findLooseOrders(work, {
      employeeId: actor.employeeId,
      states: live,
      now: context.clock.now(),
      limit: ordersAtMost,
    })
    const summaries = await summariesOf(work, actor, orderNos)
    return { list: summaries.toSorted((a, b) => a.departAt.localeCompare(b.departAt)) }
  })

/** A schedule is made of one's own live orders that no other application has, and fits the budget where control is strong. */
export async function refuseSchedule(
  tenant: Tenant,
  actor: Actor,
  content: ApplicationContent,
  travelApplyNo: string | undefined,
): Promise<Problem | undefined> {
  if (content.orderNos.length === 0) return undefined
  const orders = await findOrders(tenant, content.orderNos)
  const usable = orders.filter(
    (order) =>
      order.bookerId === actor.employeeId &&
      live.includes(order.state) &&
      (order.travelApplyNo === null || order.travelApplyNo === travelApplyNo),
  )
  if (usable.length < content.orderNos.length) return problem('orderUnknown', { field: 'content.orderNos' })
  const { control } = applicationSettings((await findEnterprise(tenant)).config)
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
export async function linkSchedule(work: Work, application: ApplicationRow): Promise<Problem | undefined> {
  const written = await findContent(work, application.travelApplyNo, application.validVersion)
  if (!written || written.content.orderNos.length === 0) return undefined
  const orders = await lockOrders(work, written.content.orderNos)
  const travellers = await findOrderTravellers(work, written.content.orderNos)
  let current = application
  for (const order of orders) {
    if (order.travelApplyNo !== null || !live.includes(order.state)) continue
    const spent = order.state === 'issued'
    const change = spent ? { encumbered: 0, spent: order.total } : { encumbered: order.total, spent: 0 }
    await leaveBudget(work, order.orderNo, application.budgetId)
    const refused = await book(work, current, { orderNo: order.orderNo, ...change })
    if (refused) return refused
    current = { ...current, encumbered: current.encumbered + change.encumbered, spent: current.spent + change.spent }
    await writeApplicationOfOrder(work, order.orderNo, application.travelApplyNo)
    await insertUse(work, {
      orderNo: order.orderNo,
      travelApplyNo: application.travelApplyNo,
      contentVersion: application.validVersion,
      product: order.product,
      line: null,
      slots: [],
      travellerIds: travellers.filter(({ orderNo }) => orderNo === order.orderNo).map(({ employeeId }) => employeeId),
      state: spent ? 'spent' : 'encumbered',
      amount: order.total,
      budgetId: spent ? application.budgetId : null,
      createdAt: work.context.clock.now(),
    })
  }
  return undefined
}
