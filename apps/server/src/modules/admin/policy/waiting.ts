import type { ConsoleHome } from '@sojourn/contract/admin/console.calls'
import { coverageOf } from '@sojourn/domain/booking/policy/coverage'
import { namesGuests } from '@sojourn/domain/booking/policy/resolve-policy'
import type { Actor, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findPoliciesInForce } from '../../booking/traveller/store'
import { countToDecide } from '../proposal/count-to-decide'
import { holdersFor } from './holders'

type Waiting = Pick<ConsoleHome['waiting'], 'policyProposals' | 'policiesWithoutPeople' | 'peopleWithoutPolicy'>

/** What of the travel policies waits for somebody who reads the rules. */
export async function policiesWaiting(work: Work, actor: Actor): Promise<Waiting> {
  if (!actor.permissions.includes('readRules')) return { policyProposals: 0, policiesWithoutPeople: 0, peopleWithoutPolicy: 0 }
  const [policyProposals, inForce] = await Promise.all([
    countToDecide(work, actor, 'policy'),
    findPoliciesInForce(work, chinaDate(work.context.clock.now())),
  ])
  const { bound, withoutPolicy } = coverageOf(inForce, await holdersFor(work, inForce))
  const binding = new Set([...bound.keys()].map(({ body }) => body.policyId))
  return {
    policyProposals,
    policiesWithoutPeople: new Set(
      inForce.flatMap(({ body }) => (binding.has(body.policyId) || namesGuests(body.scope) ? [] : body.policyId)),
    ).size,
    peopleWithoutPolicy: withoutPolicy,
  }
}
