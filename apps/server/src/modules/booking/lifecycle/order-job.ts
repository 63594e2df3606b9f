import type { Work } from '../../../context'
import { enqueue, enqueueNow, type JobKind } from '../../../db/queue'
import { newId } from '../../../kit/id'

type OrderJobKind = Extract<JobKind, `order.${string}`>

/** Work on one order, now or at a moment, in the transaction that asks for it. */
export function orderJob(
  { context, sql, enterpriseId }: Work,
  kind: OrderJobKind,
  orderNo: string,
  runAt?: Date,
): Promise<unknown> {
  const task = { kind, enterpriseId, payload: { orderNo } }
  const now = context.clock.now()
  return runAt && runAt > now ? enqueue(sql, { ...task, id: newId(now), runAt }) : enqueueNow(context, sql, task)
}
