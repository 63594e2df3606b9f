import type { KeyOf, Keys } from '@sojourn/supply/ports/keys'
import type { Context, SupplierOperation, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { inCompany } from '../../../work'
import { asking } from './asking'

interface Question<Order extends Asked, Asked, Kept> {
  order: Order
  operation: SupplierOperation<Asked, Kept>
}
interface Answered<Order, Kept> {
  order: Order
  keep(work: Work): Promise<Kept>
}

/**
 * Reads what a supplier is to be asked, and asks it with no connection held. The answer is kept by whoever finds, under a lock, that the
 * order still waits for it. Undefined where `find` finds nothing to ask.
 */
export async function askSupplier<Order extends Asked, Asked, Kept>(
  context: Context,
  enterpriseId: number,
  find: (tenant: Tenant) => Promise<Question<Order, Asked, Kept> | undefined>,
): Promise<Answered<Order, Kept> | undefined> {
  const asked = await inCompany(context, enterpriseId, async (work) => {
    const found = await find(work)
    return found && { ...found, request: await found.operation.request(work, found.order) }
  })
  if (!asked) return undefined
  const { order, operation, request } = asked
  const answer = await operation.ask(context, request)
  return { order, keep: (work) => operation.keep(work, order, request, answer) }
}

/**
 * Whether a supplier has answered what was asked under a key, or still will; if the question never arrived, its key ends here and now, so
 * that it buys nothing should it arrive later.
 */
export async function isAnswered<Operation extends string>(
  context: Context,
  supplier: Keys<Operation, unknown>,
  asked: KeyOf<Operation>,
): Promise<boolean> {
  const { state } = await supplier.outcome(asking(context), asked)
  return (state === 'unknown' ? await supplier.void(asking(context), asked) : { state }).state !== 'void'
}
