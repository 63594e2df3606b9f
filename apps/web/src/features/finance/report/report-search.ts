import { products } from '@sojourn/contract/booking/codes'
import type { ReportView, ReportViewSearch } from '@sojourn/contract/finance/report-view.shapes'
import { measures, reportComparisons, reportDays, reportGroups, reportRegions } from '@sojourn/contract/finance/report-words'
import { addDays, addMonths } from '@sojourn/domain/kit/local-date'
import { productChoices, regionsOf, reportRequest, type ReportKind } from '@sojourn/domain/finance/report/kinds'
import { trendUnit, yearSoFar, type DayRange } from '@sojourn/domain/finance/report/periods'
import { chinaNow } from '../../../kit/dates/server-time'
import { day, flag, listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

/** By what a report is narrowed, how it is divided, and which of its lines are open. Without days it is of the year so far. */
export const reportSearch = listSearch({
  region: oneOf(reportRegions, ''),
  product: oneOf(products.words, ''),
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

/** What of a search makes a view: not which lines are open, nor whether a plot is a table. */
export function viewOf(search: ReportSearch): ReportViewSearch {
  const { table: _table, lines: _lines, part: _part, having: _having, step: _step, ...view } = reportSearch.set(search)
  return view
}

/** How a page looks that opens with a view. */
export const searchOfView = ({ search }: Pick<ReportView, 'search'>): ReportSearch =>
  reportSearch.read(new URLSearchParams(search))

/** What a report asks of the server; how it is divided depends on whether its department stands at the top. */
export const askedOf = (kind: ReportKind, search: ReportSearch, atTop: boolean) => {
  const asked = reportRequest(kind, viewOf(search), { ...rangeOf(search), atTop })
  return { ...asked, dateKind: search.dateKind, comparison: search.comparison }
}

/** What the open lines ask: of a part, of those that add to a figure, of a step of the course. */
export function linesRequest(kind: ReportKind, search: ReportSearch, atTop: boolean) {
  const { comparison: _beside, page: _page, ...request } = askedOf(kind, search, atTop)
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
  product: productChoices(kind).find((product) => product === search.product) ?? '',
})
export const withoutFilters = (): ReportSearch => reportSearch.none
