import type { actOnOrder } from '@sojourn/contract/access/acting.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { findListRows } from '../../booking/order/list-store'
import { summaryOf } from '../../booking/order/summary'
import { findEnterprise } from '../../booking/settings/store'
import { actingRefusal } from './act-for-person'
import { askTicket } from './ask-ticket'
import { findCustomer } from './store'

/** An administrator asks for the session of whoever booked an order, as long as that person may do what is wanted with it. */
export async function askToActOnOrder(
  context: Context,
  actor: Actor,
  { orderNo, act, ...request }: RequestOf<typeof actOnOrder>,
): Promise<ResponseOf<typeof actOnOrder> | Problem> {
  const reason = request.reason.trim()
  if (!reason) return problem('agentReasonMissing', { field: 'reason' })
  const found = await inCompany(context, actor.enterpriseId, async (work) => {
    const refused = await actingRefusal(work, actor)
    if (refused) return refused
    const [order] = await findListRows(work, [orderNo], actor.language)
    // What somebody travels privately is nobody's in the company.
    if (!order || order.travelType !== 'business') return problem('orderUnknown', { field: 'orderNo' })
    if (order.bookerId === actor.employeeId) return problem('actingForOneself', { field: 'orderNo' })
    const person = await findCustomer(work, order.bookerId)
    if (!person) return problem('customerUnknown', { field: 'orderNo' })
    const { actions, stateName } = summaryOf(context, { ...actor, employeeId: order.bookerId }, order)
    const may = actions.some(({ action, enabled }) => action === act && enabled)
    return may ? { person, company: await findEnterprise(work) } : problem('transitionRefused', { detail: { state: stateName } })
  })
  if ('problem' in found) return found
  return askTicket(context, actor, {
    enterpriseId: actor.enterpriseId,
    companyName: found.company.name,
    employeeId: found.person.employeeId,
    employeeName: found.person.name,
    reason,
    reference: orderNo,
  })
}
