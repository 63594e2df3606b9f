import type { Report } from '@sojourn/contract/finance/report.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { kindOf, productsOf } from '@sojourn/domain/finance/report/kinds'
import { toldFactors } from '@sojourn/domain/finance/report/told-factors'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { ordersText } from '@sojourn/text/admin/orders/words'
import { reportPageText } from '@sojourn/text/finance/report/page'
import { reportText } from '@sojourn/text/finance/report/words'
import type { Context, Work } from '../../../context'
import { inCompany } from '../../../work'
import { nameIn } from '../../booking/columns/latin-column'
import { toldRate } from '../../booking/columns/told-rate'
import { habitsOf } from './habits'
import type { ReportReader } from './quest'
import { readChoices, readReport } from './report'
import type { SheetRequest } from './sheet-request'

/** A report with what a file of it says first. */
export interface AboutReport {
  answer: Report
  about: string[]
}

export const reportWithAbout = (context: Context, actor: ReportReader, request: SheetRequest): Promise<AboutReport | Problem> =>
  inCompany<AboutReport | Problem>(context, actor.enterpriseId, async (work) => {
    const answer = await readReport(work, actor, request)
    return isProblem(answer) ? answer : { answer, about: await aboutOf(work, actor, request, answer) }
  })

/** Who took it and when, of which days beside which, narrowed by what, and what of the page stands in no table. */
export async function aboutOf(work: Work, actor: ReportReader, request: SheetRequest, answer: Report): Promise<string[]> {
  const { language, name } = actor
  const [text, page] = [reportText[language], reportPageText[language]]
  const { date, time } = localOf(work.context.clock.now().toISOString(), chinaOffsetMinutes)
  const narrowed = await filtersOf(work, actor, request, answer)
  const filters = narrowed.length > 0 ? [[page.filters, narrowed.join(' · ')].join(' ')] : []
  const always = [
    text.exportedBy({ name: nameIn(name, language), at: `${date} ${time}` }),
    text.period({ day: text.days[request.dateKind ?? 'issued'], from: request.from, to: request.to }),
  ]
  if (request.lines) return [...always, ...filters]
  return [
    ...always,
    page.beside({ from: answer.beforeFrom, to: answer.beforeTo }),
    ...filters,
    ...(answer.base ? [toldRate(answer.base, language)] : []),
    ...(await habitsOf(work, actor, request)),
    ...(kindOf(request.page).figures.includes('carbon') ? factorsOf(request, language) : []),
  ]
}

/** By which factors carbon was counted, with their source and year. */
const factorsOf = ({ page, products }: SheetRequest, language: Language): string[] => {
  const words = reportText[language]
  return [
    words.factorsTitle,
    ...toldFactors(words, products ?? productsOf(kindOf(page), undefined)).map(
      ({ what, factor, source, year }) => `${what}: ${factor} (${source}, ${year})`,
    ),
  ]
}

/** Products are always named, since regions are told by them. */
async function filtersOf(work: Work, actor: ReportReader, request: SheetRequest, { groups }: Report): Promise<string[]> {
  const { products = [], departmentId, entityId, costCentreId, projectCode, key } = request
  const words = ordersText[actor.language].products
  const choices = await readChoices(work, actor)
  const named = isProblem(choices)
    ? []
    : [
        choices.departments.find((one) => one.departmentId === departmentId),
        choices.entities.find((one) => one.entityId === entityId),
        choices.costCentres.find((one) => one.costCentreId === costCentreId),
        choices.projects.find(({ code }) => code === projectCode),
        groups.find((one) => one.key === key),
      ]
  return [...products.map((product) => words[product]), ...named.flatMap((one) => one?.name ?? [])]
}
