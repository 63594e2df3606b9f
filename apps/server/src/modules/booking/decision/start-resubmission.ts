import { products } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { once } from '../../../work'
import { newNumber } from '../../../kit/id'
import { draftMinutes } from '../draft/draft'
import { findDraft, insertDraft } from '../draft/store'
import { lockOrders } from '../order/store'
import { findListRows } from '../order/list-store'

/**
 * A rejected order stays rejected (handbook 6.3): its booker begins again from its search, and the order that comes of it is linked to
 * it, with its history. Price, seats and policy are those of now.
 */
export const startResubmission = (
  context: Context,
  actor: Actor,
  { orderNo }: { orderNo: string },
): Promise<{ tempOrderNo: string; productType: number } | Problem> =>
  once(context, actor, async (work) => {
    const [order] = await lockOrders(work, [orderNo])
    if (!order || order.bookerId !== actor.employeeId) return problem('orderUnknown', { field: 'orderNo' })
    const [row] = await findListRows(work, [orderNo], actor.language)
    const draft = await findDraft<object>(work, actor.employeeId, order.tempOrderNo)
    const rejected = order.kind === 'booking' && order.parentOrderNo === null && order.state === 'rejected'
    if (!rejected || row?.resubmittedAs !== null || !draft) return problem('transitionRefused', { detail: { orderNo } })
    const now = context.clock.now()
    const tempOrderNo = newNumber('T')
    const expiresAt = new Date(now.getTime() + draftMinutes * 60_000)
    await insertDraft(work, { ...draft, tempOrderNo, resubmits: orderNo, expiresAt }, now)
    return { tempOrderNo, productType: products.code(order.product) }
  })
