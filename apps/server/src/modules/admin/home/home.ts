import type { ConsoleHome, SetUpStep } from '@sojourn/contract/admin/console.calls'
import type { Permission } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { opensMore } from '@sojourn/domain/admin/company/company-products'
import { documentWarningDays, passportMonths } from '@sojourn/domain/admin/people/person'
import { agreementInForce } from '@sojourn/domain/booking/agreement'
import { addDays, addMonths } from '@sojourn/domain/kit/local-date'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany } from '../../../work'
import { budgetsWaiting } from '../budget/waiting'
import { policiesWaiting } from '../policy/waiting'
import { hasOwnPolicy } from '../policy/store'
import { countUnfilled } from '../flows/company'
import { hasOwnFlows } from '../flows/store'
import { countOpenIncidents } from '../incident/store'
import { departmentsOf, scopeOf } from '../../booking/traveller/scope'
import { companyKey, suppliedProducts } from '../company/company'
import { sectionsOf } from '../company/in-words'
import { findCompany } from '../company/store'
import { findRecordVersion } from '../record/store'
import { countBillsToConfirm, findAgreement, findHomeCounts } from './store'

/** How the company, or the part of it that the caller looks after, stands. */
export const consoleHome = (context: Context, actor: Actor): Promise<ConsoleHome | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'readPeople')
    if (isProblem(scope)) return scope
    const today = chinaDate(context.clock.now())
    const departments = departmentsOf(scope)
    const [counts, agreement, ownPolicy, ownFlows, ofPolicies, company, version] = await Promise.all([
      findHomeCounts(work, {
        departments,
        documentsBefore: addDays(today, documentWarningDays),
        passportsBefore: addMonths(today, passportMonths),
        today,
      }),
      findAgreement(work),
      hasOwnPolicy(work),
      hasOwnFlows(work),
      policiesWaiting(work, actor),
      findCompany(work),
      findRecordVersion(work, companyKey),
    ])
    const { people, departments: departmentCount, ...ofPeople } = counts
    const waiting = { ...ofPeople, ...ofPolicies, ...(await otherwiseWaiting(work, actor)) }
    const { products } = sectionsOf(company)
    const done: Readonly<Record<SetUpStep, boolean>> = {
      // A company registers itself with one name for all languages.
      company: version > 0 || company.name.en !== company.name['zh-CN'],
      people: people > 1,
      departments: departmentCount > 1,
      heads: waiting.departmentsWithoutHead === 0,
      superiors: waiting.peopleWithoutSuperior === 0,
      policy: ownPolicy,
      approvals: ownFlows,
      agreement: agreementInForce(agreement, today),
      products: opensMore(products, suppliedProducts(context)),
    }
    return {
      today,
      people,
      departments: departmentCount,
      waiting,
      ...(scope === 'company' && { setUp: steps.map((step) => ({ step, done: done[step] })) }),
    }
  })

/** What waits beside people and policies, of what the caller looks after. */
async function otherwiseWaiting(work: Work, actor: Actor) {
  const may = (permission: Permission): boolean => actor.permissions.includes(permission)
  return {
    ...(await budgetsWaiting(work, actor)),
    billsToConfirm: may('readCompany') ? await countBillsToConfirm(work) : 0,
    openIncidents: may('manageIncidents') ? await countOpenIncidents(work) : 0,
    flowsWithoutApprover: may('readRules') ? await countUnfilled(work, actor.language) : 0,
  }
}

const steps = [
  'company',
  'people',
  'departments',
  'heads',
  'superiors',
  'policy',
  'approvals',
  'agreement',
  'products',
] as const satisfies readonly SetUpStep[]
