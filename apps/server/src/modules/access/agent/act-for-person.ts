import type { actForPerson } from '@sojourn/contract/access/acting.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { rolesWith } from '@sojourn/domain/kit/roles'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany } from '../../../work'
import { findEnterprise } from '../../booking/settings/store'
import { findGrantedDepartments } from '../../booking/traveller/role-store'
import { askTicket } from './ask-ticket'
import { findCustomer } from './store'

/** The right to act for others is one over the whole company. */
export async function actingRefusal(work: Work, actor: Actor): Promise<Problem | undefined> {
  const today = chinaDate(work.context.clock.now())
  const granted = await findGrantedDepartments(work, { ...actor, roles: rolesWith('actForOthers'), today })
  return granted.includes(null) ? undefined : problem('forbidden')
}

/** An administrator of the whole company asks for the session of one of its people, as the agency's staff do. */
export async function askToAct(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof actForPerson>,
): Promise<ResponseOf<typeof actForPerson> | Problem> {
  const reason = request.reason.trim()
  if (!reason) return problem('agentReasonMissing', { field: 'reason' })
  if (request.employeeId === actor.employeeId) return problem('actingForOneself', { field: 'employeeId' })
  const found = await inCompany(context, actor.enterpriseId, async (work) => {
    const refused = await actingRefusal(work, actor)
    if (refused) return refused
    const person = await findCustomer(work, request.employeeId)
    return person ? { person, company: await findEnterprise(work) } : problem('customerUnknown', { field: 'employeeId' })
  })
  if ('problem' in found) return found
  return askTicket(context, actor, {
    enterpriseId: actor.enterpriseId,
    companyName: found.company.name,
    employeeId: found.person.employeeId,
    employeeName: found.person.name,
    reason,
    reference: '',
  })
}
