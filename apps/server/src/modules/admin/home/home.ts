import type { ConsoleHome, SetUpStep } from '@sojourn/contract/admin/console.calls'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { documentWarningDays } from '@sojourn/domain/admin/person'
import { agreementInForce } from '@sojourn/domain/booking/agreement'
import { addDays } from '@sojourn/domain/kit/local-date'
import type { Actor, Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany } from '../../../work'
import { countUnfilled } from '../flows/company'
import { hasOwnFlows } from '../flows/store'
import { policiesWaiting } from '../policy/waiting'
import { hasOwnPolicy } from '../policy/store'
import { departmentsOf, scopeOf } from '../scope'
import { findAgreement, findHomeCounts } from './store'

/** How the company, or the part of it that the caller looks after, stands. */
export const consoleHome = (context: Context, actor: Actor): Promise<ConsoleHome | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'readPeople')
    if (isProblem(scope)) return scope
    const today = chinaDate(context.clock.now())
    const departments = departmentsOf(scope)
    const [counts, agreement, ownPolicy, ofPolicies, ownFlows] = await Promise.all([
      findHomeCounts(work, { departments, documentsBefore: addDays(today, documentWarningDays) }),
      findAgreement(work),
      hasOwnPolicy(work),
      policiesWaiting(work, actor),
      hasOwnFlows(work),
    ])
    const { people, departments: departmentCount, ...ofPeople } = counts
    const readsRules = actor.permissions.includes('readRules')
    const flowsWithoutApprover = readsRules ? await countUnfilled(work, actor.language) : 0
    const waiting = { ...ofPeople, ...ofPolicies, flowsWithoutApprover }
    const done: Readonly<Record<SetUpStep, boolean>> = {
      people: people > 1,
      departments: departmentCount > 1,
      heads: waiting.departmentsWithoutHead === 0,
      superiors: waiting.peopleWithoutSuperior === 0,
      policy: ownPolicy,
      approvals: ownFlows,
      agreement: agreementInForce(agreement, today),
    }
    return {
      today,
      people,
      departments: departmentCount,
      waiting,
      ...(scope === 'company' && { setUp: steps.map((step) => ({ step, done: done[step] })) }),
    }
  })

const steps = [
  'people',
  'departments',
  'heads',
  'superiors',
  'policy',
  'approvals',
  'agreement',
] as const satisfies readonly SetUpStep[]
