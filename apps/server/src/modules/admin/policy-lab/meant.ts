import { isInside, policyFor, type PolicyHolder } from '@sojourn/domain/booking/policy/resolve-policy'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findPoliciesInForce } from '../../booking/traveller/store'
import type { LabBody, TriedPolicy } from './run-store'
import { findHolders } from './search-store'

type Meant = (employeeIds: readonly string[]) => Promise<{ employeeId: string; meant: boolean }[]>

/** Who of the travellers of searches is meant: as they stand today, those whom the tried policy would bind, or everybody. */
export async function meantBy(work: Work, { departmentId, everybody, tried }: LabBody): Promise<Meant> {
  const binds = tried && !everybody ? await boundBy(work, tried) : () => true
  return async (employeeIds) => {
    const holders = new Map((await findHolders(work, employeeIds)).map((each) => [each.employeeId, each]))
    return employeeIds.map((employeeId) => {
      const holder = holders.get(employeeId)
      // Guests, and who left, stand in no department, and no policy names them.
      if (!holder) return { employeeId, meant: (everybody || !tried) && departmentId === undefined }
      const inside = departmentId === undefined || isInside([departmentId], holder)
      return { employeeId, meant: inside && binds(holder) }
    })
  }
}

/** Whether the policy would bind somebody: in place of what it says now, or beside it where it is tried in departments. */
async function boundBy(work: Work, { body, pilot }: TriedPolicy): Promise<(holder: PolicyHolder) => boolean> {
  const inForce = await findPoliciesInForce(work, chinaDate(work.context.clock.now()))
  const others = inForce.filter((each) => each.body.policyId !== body.policyId || (pilot && each.pilot === null))
  const candidates = [...others, { body, pilot }]
  return (holder) => policyFor(candidates, holder)?.body === body
}
