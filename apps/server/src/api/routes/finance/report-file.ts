import { Readable } from 'node:stream'
import { Type, type Static } from 'typebox'
import { products } from '@sojourn/contract/booking/codes'
import { measures, reportComparisons, reportDays, reportGroups, reportNames } from '@sojourn/contract/finance/report-words'
import { LocalDate } from '@sojourn/contract/kit/local-date'
import { isProblem, problem } from '@sojourn/contract/kit/problems'
import { words } from '@sojourn/contract/kit/words'
import { kindOf } from '@sojourn/domain/finance/report/kinds'
import { networkOf } from '../../../kit/network'
import { writeWorkbook } from '../../../kit/sheet/sheet-writer'
import { writeWorkbook } from '../../../kit/sheet-writer'
import { reportPaper } from '../../../modules/finance/report/report-paper'
import { reportSheet, type SheetRequest } from '../../../modules/finance/report/report-sheet'
import type { Api } from '../../bind'
import { sendProblem } from '../../envelope'

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
  },
  { additionalProperties: false },
)

const path = '/api/Report/Export'
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file to download; a navigation cannot set the token header, so the cookie of the session serves it too. */
export function bindReportFile({ server, context, sessions }: Api): void {
  server.get<{ Querystring: Static<typeof Query> }>(path, { schema: { querystring: Query } }, async (request, reply) => {
    const actor = await sessions.actorOf(request)
    if (!actor) return sendProblem(request, reply, problem('notSignedIn'))
    if (actor.agent) return sendProblem(request, reply, problem('agentNotPermitted'))
    if (!actor.permissions.includes('readOrders')) return sendProblem(request, reply, problem('forbidden'))
    const asked = askedOf(request.query)
    const isPdf = request.query.format === 'pdf'
    const file = isPdf ? await reportPaper(context, actor, asked) : await reportSheet(context, actor, asked)
    if (isProblem(file)) return sendProblem(request, reply, file)
    const { enterpriseId, employeeId } = actor
    const said = `${path} ${JSON.stringify(request.query)}`
    await context.audit.write({ enterpriseId, employeeId, kind: 'exported', what: said, address: networkOf(request.ip) })
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="report.${request.query.format}"`)
      .type(isPdf ? 'application/pdf' : workbook)
      .send(file instanceof Uint8Array ? file : Readable.from(writeWorkbook(file)))
  })
}

function askedOf({ products: asked, page, format: _format, lines, ...query }: Static<typeof Query>): SheetRequest {
  const chosen = asked.split(',')
  return {
    ...query,
    products: products.words.filter((product) => chosen.includes(product)),
    page,
    figures: kindOf(page).columns,
    lines: lines === '1',
  }
}
