import type { OrderTravellerRequest } from '@sojourn/contract/booking/book.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { suitsPerson } from '@sojourn/domain/booking/cost/suits'
import { insuranceFault, insuranceRuleFor } from '@sojourn/domain/booking/insurance'
import { settle } from '@sojourn/domain/booking/ledger/split'
import { needsReason } from '@sojourn/domain/booking/policy/verdict'
import { serviceFeeOf } from '@sojourn/domain/booking/service-fee'
import { birthDateFault } from '@sojourn/domain/booking/traveller/credential-form'
import type { Credential } from '@sojourn/domain/booking/traveller/credentials'
import type { TravellerFault } from '@sojourn/domain/booking/traveller/traveller-sentences'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import type { DraftRow } from '../draft/store'
import type { StoredViolation, TravellerCost } from '../order/record'
import { serviceFees } from '../settings/service-fees'
import { refuseArranging } from '../traveller/arranging'
import { birthDateOfBearer, keepBirthDate } from '../traveller/bearer'
import { costChoices } from '../settings/cost-choices'
import { findEnterprise, type EnterpriseRow, type EnterpriseSettings } from '../settings/store'
import { findOpenCostCentres } from '../traveller/cost-centre-store'
import { findCredentials, findPeople, type CredentialRow, type PersonRow } from '../traveller/store'
import { underApplication } from '../traveller/under-application'
import { isForeignGuest, refuseTravellers } from './draft-travellers'
import { costOf } from './party-cost'
import { reasonsFor } from '../settings/reasons'

/** One traveller of an order with everything that was checked. */
export interface Member {
  person: PersonRow
  credential: CredentialRow & { number: string }
  /** By the document, or as it was asked. */
  birthDate: string | undefined
  costCentre: TravellerCost
  violations: StoredViolation[]
  reason: string | null
  insurances: OrderTravellerRequest['insurances']
  /** Fen per journey, of stays per room and night. */
  serviceFee: number
}
export type Party = Member[]

export type CredentialRule = (
  credential: Pick<Credential, 'type' | 'expiresOn'> & { birthDate?: string | undefined },
  lastDay: string,
) => TravellerFault | undefined
/** What a product adds to the people of an order. */
export interface PartyRules {
  /** The China date on which the journey ends. */
  lastDay: string
  /** Why the supplier does not take a document. */
  credentialFault: CredentialRule
  /** The price hangs on the age, so a document without a date of birth asks for it. */
  asksBirthDate?: true
  /** Most people of one order, where that is not what the product usually takes. */
  travellersAtMost?: number
  /** The supplier sells insurances; absent where there are none. */
  insured?: true
  /** What policy says of one traveller among all; nothing is asked of personal travel. */
  violationsOf(person: PersonRow, people: readonly PersonRow[], enterprise: EnterpriseRow): StoredViolation[]
}

/** What a person travels for privately is written to no project and shared with nobody. */
const ownCost = { split: false, projects: [], projectRequired: false }

interface AskedParty {
  draft: Pick<DraftRow, 'travelType' | 'product' | 'travelApplyNo'>
  travellers: readonly OrderTravellerRequest[]
  rules: PartyRules
}

