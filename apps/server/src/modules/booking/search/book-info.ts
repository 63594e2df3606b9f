import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { credentialTypes, products, settleTypes, type Product } from '@sojourn/contract/booking/codes'
import type { BookInfo, BookTraveller } from '@sojourn/contract/booking/book.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { suitsPerson } from '@sojourn/domain/booking/cost/suits'
import { bookingSteps } from '@sojourn/domain/booking/approval/approval-flow'
import { insuranceRuleFor } from '@sojourn/domain/booking/insurance'
import { serviceFeeOf } from '@sojourn/domain/booking/service-fee'
import { maskEmail, maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { travellerFaultSentence } from '@sojourn/domain/booking/traveller/traveller-sentences'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import { orderText } from '@sojourn/text/booking/order/words'
import type { Actor, Context, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { chinaDate } from '../../../kit/clock'
import type { DraftRow } from '../draft/store'
import { serviceFees } from '../settings/service-fees'
import { approvalInfo } from '../approval/approval-info'
import { countriesOfDraft } from '../approval/countries'
import { ruleOfProduct } from '../approval/product-rule'
import { findFlows } from '../approval/store'
import { beginningsOf, fieldsAsked, occasionOf, shownField } from '../party/asked-fields'
import { travellersAtMost } from '../party/draft-travellers'
import type { CredentialRule } from '../party/party'
import { companyBalance } from '../ledger/money'
import { shortOf } from '../payment/payment-parts'
import { birthDateOfBearer } from '../traveller/bearer'
import { costChoices } from '../settings/cost-choices'
import { textsAsked } from '../settings/order-texts'
import { findEnterprise, type EnterpriseRow, type EnterpriseSettings } from '../settings/store'
import { findOpenCostCentres } from '../traveller/cost-centre-store'
import { findCredentials, findPeople, type CredentialRow, type PersonRow } from '../traveller/store'
import { findTitlesOf, type TitleRow } from '../traveller/title-store'
import { reasonsFor } from '../settings/reasons'

/** What the booking pages of products differ in. */
export interface BookInfoRules {
  /** First and last China date of the journey. */
  firstDay: string
  lastDay: string
  credentialFault: CredentialRule
  asksBirthDate?: true
  /** Whether insurance is sold with it. */
  insured: boolean
}

/** Everything of the booking page but the offer: people, documents, cost centres, reasons, payment methods, approvers. */
export async function bookInfoOf(work: Work, actor: Actor, draft: DraftRow, rules: BookInfoRules): Promise<BookInfo> {
  const today = chinaDate(work.context.clock.now())
  const enterprise = await findEnterprise(work)
  const { settings } = enterprise.config
  const ids = [...new Set([...draft.travellerIds, actor.employeeId])]
  const people = await findPeople(work, ids, { today, reader: actor.language })
  const booker = people.find(({ employeeId }) => employeeId === actor.employeeId)!
  const travellers = people.filter(({ employeeId }) => draft.travellerIds.includes(employeeId))
  const credentials = await findCredentials(work, draft.travellerIds)
  const business = draft.travelType === 'business'
  const insurance = insuranceRuleFor(settings.insuranceRule, business)
  const approvals = business ? await approvalsOf(work, actor, { draft, travellers, departDate: rules.firstDay }) : noApprovals
  const costCentres = (await findOpenCostCentres(work)).filter((each) => people.some((person) => suitsPerson(each, person)))
  const { split, projects, projectRequired } = await costChoices(work, enterprise, today)
  const fees = serviceFees(work, draft.product)
  const departments = travellers.map(({ departmentId }) => departmentId)
  const titles = business ? await findTitlesOf(work, departments) : []
  const fields = business ? await fieldsAsked(work, enterprise, occasionOf(work.context, draft), draft.travellerIds) : []
  return {
    travellers: travellers.map((person) => ({
      ...bookTraveller(work.context, actor, { person, credentials, rules }),
      ...invoiceTitleOf(titles, person, actor.language),
      serviceFee: serviceFeeOf(fees, actor, person),
      fields: beginningsOf(fields, person.employeeId, actor.language),
    })),
    today,
    ...textsAsked({ settings, product: draft.product, business }, actor.language),
    canChooseTravellers: business && actor.permissions.includes('bookForOthers'),
    maxTravellers: travellersAtMost(work.context, draft.product),
    contact: contactOf(work.context, booker),
    costCentres: costCentres.map(({ id, code, name }) => ({ id, code, name: name[actor.language] })),
    costSplit: split,
    projects: projects.map(({ code, name }) => ({ code, name: name[actor.language] })),
    projectRequired,
    fields: fields.map((each) => shownField(each, actor.language)),
    reasons: reasonsOf(settings, draft.product, actor.language),
    ...violationTitleOf(enterprise, draft.product, actor.language),
    insuranceForced: insurance === 'forced',
    insurances: (rules.insured && insurance !== 'forbidden' ? settings.insurances : []).map(({ code, price, name, cover }) => ({
      code,
      price,
      name: name[actor.language],
      cover: cover[actor.language],
    })),
    settleTypes: await methodsToPay(work, actor, draft, enterprise),
    ...approvals,
  }
}

const contactOf = (context: Context, { name, mobileCipher, email }: PersonRow): BookInfo['contact'] => ({
  name,
  mobile: maskMobile(context.vault.open(mobileCipher)),
  email: maskEmail(email),
})

/** Guests are of the department that has them. */
function invoiceTitleOf(
  titles: readonly TitleRow[],
  { departmentId }: PersonRow,
  language: Language,
): Pick<BookTraveller, 'invoiceTitle'> {
  const title = titles.find((each) => each.departmentId === departmentId)
  if (!title) return {}
  const { name, taxNumber, because } = title
  return { invoiceTitle: { name, taxNumber, ...(because && { department: because[language] }) } }
}

const reasonsOf = (settings: EnterpriseSettings, product: Product, language: Language): BookInfo['reasons'] =>
  reasonsFor(settings, product).map(({ code, name, needsText, rules }) => ({
    code,
    name: name[language],
    needsText,
    ...(rules && { rules }),
  }))

/** S3.10 */
function violationTitleOf(enterprise: EnterpriseRow, product: Product, language: Language): Pick<BookInfo, 'violationTitle'> {
  const titles = enterprise.config.systemConfig.ruleViolationTipInfoList
  const title = titles.find(({ productType }) => productType === products.code(product))?.ruleViolationTitle[language]
  return title === undefined ? {} : { violationTitle: title }
}

type WhoDecides = Pick<BookInfo, 'approvalInPolicy' | 'approvalOutOfPolicy' | 'toldInPolicy' | 'toldOutOfPolicy'>
type Approvals = WhoDecides & Pick<BookInfo, 'approvalRule' | 'approvalFrom' | 'approvalChoice'>
const noApprovals: Approvals = { approvalInPolicy: [], approvalOutOfPolicy: [], approvalFrom: [] }

interface BookedDraft {
  draft: DraftRow
  travellers: readonly PersonRow[]
  departDate: string
}

/** Who would decide, and whom the booker may name, in policy and out of it. */
async function approvalsOf(work: Work, actor: Actor, { draft, travellers, departDate }: BookedDraft): Promise<Approvals> {
  const { product } = draft
  const countries = countriesOfDraft(work.context, draft)
  const infoFor = (outOfPolicy: boolean, amount = 0) =>
    approvalInfo(work, actor, {
      product,
      countries,
      outOfPolicy,
      amount,
      travellers,
      departDate,
      insideApplication: draft.travelApplyNo !== null,
    })
  const [approvalRule, inPolicy, outOfPolicy, flows] = await Promise.all([
    ruleOfProduct(work, { product, countries }, actor.language),
    infoFor(false),
    infoFor(true),
    findFlows(work),
  ])
  const dearer = bookingSteps(flows).map(async (amount) => ({
    amount,
    ...whoDecides(await infoFor(false, amount), await infoFor(true, amount)),
  }))
  const isFree = [inPolicy, outOfPolicy].some(({ info }) => info.personGroupList.length > 0)
  return {
    approvalRule,
    ...whoDecides(inPolicy, outOfPolicy),
    approvalFrom: await Promise.all(dearer),
    ...(isFree && { approvalChoice: { inPolicy: inPolicy.info, outOfPolicy: outOfPolicy.info } }),
  }
}

type Preview = Awaited<ReturnType<typeof approvalInfo>>
const whoDecides = (inPolicy: Preview, outOfPolicy: Preview): WhoDecides => ({
  approvalInPolicy: inPolicy.levels,
  approvalOutOfPolicy: outOfPolicy.levels,
  ...(inPolicy.told.length > 0 && { toldInPolicy: inPolicy.told }),
  ...(outOfPolicy.told.length > 0 && { toldOutOfPolicy: outOfPolicy.told }),
})

interface BookTravellerParts {
  person: PersonRow
  credentials: readonly CredentialRow[]
  rules: BookInfoRules
}

function bookTraveller(
  context: Context,
  actor: Actor,
  { person, credentials, rules: { credentialFault, asksBirthDate, lastDay } }: BookTravellerParts,
): Omit<BookTraveller, 'serviceFee' | 'fields'> {
  return {
    employeeId: person.employeeId,
    ...(person.hostId !== undefined && { guest: true }),
    name: readableName(person, actor.language),
    departmentName: person.departmentName[actor.language],
    gradeName: person.gradeName[actor.language],
    mobile: maskMobile(context.vault.open(person.mobileCipher)),
    costCentreId: person.costCentreId,
    credentials: credentials
      .filter(({ employeeId }) => employeeId === person.employeeId)
      .map((credential) => {
        const birthDate = birthDateOfBearer(context, credential, credentials)
        const fault = credentialFault(
          { type: credential.type, birthDate, ...(credential.expiresOn ? { expiresOn: credential.expiresOn } : {}) },
          lastDay,
        )
        return {
          credentialId: credential.credentialId,
          type: credentialTypes.code(credential.type),
          number: credential.numberMasked,
          nameOnCredential: credential.nameOnCredential,
          ...(credential.expiresOn ? { expiresOn: credential.expiresOn } : {}),
          usable: fault === undefined,
          ...(asksBirthDate && birthDate === undefined ? { asksBirthDate } : {}),
          ...(fault ? { reason: travellerFaultSentence(fault, actor.language) } : {}),
        }
      }),
  }
}

/** Personal trips are paid by the person; business trips as the company does, or personally where it allows that. */
async function methodsToPay(
  tenant: Tenant,
  actor: Actor,
  draft: DraftRow,
  enterprise: EnterpriseRow,
): Promise<BookInfo['settleTypes']> {
  const text = orderText[actor.language].settleTypes
  const personal = { settleType: settleTypes.code('personal'), name: text.personal, available: true }
  if (draft.travelType === 'personal') return [personal]
  const { companyMethods, personalPaymentOnBusiness } = enterprise.config.settings
  const company = await Promise.all(
    companyMethods.map(async (method) => {
      const available = ((await companyBalance(tenant, method)) ?? 1) > 0
      const reason = available ? {} : { reason: problemSentence(await shortOf(tenant, method), actor.language) }
      return { settleType: settleTypes.code(method), name: text[method], available, ...reason }
    }),
  )
  return personalPaymentOnBusiness ? [...company, personal] : company
}
