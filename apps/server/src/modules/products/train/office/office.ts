import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { KeptOffice } from '@sojourn/domain/products/train/kept/kept-wishes'
import { trainRulesText } from '@sojourn/text/products/train/rules'
import type { Actor, Context } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { inCompany, once } from '../../../../work'
import { orderJob } from '../../../booking/lifecycle/order-job'
import { findOrders, lockOrders, type OrderRow } from '../../../booking/order/store'
import { refuseUnserved } from '../../../booking/settings/refuse-unserved'
import { findTrainOrder, updateTrainOrder, type TrainOrderRow } from '../order/order-store'

/** The ticket office at work on an order of a company that its agency serves (handbook 3.10). */
export interface OfficeOrder {
  enterpriseId: number
  orderNo: string
}
export interface OpenOrder {
  order: OrderRow
  kept: TrainOrderRow
}

/** A paid order that the office has not answered yet; nobody else changes it until the transaction ends. */
export async function openOrder(tenant: Tenant, { orderNo }: OfficeOrder): Promise<OpenOrder | Problem> {
  const [order] = await lockOrders(tenant, [orderNo])
  const kept = order && (await findTrainOrder(tenant, orderNo))
  if (!order || kept?.source !== 'local') return problem('orderUnknown', { field: 'orderNo' })
  const waits = order.state === 'issuing' && !kept.wishes.office?.declined && !kept.purchaseNo
  return waits ? { order, kept } : problem('localOrderDone', { field: 'orderNo' })
}

/** Whoever of the office acts, as histories and logs of the customer name them. */
export const officeAgent = ({ employeeId, name }: Actor): { agentId: string; name: string } => ({ agentId: employeeId, name })

/** The office's answer to an order, once for an intent and in the booker's name; the order's issue is asked for at once. */
export async function answerOrder<Answer>(
  context: Context,
  actor: Actor,
  asked: OfficeOrder,
  act: (tenant: Tenant, found: OpenOrder) => Promise<Answer | Problem>,
): Promise<Answer | Problem> {
  const { enterpriseId, orderNo } = asked
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  const [known] = await inCompany(context, enterpriseId, (work) => findOrders(work, [orderNo]))
  if (!known) return problem('orderUnknown', { field: 'orderNo' })
  const reason = trainRulesText[actor.language].accounts.office
  const agent = { agencyId: actor.enterpriseId, ...officeAgent(actor), reason, reference: orderNo }
  const author = { enterpriseId, employeeId: known.bookerId, intent: actor.intent, agent }
  return once<Answer>(context, author, async (work) => {
    const found = await openOrder(work, asked)
    if (isProblem(found)) return found
    const done = await act(work, found)
    if (isProblem(done)) return done
    await orderJob(work, 'order.issue', orderNo)
    return done
  })
}

/** What an answer leaves on the order: who gave it. */
export const keepAnswer = (
  tenant: Tenant,
  actor: Actor,
  { kept }: OpenOrder,
  { orderNo, ...answer }: Pick<OfficeOrder, 'orderNo'> & { declined?: boolean },
): Promise<unknown> => {
  const office = { ...officeOf(kept), ...answer, agent: officeAgent(actor) }
  return updateTrainOrder(tenant, orderNo, { wishes: { ...kept.wishes, office } })
}

/** The oldest orders were not told what to buy with: the office used its own account. */
export const officeOf = ({ wishes }: Pick<TrainOrderRow, 'wishes'>): KeptOffice => wishes.office ?? { account: 'office' }