/** The people of an order: known, allowed, each once, with a usable document, a cost centre and a reason where policy asks. */
export async function partyOf(work: Work, actor: Actor, { draft, travellers, rules }: AskedParty): Promise<Party | Problem> {
  const ids = travellers.map(({ employeeId }) => employeeId)
  if (new Set(ids).size < ids.length) return problem('travellerTwice', { field: 'travellers' })
  const refusal = refuseTravellers(work.context, actor, { draft, employeeIds: ids, max: rules.travellersAtMost })
  if (refusal) return refusal
  const today = chinaDate(work.context.clock.now())
  const [people, credentials, costCentres, enterprise] = await Promise.all([
    findPeople(work, ids, { today, reader: 'anybody', under: underApplication(work.context, draft.travelApplyNo) }),
    findCredentials(work, ids),
    findOpenCostCentres(work),
    findEnterprise(work),
  ])
  const uncovered = await refuseArranging(work, actor.employeeId, people, { products: [draft.product], field: 'travellers' })
  if (uncovered) return uncovered
  const business = draft.travelType === 'business'
  const costs = business ? await costChoices(work, enterprise, today) : ownCost
  const { settings } = enterprise.config
  const fees = serviceFees(work, draft.product)
  const insurance = insuranceTerms(enterprise, business, rules)
  const party: Party = []
  for (const [index, asked] of travellers.entries()) {
    const field = `travellers.${index}`
    const person = people.find(({ employeeId }) => employeeId === asked.employeeId)
    if (!person || isForeignGuest(actor, person)) return problem('travellerUnknown', { field: `${field}.employeeId` })
    const found = usableCredential(work.context, credentials, { asked, rules, field })
    if (isProblem(found)) return found
    const { credential, birthDate, given } = found
    if (given !== undefined) await keepBirthDate(work, credential, given)
    const suiting = costCentres.filter((each) => suitsPerson(each, person))
    const charged = costOf(asked, suiting, costs, field)
    if (isProblem(charged)) return charged
    if (new Set(asked.insurances).size < asked.insurances.length) return problem('badRequest', { field: `${field}.insurances` })
    const uninsured = insuranceFault(insurance.rule, asked.insurances, insurance.offered)
    if (uninsured) return problem(uninsured, { field: `${field}.insurances` })
    const violations = settle(rules.violationsOf(person, people, enterprise), asked)
    if (violations.some(({ handling }) => handling === 'forbid')) return problem('policyForbids', { field })
    const reason = reasonOf(asked, violations, reasonsFor(settings, draft.product, violations), `${field}.reasonCode`)
    if (isProblem(reason)) return reason
    const own = { insurances: asked.insurances, serviceFee: serviceFeeOf(fees, actor, person) }
    party.push({ person, credential, birthDate, costCentre: charged.cost, violations, reason: reason.text, ...own })
  }
  return party
}

/** What may be taken out, and what must be. */
const insuranceTerms = ({ config: { settings } }: EnterpriseRow, business: boolean, { insured }: PartyRules) => ({
  rule: insuranceRuleFor(settings.insuranceRule, business),
  offered: insured ? settings.insurances.map(({ code }) => code) : [],
})

interface UsableCredential {
  asked: OrderTravellerRequest
  rules: PartyRules
  field: string
}

function usableCredential(
  context: Context,
  credentials: readonly CredentialRow[],
  { asked, rules: { credentialFault, lastDay, asksBirthDate }, field }: UsableCredential,
): (Pick<Member, 'credential' | 'birthDate'> & { given?: string | undefined }) | Problem {
  const found = credentials.find(
    ({ credentialId, employeeId }) => credentialId === asked.credentialId && employeeId === asked.employeeId,
  )
  if (!found) return problem('credentialUnknown', { field: `${field}.credentialId` })
  const known = birthDateOfBearer(context, found, credentials)
  const given = known === undefined && asksBirthDate ? asked.birthDate : undefined
  const birthDate = known ?? given
  const wrong = asksBirthDate && birthDateFault(birthDate, chinaDate(context.clock.now()))
  if (wrong) return problem(wrong, { field: `${field}.birthDate` })
  const { type } = found
  const fault = credentialFault({ type, birthDate, ...(found.expiresOn ? { expiresOn: found.expiresOn } : {}) }, lastDay)
  if (fault)
    return problem(fault === 'credentialExpired' ? 'credentialExpired' : 'credentialUnknown', { field: `${field}.credentialId` })
  return { credential: { ...found, number: context.vault.open(found.numberCipher) }, birthDate, given }
}

/** Why policy is broken, where it asks; in the words of the company's list. */
export function reasonOf(
  asked: Pick<OrderTravellerRequest, 'reasonCode' | 'reasonText'>,
  violations: readonly Pick<StoredViolation, 'handling'>[],
  reasons: EnterpriseSettings['reasons'],
  field: string,
): { text: string | null } | Problem {
  const known = reasons.find(({ code }) => code === asked.reasonCode)
  const words = asked.reasonText?.trim() ?? ''
  const asks = needsReason(violations)
  if (asks && (!known || (known.needsText && words === ''))) return problem('violationReasonMissing', { field })
  return { text: asks && known ? JSON.stringify({ code: known.code, name: known.name, text: words }) : null }
}
