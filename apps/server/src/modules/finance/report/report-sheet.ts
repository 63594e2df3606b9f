import type { Report, ReportLine } from '@sojourn/contract/finance/report.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { BaseRate } from '@sojourn/contract/kit/money'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { figureRule, figures, shareOfWhole, type FigureUnit } from '@sojourn/domain/finance/report/figures'
import { groupNameOf, kindOf } from '@sojourn/domain/finance/report/kinds'
import { minorDigits } from '@sojourn/domain/kit/currency'
import { converted } from '@sojourn/domain/kit/exchange'
import { trendUnit } from '@sojourn/domain/finance/report/periods'
import { reportPageText } from '@sojourn/text/finance/report/page'
import { reportText } from '@sojourn/text/finance/report/words'
import type { Context } from '../../../context'
import { rowsOfSheet, type Sheet, type SheetCell, type SheetColumn } from '../../../kit/sheet/sheet'
import { inCompany } from '../../../work'
import { findEveryDepartment } from '../../booking/order-lines/rows-store'
import { reportWithAbout, type AboutReport } from './about'
import type { ReportReader } from './quest'
import { linesFrom, toldLines } from './report-lines'
import type { SheetRequest } from './sheet-request'

const linesOfPage = 500

/** The workbook of a report as it is seen. */
export async function reportSheet(context: Context, actor: ReportReader, request: SheetRequest): Promise<Sheet | Problem> {
  const read = await reportWithAbout(context, actor, request)
  return isProblem(read) ? read : sheetOf(context, actor, request, read)
}

/** The same of what the report has answered. */
export function sheetOf(context: Context, actor: ReportReader, request: SheetRequest, { answer, about }: AboutReport): Sheet {
  const { language } = actor
  const text = reportText[language]
  return request.lines
    ? { name: text.linesSheet, about, columns: lineColumns(language), pages: linePages(context, actor, request) }
    : { name: text.sheet, about, ...partsOf(answer, request, language) }
}

const shows: Readonly<Record<FigureUnit, SheetColumn['shows']>> = {
  money: 'money',
  count: 'count',
  discount: 'words',
  share: 'words',
  carbon: 'count',
}
const tenths = 10
const gramsOfKilogram = 1_000

/** A discount as it is read out loud in China, a share in percent, carbon dioxide in kilograms. */
function cellOf(unit: FigureUnit, value: number | undefined): SheetCell {
  if (value === undefined) return null
  if (unit === 'discount') return (value / tenths).toFixed(2)
  if (unit === 'share') return `${(value * 100).toFixed(1)}%`
  return Math.round(unit === 'carbon' ? value / gramsOfKilogram : value)
}

/** In whole units of the currency and their parts. */
const baseCell = (fen: number | undefined, rate: BaseRate): SheetCell =>
  fen === undefined ? null : converted(Math.round(fen), rate) / 10 ** minorDigits(rate.currency)

