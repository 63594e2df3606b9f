import { problem } from '@sojourn/contract/kit/problems'
import type { Context, Work } from '../../../context'
import { finishJob } from '../../../db/queue'
import { inCompany, inTransaction } from '../../../work'
import { announce } from '../notification/announce'
import { askSupplier } from '../lifecycle/ask-supplier'
import { decidedOf, inNameOfAgent } from '../lifecycle/queued-order'
import { secureOrder, tellFailure } from '../lifecycle/secure'
import { findOrders, type OrderRow } from '../order/store'
import { conclude } from './conclude'
import type { Held } from './proposal'

interface SecureJob {
  id: string
  enterpriseId: number
  payload: Record<string, string>
}

/** Settles an order that nobody waits for any more, or asks how the supplier's search for a queued one ended. */
export async function securePlaced(context: Context, job: SecureJob): Promise<void> {
  const { enterpriseId, payload } = job
  if (payload['key'] === undefined) return secureOrder(context, job)
  const [order] = await inCompany(context, enterpriseId, (work) => findOrders(work, [payload['orderNo']!]))
  if (order && order.state === 'placing') return settle(context, job, order)
  await context.database.platform((sql) => finishJob(sql, job.id))
}

/**
 * Whoever placed the order has gone without hearing of it. What its supplier was asked for counts, if the question arrived; otherwise its key
 * ends, so that the question buys nothing should it arrive later.
 */
async function settle(context: Context, job: SecureJob, order: OrderRow): Promise<void> {
  const { enterpriseId, id: jobId, payload } = job
  const { orderNo } = order
  const operation = context.fulfilments[order.fulfiller].secure
  if (!operation) throw new Error(`nobody holds anything for ${order.fulfiller}`)
  const answered = (await operation.isAnswered(context, { enterpriseId, orderNo, kind: order.kind }))
    ? await askSupplier(context, enterpriseId, async () => ({ order: { ...order, enterpriseId }, operation }))
    : undefined
  const intent = { enterpriseId, employeeId: payload['employeeId']!, key: payload['key']! }
  const concluded = await inTransaction(context, enterpriseId, async (work) => {
    const decided = await decidedOf(work, order)
    const keep = async (own: Work): Promise<Held> => {
      const secured = answered ? await answered.keep(own) : { failure: 'supplierSilent' }
      if ('failure' in secured) return { ...secured, refused: problem('offerGone') }
      await inNameOfAgent(own, order)
      return secured
    }
    const outcome = await conclude(work, { orderNo, jobId, intent, decided }, keep)
    if (outcome && 'refused' in outcome) await tellFailure(work, order)
    return outcome
  })
  if (concluded) announce(context, enterpriseId, orderNo, [order.bookerId, ...concluded.asked])
}
