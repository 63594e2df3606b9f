import type { OrderSearch, UnusedTicket } from '@sojourn/contract/admin/orders/order.shapes'
import type { TicketChoice, TicketStatus } from '@sojourn/contract/admin/orders/order-words'
import type { Language } from '@sojourn/contract/kit/language'
import type { TicketNarrowing } from '@sojourn/domain/booking/order/ticket-parts'
import { dayInWords, monthInWords } from '@sojourn/domain/kit/day-words'
import { ordersText } from '@sojourn/text/admin/orders/words'
import type { Work } from '../../../context'
import { findOpenEntities } from '../legal-entity/store'
import { findEveryProject } from '../../booking/settings/project-store'
import { isWithin, type Scope } from '../../booking/traveller/scope'
import { findEnterprise } from '../../booking/settings/store'
import { findCostCentres } from '../../booking/traveller/store'
import { departmentPaths } from '../../booking/order-lines/department-paths'
import { findEveryDepartment, findEveryGrade } from '../../booking/order-lines/rows-store'

const findReasons = async (work: Work) => (await findEnterprise(work)).config.settings.reasons

type Search = OrderSearch & { status?: TicketStatus; only?: TicketChoice } & TicketNarrowing

interface Reader {
  language: Language
  /** Whose orders the reader may see: what is outside is not named. */
  scope: Scope
  /** What was found: all of one airline and person, where these were chosen. */
  tickets: readonly UnusedTicket[]
}

/** By what a list was narrowed, in words, as a file says it above its lines. */
export async function filterWords(work: Work, search: Search, reader: Reader): Promise<string[]> {
  const { language } = reader
  const text = ordersText[language]
  const { product, kind, phase, verdict, settleType, channel, fee, voucher, status, only, month } = search
  const named = await namesOf(work, search, reader)
  const words = {
    keyword: search.keyword?.trim(),
    ...named,
    product: product && text.products[product],
    kind: kind && text.kinds[kind],
    phase: phase && text.phases[phase],
    verdict: verdict && text.verdicts[verdict],
    settleType: settleType && text.settleTypes[settleType],
    channel: channel && text.channels[channel],
    fee: fee && text.fees[fee],
    voucher: voucher && text.voucherStatuses[voucher],
    city: search.city?.trim(),
    status: status && text.ticketStatuses[status],
    only: only && text.ticketChoices[only],
    month: month && monthInWords(month, language),
  }
  const said = Object.entries(words).flatMap(([name, value]) =>
    value ? [`${text.filters[name as keyof typeof words]} ${value}`] : [],
  )
  const { from, to, dateKind = 'ordered' } = search
  const told = (date: string | undefined, open: string): string => (date ? dayInWords(date, language) : open)
  const days = { from: told(from, text.earliest), to: told(to, text.latest) }
  return [...said, ...(from || to ? [text.period({ day: text.days[dateKind], ...days })] : [])]
}

async function namesOf(
  work: Work,
  { departmentId, gradeId, costCentreId, projectCode, legalEntityId, reasonCode, carrier, person }: Search,
  { language, scope, tickets: [ticket] }: Reader,
) {
  const [departments, grades, centres, projects, entities, reasons] = await Promise.all([
    departmentId === undefined ? [] : findEveryDepartment(work),
    gradeId === undefined ? [] : findEveryGrade(work),
    costCentreId === undefined ? [] : findCostCentres(work),
    projectCode === undefined ? [] : findEveryProject(work),
    legalEntityId === undefined ? [] : findOpenEntities(work),
    reasonCode === undefined ? [] : findReasons(work),
  ])
  const centre = centres.find(({ id }) => id === costCentreId)
  const project = projects.find(({ code }) => code === projectCode)
  return {
    department:
      departmentId !== undefined && isWithin(scope, departmentId) ? departmentPaths(departments, language)(departmentId) : '',
    grade: grades.find((grade) => grade.gradeId === gradeId)?.name[language],
    costCentre: centre && `${centre.code} ${centre.name[language]}`,
    carrier: carrier && ticket?.carrier,
    person: person && ticket?.traveller,
    legalEntity: entities.find(({ entityId }) => entityId === legalEntityId)?.name,
    reason: reasons.find(({ code }) => code === reasonCode)?.name[language],
    project: project && `${project.code} ${project.name[language]}`,
  }
}
