import type { ConsoleHome, SetUpStep } from '@sojourn/contract/admin/console.calls'
import type { Permission } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { opensMore } from '@sojourn/domain/admin/company/company-products'
import { documentWarningDays, passportMonths } from '@sojourn/domain/admin/people/person'
import { agreementInForce } from '@sojourn/domain/booking/agreement'
import { opensConsole } from '@sojourn/domain/kit/roles'
import { addDays, addMonths, daysBetween } from '@sojourn/domain/kit/local-date'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany } from '../../../work'
import { budgetsWaiting } from '../budget/waiting'
import { policiesWaiting } from '../policy/waiting'
import { hasOwnPolicy } from '../policy/store'
import { countUnfilled } from '../flows/company'
import { hasOwnFlows } from '../flows/store'
import { countOpenIncidents } from '../incident/store'
import { departmentsOf, scopeOf, type Scope } from '../../booking/traveller/scope'
import { countToDecide } from '../proposal/count-to-decide'
import { companyKey, suppliedProducts } from '../company/company'
import { sectionsOf } from '../company/in-words'
import { findCompany } from '../company/store'
import { findRecordVersion } from '../record/store'
import { countBillsToConfirm, findAgreement, findHomeCounts } from './store'

/** How the company, or the part of it that the caller looks after, stands. */
export const consoleHome = async (context: Context, actor: Actor): Promise<ConsoleHome | Problem> => {
  if (!opensConsole(actor.permissions)) return problem('forbidden')
  return inCompany(context, actor.enterpriseId, async (work) => {
    const today = chinaDate(context.clock.now())
    const scope = await scopeOf(work, actor, 'readPeople')
    const seen = isProblem(scope) ? undefined : await peopleWaiting(work, scope, today)
    const [agreement, ofPolicies, others] = await Promise.all([
      findAgreement(work),
      policiesWaiting(work, actor),
      otherwiseWaiting(work, actor),
    ])
    const { people, departments, ...ofPeople } = seen ?? nobody
    const waiting = { ...ofPeople, ...ofPolicies, ...others, ...agreementWaiting(agreement, actor, today) }
    const setUp = seen && scope === 'company' ? await setUpOf(work, { counts: seen, agreement, today }) : undefined
    return { today, ...(seen && { people, departments }), waiting, ...(setUp && { setUp }) }
  })
}

type Counts = Awaited<ReturnType<typeof findHomeCounts>>
const nobody: Counts = {
  people: 0,
  invited: 0,
  leaving: 0,
  leavingWithTrips: 0,
  peopleWithoutSuperior: 0,
  endingDocuments: 0,
  endingPassports: 0,
  undecidable: 0,
  departments: 0,
  departmentsWithoutHead: 0,
}

const peopleWaiting = (work: Work, scope: Scope, today: string): Promise<Counts> =>
  findHomeCounts(work, {
    departments: departmentsOf(scope),
    documentsBefore: addDays(today, documentWarningDays),
    passportsBefore: addMonths(today, passportMonths),
    today,
  })

type Agreement = Awaited<ReturnType<typeof findAgreement>>

/** What is left to do before the company's people travel. */
async function setUpOf(
  work: Work,
  { counts, agreement, today }: { counts: Counts; agreement: Agreement; today: string },
): Promise<ConsoleHome['setUp']> {
  const [ownPolicy, ownFlows, company, version] = await Promise.all([
    hasOwnPolicy(work),
    hasOwnFlows(work),
    findCompany(work),
    findRecordVersion(work, companyKey),
  ])
  const done: Readonly<Record<SetUpStep, boolean>> = {
    // A company registers itself with one name for all languages.
    company: version > 0 || company.name.en !== company.name['zh-CN'],
    people: counts.people > 1,
    departments: counts.departments > 1,
    heads: counts.departmentsWithoutHead === 0,
    superiors: counts.peopleWithoutSuperior === 0,
    policy: ownPolicy,
    approvals: ownFlows,
    agreement: agreementInForce(agreement, today),
    products: opensMore(sectionsOf(company).products, suppliedProducts(work.context)),
  }
  return steps.map((step) => ({ step, done: done[step] }))
}

/** What waits beside people and policies, of what the caller looks after. */
async function otherwiseWaiting(work: Work, actor: Actor) {
  const may = (permission: Permission): boolean => actor.permissions.includes(permission)
  return {
    ...(await budgetsWaiting(work, actor)),
    billsToConfirm: may('readCompany') ? await countBillsToConfirm(work) : 0,
    openIncidents: may('manageIncidents') ? await countOpenIncidents(work) : 0,
    flowsWithoutApprover: may('readRules') ? await countUnfilled(work, actor.language) : 0,
    flowProposals: may('readRules') ? await countToDecide(work, actor, 'flows') : 0,
  }
}

/** Time enough to ask for the next agreement and to sign it. */
const renewalDays = 30

function agreementWaiting(
  agreement: Agreement,
  { permissions }: Actor,
  today: string,
): Pick<ConsoleHome['waiting'], 'agreementsToSign' | 'agreementDaysLeft'> {
  const { agreementTo, offered } = agreement
  const left = agreementTo !== null && agreementInForce(agreement, today) ? daysBetween(today, agreementTo) + 1 : 0
  const ends = permissions.includes('readCompany') && offered === 0 && left <= renewalDays
  return { agreementsToSign: permissions.includes('manageCompany') ? offered : 0, agreementDaysLeft: ends ? left : 0 }
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
