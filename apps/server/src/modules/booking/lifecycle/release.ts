import type { Context } from '../../../context'
import { finishJob } from '../../../db/queue'
import { inCompany } from '../../../work'
import { findOrders } from '../order/store'

/**
 * What a supplier keeps for an order that is over goes back to it, by a job of the order's last transaction: a supplier that is silent
 * keeps nobody from ending an order. So does, by its `reference`, what an order gave up for a substitute, or did not take. Given back twice,
 * it changes nothing.
 */
export async function releaseOrder(
  context: Context,
  job: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const { enterpriseId } = job
  const asked = await inCompany(context, enterpriseId, async (work) => {
    const [order] = await findOrders(work, [job.payload['orderNo']!])
    const release = order && context.fulfilments[order.fulfiller].release
    if (!release) return undefined
    const cancelled = order.state === 'cancelled'
    const { reference } = job.payload
    const released = { ...order, enterpriseId, cancelled, ...(reference && { supplierReference: reference, reference }) }
    return { release, request: await release.request(work, released) }
  })
  if (asked?.request !== undefined) await asked.release.ask(context, asked.request)
  await context.database.platform((sql) => finishJob(sql, job.id))
}
