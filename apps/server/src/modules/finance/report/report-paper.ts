import type { Report } from '@sojourn/contract/finance/report.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { kindOf } from '@sojourn/domain/finance/report/kinds'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { formatYuan } from '@sojourn/domain/kit/money'
import { reportPageText } from '@sojourn/text/finance/report/page'
import { reportText } from '@sojourn/text/finance/report/words'
import type { Context } from '../../../context'
import type { Sheet, SheetCell, SheetColumn } from '../../../kit/sheet/sheet'
import { renderPdf } from '../../booking/documents/pdf'
import { reportWithAbout } from './about'
import type { ReportReader } from './quest'
import { paperTemplate } from './paper-template'
import { sheetOf } from './report-sheet'
import type { SheetRequest } from './sheet-request'
import { toldFigure } from './told-figure'

/** Lines of a paper, which nobody turns over for longer; a workbook has more. */
const linesOfPaper = 500

/** Typst names languages and regions so. */
const typesetting: Readonly<Record<Language, { lang: string; region: string }>> = {
  'zh-CN': { lang: 'zh', region: 'cn' },
  'zh-TW': { lang: 'zh', region: 'tw' },
  en: { lang: 'en', region: 'gb' },
}

/** The PDF of a report as it is seen: its figures with their definitions, and its parts or its lines. */
export async function reportPaper(context: Context, actor: ReportReader, request: SheetRequest): Promise<Buffer | Problem> {
  const { language } = actor
  const read = await reportWithAbout(context, actor, request)
  if (isProblem(read)) return read
  const title = reportPageText[language].titles[request.page]
  const { about, columns, pages } = sheetOf(context, actor, request, read)
  const rows = await rowsOf(pages)
  return renderPdf(paperTemplate, {
    ...typesetting[language],
    title,
    about,
    figures: figuresOf(read.answer, request, language),
    columns: columns.map(({ head, shows }) => ({ head, isNumber: shows === 'money' || shows === 'count' })),
    rows: rows.map((cells) => columns.map(({ shows }, column) => toldCell(cells[column] ?? null, shows))),
    left: rows.length === linesOfPaper ? reportText[language].firstLines({ count: linesOfPaper }) : '',
    footer: `${title} ${dayInWords(request.from, language)} – ${dayInWords(request.to, language)}`,
  })
}

async function rowsOf(pages: Sheet['pages']): Promise<readonly SheetCell[][]> {
  const rows: SheetCell[][] = []
  for await (const page of pages) {
    rows.push(...page.map((cells) => [...cells]))
    if (rows.length >= linesOfPaper) break
  }
  return rows.slice(0, linesOfPaper)
}

function toldCell(cell: SheetCell, shows: SheetColumn['shows']): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return shows === 'money' && typeof cell === 'number' ? formatYuan(cell) : String(cell)
}

function figuresOf({ now, before }: Report, { page }: SheetRequest, language: Language) {
  const words = reportText[language]
  return kindOf(page).figures.map((figure) => ({
    name: words.figures[figure],
    value: toldFigure(figure, now, language),
    before: reportPageText[language].was({ value: toldFigure(figure, before, language) }),
    formula: words.formulas[figure],
  }))
}
