import type { Context } from '../../../context'
import { enqueue, enqueueNow, type JobKind } from '../../../db/queue'
import type { Sql } from '../../../db/sql'
import { newId } from '../../../kit/id'

type OrderJobKind = Extract<JobKind, `order.${string}`>

/** Work on one order, now or at a moment, in the transaction that asks for it. */
export function orderJob(
  context: Context,
  sql: Sql,
  enterpriseId: number,
  kind: OrderJobKind,
  orderNo: string,
  runAt?: Date,
): Promise<unknown> {
  const task = { kind, enterpriseId, payload: { orderNo } }
  return runAt ? enqueue(sql, { ...task, id: newId(context.clock.now()), runAt }) : enqueueNow(context, sql, task)
}
