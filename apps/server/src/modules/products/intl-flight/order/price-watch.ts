import type { Work } from '../../../../context'
import { enqueue } from '../../../../db/queue'
import { newId } from '../../../../kit/id'

const dayMs = 86_400_000

/** Issued tickets are looked at once a day, first in a day. */
export const startPriceWatch = ({ context, sql, enterpriseId }: Work, orderNo: string): Promise<unknown> => {
  const now = context.clock.now()
  const runAt = new Date(now.getTime() + dayMs)
  return enqueue(sql, { id: newId(now), kind: 'price.watch', enterpriseId, payload: { orderNo }, runAt })
}
