import { orderStages, orderStates, products, type OrderState } from '@sojourn/contract/booking/codes'
import type { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { readCursor, writeCursor } from '../../../kit/cursor'
import { knownDay } from '../../../kit/known-day'
import { countWaiting, listOrders } from './list-store'
import { summaryOf } from './summary'

const pageSize = 10
/** S2.32: 1 waits for submission, 2 for payment. */
const statesOfType: Record<number, OrderState[]> = { 1: ['draft'], 2: ['awaitingPayment'] }
/** Two tabs stand for all states of a refund and of a change, and for orders of which a part was refunded or changed. */
const groups: Partial<Record<string, { states: OrderState[]; alteredBy: 'refund' | 'change' }>> = {
  refunds: { states: ['refunding', 'refunded', 'refundFailed', 'altered'], alteredBy: 'refund' },
  changes: { states: ['changing', 'changed', 'changeFailed', 'altered'], alteredBy: 'change' },
}

/** My bookings, newest first; the cursor is the last row's moment and number. */
export async function myOrders(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getTripOrderList>,
): Promise<ResponseOf<typeof getTripOrderList>> {
  const size = request.size ?? pageSize
  const rows = await inCompany(context, actor.enterpriseId, (work) =>
    listOrders(work, {
      employeeId: actor.employeeId,
      reader: actor.language,
      states: statesAsked(request),
      stage: request.stage,
      alteredBy: groups[request.state ?? '']?.alteredBy,
      keyword: request.keyword?.trim() ?? '',
      from: knownDay(request.from),
      to: knownDay(request.to),
      before: readCursor(request.cursor),
      limit: size + 1,
      product: products.known(request.productType) ?? null,
      kind: request.kind ?? '',
      byOrderDay: request.dateKind === 'ordered',
      traveller: request.traveller?.trim() ?? '',
    }),
  )
  const list = rows.slice(0, size)
  const last = list.at(-1)
  return {
    list: list.map((row) => summaryOf(context, actor, row)),
    ...(rows.length > size && last ? { next: writeCursor(last.createdAt, last.orderNo) } : {}),
  }
}

/** Of a part of the list, the states that are asked for. */
function statesAsked({ type, state, stage }: RequestOf<typeof getTripOrderList>): readonly OrderState[] | null {
  const ofState = state ? (groups[state]?.states ?? orderStates.words.filter((word) => word === state)) : undefined
  const asked = (type && statesOfType[type]) || ofState
  const part: readonly OrderState[] | undefined = stage && orderStages[stage]
  return (asked && part ? asked.filter((word) => part.includes(word)) : (asked ?? part)) ?? null
}

export const pendingCounts = (context: Context, actor: Actor) =>
  inCompany(context, actor.enterpriseId, (work) => countWaiting(work, actor.employeeId, chinaDate(context.clock.now())))
