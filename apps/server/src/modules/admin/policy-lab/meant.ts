import { isInside, policyFor, type BindingVersion, type PolicyHolder } from '@sojourn/domain/booking/policy/resolve-policy'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findPoliciesInForce } from '../../booking/traveller/store'
import type { LabBody, TriedPolicy } from './run-store'
import { holdersOf } from './holders'

type Meant = (employeeIds: readonly string[]) => Promise<{ employeeId: string; meant: boolean }[]>

/** Who of the travellers of searches is meant: as they stand today, those whom the tried policy would bind, or everybody. */
export async function meantBy(work: Work, { departmentId, everybody, tried }: LabBody): Promise<Meant> {
  const candidates = tried && !everybody ? await candidatesWith(work, tried) : []
  const binds = (holder: PolicyHolder): boolean => !tried || everybody || policyFor(candidates, holder)?.body === tried.body
  return async (employeeIds) => {
    if (employeeIds.length === 0) return []
    const holders = await holdersOf(work, employeeIds, candidates)
    return employeeIds.map((employeeId) => {
      const holder = holders.get(employeeId)
      // Guests, and who left, stand in no department, and no policy names them.
      if (!holder) return { employeeId, meant: (everybody || !tried) && departmentId === undefined }
      const inside = departmentId === undefined || isInside([departmentId], holder)
      return { employeeId, meant: inside && binds(holder) }
    })
  }
}

/** What would be in force with the policy: in place of what it says now, or beside it where it is tried in departments. */
async function candidatesWith(work: Work, { body, pilot }: TriedPolicy): Promise<BindingVersion[]> {
  const inForce = await findPoliciesInForce(work, chinaDate(work.context.clock.now()))
  const others = inForce.filter((each) => each.body.policyId !== body.policyId || (pilot && each.pilot === null))
  return [...others, { body, pilot }]
}
