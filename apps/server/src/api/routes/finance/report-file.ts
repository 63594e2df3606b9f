import { Readable } from 'node:stream'
import { Type, type Static } from 'typebox'
import { products } from '@sojourn/contract/booking/codes'
import { measures, reportComparisons, reportDays, reportGroups } from '@sojourn/contract/finance/report-words'
import { LocalDate } from '@sojourn/contract/kit/local-date'
import { isProblem } from '@sojourn/contract/kit/problems'
import { words } from '@sojourn/contract/kit/words'
import { figures, type Figure } from '@sojourn/domain/finance/report/figures'
import { writeWorkbook } from '../../../kit/sheet/sheet-writer'
import { reportSheet, type SheetRequest } from '../../../modules/finance/report/report-sheet'
import type { Api } from '../../bind'
import { bindFile, workbookType } from '../../bind-file'

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
    figures: Type.String({ maxLength: 400 }),
    lines: Type.Optional(words('1')),
    key: Type.Optional(Type.String({ maxLength: 80 })),
    having: Type.Optional(words(...measures)),
  },
  { additionalProperties: false },
)

const allFigures = Object.keys(figures) as Figure[]

export const bindReportFile = (api: Api): void =>
  bindFile(api, { path: '/api/Report/Export', query: Query, access: 'readOrders', agents: 'refused' }, async (actor, asked) => {
    const sheet = await reportSheet(api.context, actor, askedOf(asked))
    if (isProblem(sheet)) return sheet
    const content = Readable.from(writeWorkbook(sheet))
    return { name: 'report.xlsx', type: workbookType, content, of: JSON.stringify(asked) }
  })

function askedOf({ products: asked, figures: shown, lines, ...query }: Static<typeof Query>): SheetRequest {
  const chosen = asked.split(',')
  const named = shown.split(',')
  return {
    ...query,
    products: products.words.filter((product) => chosen.includes(product)),
    figures: allFigures.filter((figure) => named.includes(figure)),
    lines: lines === '1',
  }
}
