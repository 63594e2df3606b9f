import { Readable } from 'node:stream'
import { Type, type Static } from 'typebox'
import { products } from '@sojourn/contract/booking/codes'
import { measures, reportComparisons, reportDays, reportGroups } from '@sojourn/contract/finance/report-words'
import { LocalDate } from '@sojourn/contract/kit/local-date'
import { isProblem, problem } from '@sojourn/contract/kit/problems'
import { words } from '@sojourn/contract/kit/words'
import { figures, type Figure } from '@sojourn/domain/finance/report/figures'
import { networkOf } from '../../../kit/network'
import { writeWorkbook } from '../../../kit/sheet/sheet-writer'
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
    figures: Type.String({ maxLength: 400 }),
    lines: Type.Optional(words('1')),
    key: Type.Optional(Type.String({ maxLength: 80 })),
    having: Type.Optional(words(...measures)),
  },
  { additionalProperties: false },
)

const path = '/api/Report/Export'
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const allFigures = Object.keys(figures) as Figure[]

/** A file to download; a navigation cannot set the token header, so the cookie of the session serves it too. */
export function bindReportFile({ server, context, sessions }: Api): void {
  server.get<{ Querystring: Static<typeof Query> }>(path, { schema: { querystring: Query } }, async (request, reply) => {
    const actor = await sessions.actorOf(request)
    if (!actor) return sendProblem(request, reply, problem('notSignedIn'))
    if (actor.agent) return sendProblem(request, reply, problem('agentNotPermitted'))
    if (!actor.permissions.includes('readOrders')) return sendProblem(request, reply, problem('forbidden'))
    const sheet = await reportSheet(context, actor, askedOf(request.query))
    if (isProblem(sheet)) return sendProblem(request, reply, sheet)
    const { enterpriseId, employeeId } = actor
    const said = `${path} ${JSON.stringify(request.query)}`
    await context.audit.write({ enterpriseId, employeeId, kind: 'exported', what: said, address: networkOf(request.ip) })
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="report.xlsx"')
      .type(workbook)
      .send(Readable.from(writeWorkbook(sheet)))
  })
}

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
