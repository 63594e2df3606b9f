import { measures, reportComparisons, reportDays, reportGroups, type ReportGroup } from '@sojourn/contract/finance/report-words'
import { addDays, addMonths } from '@sojourn/domain/kit/local-date'
import { trendUnit, yearSoFar, type DayRange } from '@sojourn/domain/finance/report/periods'
import { chinaNow } from '../../../kit/dates/server-time'
import { day, flag, listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'
import { productsOf, regionsOf, type ReportKind } from './report-kinds'

/** By what a report is narrowed, how it is divided, and which of its lines are open. Without days it is of the year so far. */
export const reportSearch = listSearch({
  region: oneOf(['domestic', 'abroad'], ''),
  dateKind: oneOf(reportDays, 'issued'),
  from: day(''),
  to: day(''),
  comparison: oneOf(reportComparisons, 'lastYear'),
  departmentId: words(40),
  entityId: words(40),
  costCentreId: words(40),
  projectCode: words(40),
  by: oneOf(reportGroups, ''),
  table: flag,
  lines: flag,
  /** The key of a part behind a sign, as a part without a name has none. */
  part: words(82),
  having: oneOf(measures, ''),
  step: day(''),
})
export type ReportSearch = Searched<typeof reportSearch>

const keySign = '='
export const partOfKey = (key: string): string => `${keySign}${key}`
export const keyOfPart = (part: string): string | undefined => (part.startsWith(keySign) ? part.slice(keySign.length) : undefined)

/** The days that are asked for. */
export function rangeOf({ from, to }: Pick<ReportSearch, 'from' | 'to'>, today = chinaNow().date): DayRange {
  const year = yearSoFar(to === '' ? today : to)
  const first = from === '' ? year.from : from
  const last = to === '' ? today : to
  // Days ahead are asked with their first day alone.
  return { from: first, to: last < first ? first : last }
}

/** How a page is divided now: people are told apart within a department. */
export function groupOf(kind: ReportKind, { by, departmentId }: Pick<ReportSearch, 'by' | 'departmentId'>): ReportGroup {
  const offered = groupsOf(kind, departmentId)
  return offered.find((group) => group === by) ?? offered[0]!
}
export const groupsOf = ({ groups }: Pick<ReportKind, 'groups'>, departmentId: string): ReportGroup[] =>
  groups.filter((group) => group !== 'employee' || departmentId !== '')

/** What a report asks of the server. */
export function reportRequest(kind: ReportKind, search: ReportSearch) {
  const { dateKind, comparison, departmentId, entityId, costCentreId, projectCode, region } = search
  const products = productsOf(kind, region)
  return {
    // A region that this page does not have narrows nothing.
    products: products.length > 0 ? products : productsOf(kind, ''),
    dateKind,
    ...rangeOf(search),
    comparison,
    groupedBy: groupOf(kind, search),
    ...(departmentId !== '' && { departmentId }),
    ...(entityId !== '' && { entityId }),
    ...(costCentreId !== '' && { costCentreId }),
    ...(projectCode !== '' && { projectCode }),
  }
}

/** What the open lines ask: of a part, of those that add to a figure, of a step of the course. */
export function linesRequest(kind: ReportKind, search: ReportSearch) {
  const { comparison: _beside, ...request } = reportRequest(kind, search)
  const key = keyOfPart(search.part)
  return {
    ...request,
    ...(key !== undefined && { key }),
    ...(search.having !== '' && { having: search.having }),
    ...(search.step !== '' && stepRange(request, search.step)),
  }
}

/** The days of a step, as far as they are asked for. */
function stepRange(range: DayRange, step: string): DayRange {
  const end = trendUnit(range) === 'day' ? step : addDays(addMonths(`${step.slice(0, 7)}-01`, 1), -1)
  return { from: step > range.from ? step : range.from, to: end < range.to ? end : range.to }
}

const closed = { lines: false, part: '', having: '', step: '' } as const
export const withoutLines = (search: ReportSearch): ReportSearch => ({ ...search, ...closed })
export const withLines = (
  search: ReportSearch,
  which: Partial<Pick<ReportSearch, 'part' | 'having' | 'step'>>,
): ReportSearch => ({
  ...search,
  ...closed,
  lines: true,
  ...which,
})

/** What is carried to another page of reports: the filters, not how the page is looked at. */
export const filtersOf = (kind: ReportKind, search: ReportSearch): ReportSearch => ({
  ...withoutLines(search),
  by: '',
  table: false,
  region: regionsOf(kind).find((region) => region === search.region) ?? '',
})
export const withoutFilters = (): ReportSearch => reportSearch.none
