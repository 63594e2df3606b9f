import type { searchReportLines } from '@sojourn/contract/finance/report.calls'
import type { ReportLine } from '@sojourn/contract/finance/report.shapes'
import { measures, type Measures } from '@sojourn/contract/finance/report-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context, Work } from '../../../context'
import { inCompany } from '../../../work'
import { departmentPaths } from '../../booking/order-lines/department-paths'
import { findEveryDepartment, findTravellerRows, type PlacedDepartment } from '../../booking/order-lines/rows-store'
import { findOrderSegments } from '../../booking/order/store'
import { storedReason } from '../../booking/party/stored-reason'
import { ownPriceOf } from '../../booking/order-lines/own-price'
import { foldDepartments } from './departments'
import { findReportLines, type FoundLine, type LinePlace } from './found-lines-store'
import { partOf, questOf } from './quest'

const linesOfPage = 50

type Request = RequestOf<typeof searchReportLines>

/** The lines behind a figure that the caller may read. */
export const reportLines = (
  context: Context,
  actor: Actor,
  request: Request,
): Promise<ResponseOf<typeof searchReportLines> | Problem> =>
  inCompany<ResponseOf<typeof searchReportLines> | Problem>(context, actor.enterpriseId, async (work) => {
    const { size = linesOfPage, cursor, dateKind = 'issued' } = request
    const departments = await findEveryDepartment(work)
    const found = await linesFrom(work, actor, request, { departments, after: readPlace(cursor), limit: size + 1 })
    if (isProblem(found)) return found
    const rows = found.slice(0, size)
    const last = rows.at(-1)
    const day = { booked: last?.bookedDay, issued: last?.issuedDay, travel: last?.travelDay }[dateKind]
    return {
      list: await toldLines(work, rows, departments, actor.language),
      ...(found.length > size && last && { next: `${day}~${last.orderNo}~${last.place}` }),
    }
  })

interface Reading {
  departments: readonly PlacedDepartment[]
  after: LinePlace | undefined
  limit: number
}

/** Some lines of a report, or of one part of it. */
export async function linesFrom(
  work: Work,
  actor: Pick<Actor, 'employeeId'>,
  request: Omit<Request, 'cursor' | 'size'>,
  { departments, after, limit }: Reading,
): Promise<FoundLine[] | Problem> {
  const asked = await questOf(work, actor, request)
  if (isProblem(asked)) return asked
  const { groupedBy: group, key, having, departmentId } = request
  const { base } = foldDepartments(departments, asked.scope, departmentId)
  const { quest, part } =
    group && key !== undefined ? await partOf(work, asked, { group, key, base }) : { quest: asked.quest, part: undefined }
  return findReportLines(work, quest, { part, having }, { after, limit })
}

export async function toldLines(
  work: Work,
  rows: readonly FoundLine[],
  departments: readonly PlacedDepartment[],
  language: Language,
): Promise<ReportLine[]> {
  const orderNos = [...new Set(rows.map(({ orderNo }) => orderNo))]
  const [travellers, segments] = await Promise.all([
    findTravellerRows(work, orderNos, language),
    findOrderSegments(work, orderNos),
  ])
  const path = departmentPaths(departments, language)
  return rows.flatMap((row) => {
    const traveller = travellers.find(({ orderNo, position }) => orderNo === row.orderNo && position === row.position)
    const segment = segments.find(({ orderNo, position }) => orderNo === row.orderNo && position === row.segment)
    const item = segment && work.context.products[row.product]?.display.reportItem(segment.body, language)
    if (!traveller || !item) return []
    const positions = travellers.filter(({ orderNo: no }) => no === row.orderNo).map(({ position }) => position)
    const ownPrice = row.kind === 'booking' ? ownPriceOf(item, positions, row.position) : ''
    const { orderNo, place, product, kind, bookedDay, issuedDay, travelDay, departmentId } = row
    return [
      {
        orderNo,
        place,
        product,
        kind,
        bookedDay,
        issuedDay,
        travelDay,
        traveller: passengerName(traveller, language),
        department: path(departmentId),
        service: item.service,
        route: [item.from, item.to].filter((end) => end !== '').join(' – '),
        className: item.className,
        carrier: item.carrier,
        reason: traveller.reason === null ? '' : storedReason(traveller.reason, language),
        ...(ownPrice !== '' && { ownPrice }),
        sums: Object.fromEntries(measures.map((name) => [name, row[name]])) as Measures,
      },
    ]
  })
}

/** A cursor that no page gave begins anew. */
function readPlace(cursor: string | undefined): LinePlace | undefined {
  const [, day, orderNo, place] = /^([1-9]\d{3}-\d\d-\d\d)~([\w-]{1,60})~(\d{1,4})$/.exec(cursor ?? '') ?? []
  const isDay = day !== undefined && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  return isDay && orderNo !== undefined ? { day, orderNo, place: Number(place) } : undefined
}