function partsOf(
  { now, before, groups, left, trend, base }: Report,
  { page, groupedBy, figures: asked, from, to }: SheetRequest,
  language: Language,
): Pick<Sheet, 'columns' | 'pages'> {
  const text = reportText[language]
  const [first] = asked
  const columns = asked.flatMap((figure): SheetColumn[] => {
    const head = text.figures[figure]
    const { unit } = figureRule(figure)
    return [
      { head, shows: shows[unit] },
      ...(base && unit === 'money'
        ? [{ head: text.inBase({ name: head, currency: base.currency }), shows: 'count' as const }]
        : []),
      { head: text.change({ name: head }), shows: shows[unit] },
      ...(figure === first ? [{ head: text.shareOf({ name: head }), shows: shows.share }] : []),
    ]
  })
  const rowOf = (name: string, part: Pick<Report, 'now'> & Partial<Pick<Report, 'before'>>): SheetCell[] => [
    name,
    ...asked.flatMap((figure) => {
      const { unit, value } = figureRule(figure)
      return [
        cellOf(unit, value(part.now)),
        ...(base && unit === 'money' ? [baseCell(value(part.now), base)] : []),
        cellOf(unit, part.before && value(part.before)),
        ...(figure === first ? [cellOf('share', shareOfWhole(first, part.now, now))] : []),
      ]
    }),
  ]
  const unit = trendUnit({ from, to })
  const shownStep = (step: string): string => (unit === 'day' ? step : step.slice(0, 'yyyy-mm'.length))
  const course = trend.map((step) => rowOf(shownStep(step.from), step))
  const rows = [
    ...groups.map((group) => rowOf(group.name, group)),
    ...(left > 0 ? [[reportPageText[language].left({ count: left })]] : []),
    rowOf(text.total, { now, before }),
    // The course of time stands below, in the same columns.
    ...(course.length > 0 ? [[text.course[unit]], ...course] : []),
  ]
  return {
    columns: [{ head: text.groups[groupNameOf(kindOf(page), groupedBy)], shows: 'words' }, ...columns],
    pages: onePage(rows),
  }
}

async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

const day = (date: string): Date => new Date(`${date}T00:00:00Z`)

const lineCells: Readonly<
  Record<
    keyof (typeof reportText)['zh-CN']['columns'],
    [SheetColumn['shows'], (line: ReportLine, language: Language) => SheetCell]
  >
> = {
  orderNo: ['words', ({ orderNo }) => orderNo],
  kind: ['words', ({ kind }, language) => reportText[language].kinds[kind]],
  bookedDay: ['day', ({ bookedDay }) => day(bookedDay)],
  issuedDay: ['day', ({ issuedDay }) => day(issuedDay)],
  travelDay: ['day', ({ travelDay }) => day(travelDay)],
  traveller: ['words', ({ traveller }) => traveller],
  department: ['words', ({ department }) => department],
  service: ['words', ({ service }) => service],
  route: ['words', ({ route }) => route],
  className: ['words', ({ className }) => className],
  reason: ['words', ({ reason }) => reason],
  fare: ['money', ({ sums }) => sums.sold - sums.returned],
  amount: ['money', ({ sums }) => figures.amount.value(sums)],
  ownPrice: ['words', ({ ownPrice }) => ownPrice ?? ''],
  saved: ['money', ({ sums }) => sums.saved],
  lost: ['money', ({ sums }) => sums.lost],
  carbon: ['count', ({ sums }) => Math.round(sums.grams / gramsOfKilogram)],
}
const lineOrder = Object.keys(lineCells) as (keyof typeof lineCells)[]

const lineColumns = (language: Language): SheetColumn[] =>
  lineOrder.map((column) => ({ head: reportText[language].columns[column], shows: lineCells[column][0] }))

async function* linePages(context: Context, actor: ReportReader, request: SheetRequest): AsyncGenerator<SheetCell[][]> {
  const { language, enterpriseId } = actor
  const { dateKind = 'issued' } = request
  let read = 0
  let after: Parameters<typeof linesFrom>[3]['after']
  do {
    const page = await inCompany(context, enterpriseId, async (work) => {
      const departments = await findEveryDepartment(work)
      const rows = await linesFrom(work, actor, request, { departments, after, limit: linesOfPage })
      if (isProblem(rows)) return { rows: [], told: [] }
      return { rows, told: await toldLines(work, rows, departments, language) }
    })
    const last = page.rows.at(-1)
    yield page.told.map((line) => lineOrder.map((column) => lineCells[column][1](line, language)))
    read += page.rows.length
    after = last && {
      day: { booked: last.bookedDay, issued: last.issuedDay, travel: last.travelDay }[dateKind],
      orderNo: last.orderNo,
      place: last.place,
    }
    if (page.rows.length < linesOfPage) return
  } while (read < rowsOfSheet)
  yield [[reportText[language].sheetFull({ count: rowsOfSheet })]]
}
