import type { OrderSearch } from '@sojourn/contract/admin/orders/order.shapes'
import type { TicketChoice, TicketStanding } from '@sojourn/contract/admin/orders/order-words'
import type { Language } from '@sojourn/contract/kit/language'
import type { TicketNarrowing } from '@sojourn/domain/booking/order/ticket-parts'
import { ordersText } from '@sojourn/text/admin/orders/words'
import type { Work } from '../../../context'
import { findOpenEntities } from '../legal-entity/store'
import { findEveryProject } from '../../booking/settings/project-store'
import { findEnterprise } from '../../booking/settings/store'
import { carrierName } from '../../booking/unused-ticket/facts'
import { findCostCentres, findEmployeeNames } from '../../booking/traveller/store'
import { departmentPaths } from '../../booking/order-lines/department-paths'
import { findEveryDepartment, findEveryGrade } from '../../booking/order-lines/rows-store'

const findReasons = async (work: Work) => (await findEnterprise(work)).config.settings.reasons

type Search = OrderSearch & { standing?: TicketStanding; only?: TicketChoice } & TicketNarrowing

/** By what a list was narrowed, in words, as a file says it above its lines. */
export async function filterWords(work: Work, search: Search, language: Language): Promise<string[]> {
  const text = ordersText[language]
  const { product, kind, phase, verdict, settleType, channel, fee, voucher, standing, only, month } = search
  const named = await namesOf(work, search, language)
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
    voucher: voucher && text.voucherStandings[voucher],
    city: search.city?.trim(),
    standing: standing && text.standings[standing],
    only: only && text.ticketChoices[only],
    month,
  }
  const said = Object.entries(words).flatMap(([name, value]) =>
    value ? [`${text.filters[name as keyof typeof words]} ${value}`] : [],
  )
  const { from, to, dateKind = 'ordered' } = search
  const period = from || to ? [text.period({ day: text.days[dateKind], from: from ?? text.earliest, to: to ?? text.latest })] : []
  return [...said, ...period]
}

async function namesOf(
  work: Work,
  { departmentId, gradeId, costCentreId, projectCode, legalEntityId, reasonCode, carrier, person }: Search,
  language: Language,
) {
  const [departments, grades, centres, projects, people, entities, reasons] = await Promise.all([
    departmentId === undefined ? [] : findEveryDepartment(work),
    gradeId === undefined ? [] : findEveryGrade(work),
    costCentreId === undefined ? [] : findCostCentres(work),
    projectCode === undefined ? [] : findEveryProject(work),
    person === undefined ? [] : findEmployeeNames(work, [person]),
    legalEntityId === undefined ? [] : findOpenEntities(work),
    reasonCode === undefined ? [] : findReasons(work),
  ])
  const centre = centres.find(({ id }) => id === costCentreId)
  const project = projects.find(({ code }) => code === projectCode)
  return {
    department: departmentId && departmentPaths(departments, language)(departmentId),
    grade: grades.find((grade) => grade.gradeId === gradeId)?.name[language],
    costCentre: centre && `${centre.code} ${centre.name[language]}`,
    carrier: carrier && carrierName(work.context, carrier, language),
    person: people[0]?.name,
    legalEntity: entities.find(({ entityId }) => entityId === legalEntityId)?.name,
    reason: reasons.find(({ code }) => code === reasonCode)?.name[language],
    project: project && `${project.code} ${project.name[language]}`,
  }
}
