import { Readable } from 'node:stream'
import { Type, type Static } from 'typebox'
import { products } from '@sojourn/contract/booking/codes'
import {
  measures,
  railHours,
  reportComparisons,
  reportDays,
  reportGroups,
  reportNames,
} from '@sojourn/contract/finance/report-words'
import { LocalDate } from '@sojourn/contract/kit/local-date'
import { isProblem } from '@sojourn/contract/kit/problems'
import { words } from '@sojourn/contract/kit/words'
import { nearHours } from '@sojourn/domain/booking/report-facts'
import { kindOf } from '@sojourn/domain/finance/report/kinds'
import { earlierDays, thresholds } from '@sojourn/domain/finance/report/what-if'
import { writeWorkbook } from '../../../kit/sheet/sheet-writer'
import { usualHabits } from '../../../modules/finance/report/habits'
import { reportPaper } from '../../../modules/finance/report/report-paper'
import { reportSheet } from '../../../modules/finance/report/report-sheet'
import type { SheetRequest } from '../../../modules/finance/report/sheet-request'
import type { Api } from '../../bind'
import { workbookType } from '../../../kit/sheet/sheet'
import { bindFile } from '../../bind-file'

const Id = Type.String({ minLength: 1, maxLength: 60 })
/** What the screen asks; lists are parted by commas. */
const Query = Type.Object(
  {
    products: Type.String({ maxLength: 200 }),
    dateKind: Type.Optional(words(...reportDays)),
    from: LocalDate,
    to: LocalDate,
    departmentId: Type.Optional(Id),
    entityId: Type.Optional(Id),
    costCentreId: Type.Optional(Id),
    projectCode: Type.Optional(Id),
    groupedBy: words(...reportGroups),
    comparison: Type.Optional(words(...reportComparisons)),
    page: words(...reportNames),
    format: words('xlsx', 'pdf'),
    lines: Type.Optional(words('1')),
    key: Type.Optional(Type.String({ maxLength: 80 })),
    having: Type.Optional(words(...measures)),
    threshold: Type.Optional(words(...Object.keys(thresholds))),
    days: Type.Optional(words(...earlierDays.map(String))),
    hours: Type.Optional(words(...railHours.map(String))),
    near: Type.Optional(words(...nearHours.map(String))),
  },
  { additionalProperties: false },
)

export const bindReportFile = (api: Api): void =>
  bindFile(api, { path: '/api/Report/Export', query: Query, access: 'readOrders', agents: 'refused' }, async (actor, query) => {
    const asked = askedOf(query)
    const of = JSON.stringify(query)
    if (query.format === 'pdf') {
      const paper = await reportPaper(api.context, actor, asked)
      return isProblem(paper) ? paper : { name: 'report.pdf', type: 'application/pdf', content: Buffer.from(paper), of }
    }
    const sheet = await reportSheet(api.context, actor, asked)
    return isProblem(sheet)
      ? sheet
      : { name: 'report.xlsx', type: workbookType, content: Readable.from(writeWorkbook(sheet)), of }
  })

function askedOf({
  products: asked,
  page,
  format: _format,
  lines,
  threshold = usualHabits.threshold,
  days,
  hours,
  near,
  ...query
}: Static<typeof Query>): SheetRequest {
  const chosen = asked.split(',')
  return {
    ...query,
    products: products.words.filter((product) => chosen.includes(product)),
    page,
    figures: kindOf(page).columns,
    lines: lines === '1',
    habits: {
      threshold,
      days: chosenOf(earlierDays, days) ?? usualHabits.days,
      hours: chosenOf(railHours, hours) ?? usualHabits.hours,
      near: chosenOf(nearHours, near) ?? usualHabits.near,
    },
  }
}

const chosenOf = <Value extends number>(values: readonly Value[], asked: string | undefined): Value | undefined =>
  values.find((value) => String(value) === asked)
