import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { SupplierSilent } from '@sojourn/supply/ports/outside'
import type { Context, Fulfilment, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findOrders, type OrderRow } from '../order/store'
import { findPeople } from '../traveller/store'
import { askSupplier } from './ask-supplier'
import type { Mover } from './lifecycle'

const isIssuing = ({ state }: OrderRow): boolean => state === 'issuing'

/** Whether an order can still be stopped while its supplier has not answered. */
export const isLeavable = (context: Context, order: OrderRow): boolean =>
  isIssuing(order) && order.kind === 'booking' && context.fulfilments[order.fulfiller].leave !== undefined

/**
 * Asks the supplier of an order to stop, before anything of ours moves: it may have answered already. Undefined where nobody is to be
 * asked. Whoever stops in between has left all the same, which the order's issue hears; so does one whose supplier does not answer in time.
 */
export const askToLeave = (
  context: Context,
  enterpriseId: number,
  orderNo: string,
  mayAsk: (order: OrderRow) => boolean,
): Promise<Left | undefined> =>
  askSupplier(context, enterpriseId, async (tenant) => {
    const [order] = await findOrders(tenant, [orderNo])
    const operation = order && context.fulfilments[order.fulfiller].leave
    if (!operation || !isLeavable(context, order) || !mayAsk(order)) return undefined
    return { order: { ...order, enterpriseId }, operation: heardOrNot(operation) }
  })

const unheard = 'unheard'

/** Where the supplier is silent, nobody knows yet whether it lets the order go. */
const heardOrNot = (operation: Leaving): Leaving => ({
  ...operation,
  ask: (context, request) =>
    operation.ask(context, request).catch((error: unknown) => {
      if (error instanceof SupplierSilent) return unheard
      throw error
    }),
  keep: (work, order, request, answer) =>
    answer === unheard
      ? Promise.resolve(problem('leaveUnanswered', { detail: { orderNo: order.orderNo } }))
      : operation.keep(work, order, request, answer),
})
type Leaving = NonNullable<Fulfilment['leave']>

export interface Left {
  order: OrderRow
  keep(work: Work): Promise<Problem | undefined>
}

/** Why an order that is locked now does not go the way its supplier was asked for. */
export const refusalToLeave = async (work: Work, order: OrderRow, left: Left | undefined): Promise<Problem | undefined> =>
  left?.order.version === order.version ? left.keep(work) : problem('orderChanged', { detail: { orderNo: order.orderNo } })

/** In whose name an order moves that its supplier heard of first. */
export async function bookerOf(work: Work, { bookerId }: OrderRow): Promise<Mover> {
  const [booker] = await findPeople(work, [bookerId], { today: chinaDate(work.context.clock.now()) })
  return { kind: 'booker', id: bookerId, name: booker?.name ?? '' }
}
