import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { applicationStates } from '@sojourn/contract/booking/application/application.codes'
import type { getTravelApplyForm } from '@sojourn/contract/booking/application/application.calls'
import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import { isJourney, products, type Product } from '@sojourn/contract/booking/codes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { businessFlagOf, listedProducts } from '@sojourn/domain/access/product-availability'
import type { CustomField } from '@sojourn/domain/booking/custom-field-definition'
import { isBookable, isWritable } from '@sojourn/domain/booking/application/transitions'
import { addDays } from '@sojourn/domain/kit/local-date'
import { applicationText } from '@sojourn/text/booking/application/words'
import type { Actor, Context } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { inSnapshot } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import type { ApplicationRow } from '../application/record'
import { findApplications, findContent } from '../application/store'
import { summariesOf } from '../order/summary'
import { beginningsOf, shownField } from '../party/asked-fields'
import { findFieldsOn } from '../settings/custom-field-store'
import { findEnterprise, type EnterpriseRow } from '../settings/store'
import { findOpenCostCentres } from '../traveller/cost-centre-store'
import { findFieldFacts } from '../traveller/field-facts-store'
import { findPeople } from '../traveller/store'
import { fieldsOfContent } from './application-content'
import { scheduleContent } from './application-from-orders'
import { searchContent } from './application-from-search'
import { inLanguage } from './application-view'

type FormRequest = RequestOf<typeof getTravelApplyForm>
type Form = ResponseOf<typeof getTravelApplyForm>
type Begun = { row?: ApplicationRow; content: ApplicationContent }

/** What the writing page needs, and the contents to begin with: new, an old one, a copy, or a schedule of orders. */
export const applicationForm = (context: Context, actor: Actor, request: FormRequest): Promise<Form | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const today = chinaDate(context.clock.now())
    const [enterprise, costCentres] = await Promise.all([findEnterprise(work), findOpenCostCentres(work)])
    const begun = await begin(work, actor, request, today)
    if (isProblem(begun)) return begun
    const { row } = begun
    const fields = enterprise.asksFields ? await findFieldsOn(work, 'application', today) : []
    const content = row || request.copyOf !== undefined ? begun.content : await filled(work, actor, fields, begun.content)
    const [people, orders] = await Promise.all([
      findPeople(work, content.travellerIds, { today, reader: actor.language }),
      summariesOf(work, actor, content.orderNos),
    ])
    return {
      ...(row ? { travelApplyNo: row.travelApplyNo, state: applicationStates.code(row.state) } : {}),
      version: row?.version ?? 0,
      content: { ...inLanguage(content, actor), travellerIds: people.map(({ employeeId }) => employeeId) },
      travellers: people.map(({ employeeId, departmentName, gradeName, ...person }) => ({
        employeeId,
        name: readableName(person, actor.language),
        departmentName: departmentName[actor.language],
        gradeName: gradeName[actor.language],
      })),
      orders,
      today,
      costCentres: costCentres.map(({ id, code, name }) => ({ id, code, name: name[actor.language] })),
      productTypes: offeredProducts(enterprise).map((product) => products.code(product)),
      fields: fields.map((field) => shownField({ field }, actor.language)),
      askedFields: (await fieldsOfContent(work, content)).map(({ field }) => field.key),
    }
  })

/** What is new begins with what the company knows of who writes it. */
async function filled(
  tenant: Tenant,
  { employeeId, language }: Actor,
  fields: readonly CustomField[],
  content: ApplicationContent,
): Promise<ApplicationContent> {
  if (fields.length === 0) return content
  const people = await findFieldFacts(tenant, [employeeId])
  const begun = beginningsOf(
    fields.map((field) => ({ field, people })),
    employeeId,
    language,
  )
  return { ...content, customFields: begun.filter(({ value }) => value !== '') }
}

/** Products that the company books by application, and those it books at all (S3.07, S3.08). */
function offeredProducts({ config }: EnterpriseRow): Product[] {
  const listed = listedProducts(String(config['travelAppyBookProductList'] ?? ''))
  return products.words.filter((product) => {
    const flag = businessFlagOf(product)
    return listed.includes(product) || (flag !== undefined && config[flag] !== -1)
  })
}

/** What an application begins with: the first of the ways to go from one place to another. */
const usual = products.code(products.words.find(isJourney)!)
const nowhere = { code: '', name: '' }

async function begin(tenant: Tenant, actor: Actor, request: FormRequest, today: string): Promise<Begun | Problem> {
  if (request.travelApplyNo !== undefined) return beginOld(tenant, actor, request.travelApplyNo)
  if (request.copyOf !== undefined) return beginCopy(tenant, actor, request.copyOf, today)
  const [person] = await findPeople(tenant, [actor.employeeId], { today, reader: actor.language })
  const days = { startDate: addDays(today, 7), endDate: addDays(today, 9) }
  const fresh: ApplicationContent = {
    travelApplyType: 1,
    title: '',
    travelDescription: '',
    travellerIds: [actor.employeeId],
    limitTraveler: 1,
    costCentreId: person?.costCentreId ?? '',
    productTypes: [usual],
    itineraryMode: 'lines',
    lines: [{ productType: usual, depart: nowhere, arrive: nowhere, isReturn: true, ...days }],
    cities: [],
    ...days,
    flexBefore: 0,
    flexAfter: 0,
    budgets: [],
    customFields: [],
    orderNos: [],
  }
  if (request.search) return { content: searchContent(request.search, fresh, actor.language) }
  if (!request.orderNos?.length) return { content: fresh }
  const content = await scheduleContent(tenant, actor, request.orderNos, fresh)
  return isProblem(content) ? content : { content }
}

/** An old one is gone on with by its applicant, while it may be written or modified. */
async function beginOld(tenant: Tenant, actor: Actor, travelApplyNo: string): Promise<Begun | Problem> {
  const [row] = await findApplications(tenant, [travelApplyNo], actor.language)
  if (!row || row.applicantId !== actor.employeeId) return problem('applicationUnknown', { field: 'travelApplyNo' })
  const state = row.state
  if (!isWritable(state) && !isBookable(state))
    return problem('applicationRefused', { detail: { state: applicationText[actor.language].states[state] } })
  const written = await findContent(tenant, travelApplyNo, row.validVersion || row.contentVersion)
  return written ? { row, content: written.content } : problem('applicationUnknown', { field: 'travelApplyNo' })
}

/** Another one like it: the same but for its orders, and not in the past. */
async function beginCopy(tenant: Tenant, actor: Actor, travelApplyNo: string, today: string): Promise<Begun | Problem> {
  const [row] = await findApplications(tenant, [travelApplyNo], actor.language)
  const written = row && (await findContent(tenant, travelApplyNo, row.validVersion || row.contentVersion))
  if (!row || !written || row.applicantId !== actor.employeeId) return problem('applicationUnknown', { field: 'copyOf' })
  const later = (date: string): string => (date < today ? today : date)
  const { content } = written
  return {
    content: {
      ...content,
      orderNos: [],
      startDate: later(content.startDate),
      endDate: later(content.endDate),
      lines: content.lines.map((line) => ({ ...line, startDate: later(line.startDate), endDate: later(line.endDate) })),
    },
  }
}
