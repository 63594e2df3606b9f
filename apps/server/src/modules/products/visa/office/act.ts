import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany, once } from '../../../../work'
import { announce } from '../../../booking/notification/announce'
import { findOrders, type OrderRow } from '../../../booking/order/store'
import { refuseUnserved } from '../../../booking/settings/refuse-unserved'
import { openApplication, type OpenApplication } from '../order/open-application'

interface Asked {
  enterpriseId: number
  orderNo: string
  traveller: number
}

/** States in which the desk still has passports to send back. */
export const decidedStates = ['issued', 'completed', 'cancelled', 'failed'] as const satisfies readonly OrderRow['state'][]

/** The desk at work on an application of a company that its agency serves, once for an intent and in the booker's name. */
export async function actOnApplication(
  context: Context,
  actor: Actor,
  asked: Asked,
  act: (work: Work, open: OpenApplication) => Promise<Problem | undefined>,
): Promise<{ orderNo: string } | Problem> {
  const { enterpriseId, orderNo } = asked
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  const [known] = await inCompany(context, enterpriseId, (work) => findOrders(work, [orderNo]))
  if (!known) return problem('orderUnknown', { field: 'orderNo' })
  const reason = visaRulesText[actor.language].work
  const agent = { agencyId: actor.enterpriseId, agentId: actor.employeeId, name: actor.name, reason, reference: orderNo }
  const author = { enterpriseId, employeeId: known.bookerId, intent: actor.intent, agent }
  let concerned: string[] = []
  const answer = await once<{ orderNo: string }>(context, author, async (work) => {
    const open = await openApplication(work, asked, decidedStates)
    if (isProblem(open)) return open
    const wrong = await act(work, open)
    if (wrong) return wrong
    concerned = [open.order.bookerId, ...open.found.applicants.map(({ employeeId }) => employeeId)]
    return { orderNo }
  })
  if (!isProblem(answer)) announce(context, enterpriseId, orderNo, concerned)
  return answer
}
