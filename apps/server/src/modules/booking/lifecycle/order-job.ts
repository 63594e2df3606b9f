import type { Context } from '../../../context'
import { enqueue, type JobKind } from '../../../db/queue'
import type { Sql } from '../../../db/sql'
import { newId } from '../../../kit/id'

/** Work on one order, now or at a moment, in the transaction that asks for it. */
export function orderJob(
  { clock }: Context,
  sql: Sql,
  enterpriseId: number,
  kind: Extract<JobKind, `order.${string}`>,
  orderNo: string,
  runAt = clock.now(),
): Promise<unknown> {
  return enqueue(sql, { id: newId(clock.now()), kind, enterpriseId, payload: { orderNo }, runAt })
}
