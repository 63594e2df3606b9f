import { apportion } from '@sojourn/domain/kit/money'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { aboveBands, advanceBand, discountBand, railBand } from '@sojourn/domain/finance/report/bands'
import type { Comparison, ReportFacts } from '@sojourn/domain/booking/report-facts'
import { measureLine } from '@sojourn/domain/finance/report/measure-line'
import type { Bought, ReportedProduct } from '../../../capabilities/report'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import type { LineSource } from '../../booking/order-lines/line-words'
import { readLines } from '../../booking/order-lines/read-lines'
import type { Telling } from '../bill/lines-of'
import { findShown, type FollowedOrder, type NewReportLine } from './line-store'

/** Without searches nothing is compared with what else was on offer. */
export type ReportedOrder = Pick<FollowedOrder, 'orderNo' | 'searchIds'>

type Shown = Awaited<ReturnType<typeof findShown>>

/** The lines of fulfilled orders as reports count them; orders of products that are in no report have none. */
export async function reportLinesOf(work: Work, orders: readonly ReportedOrder[], telling: Telling): Promise<NewReportLine[]> {
  // Nothing is said: the language of keys does not matter.
  const reader = { language: 'zh-CN' as const, path: () => '' }
  const orderNos = orders.map(({ orderNo }) => orderNo)
  const [sources, shown] = await Promise.all([
    readLines(work, orderNos, reader, 'issued'),
    findShown(
      work,
      orders.flatMap(({ searchIds }) => searchIds),
    ),
  ])
  const searches = new Map(
    orders.map(({ orderNo, searchIds }) => [orderNo, shown.filter((one) => searchIds.includes(one.searchId))]),
  )
  const kept: Kept = { fareKeys: await fareKeysOf(work, sources), read: new Map() }
  const lines: NewReportLine[] = []
  const seen = new Set<string>()
  for (const source of sources) {
    const { order } = source.whole
    const reported = work.context.products[order.product]?.reported
    if (!reported) continue
    const facts = reported.facts(source.segment.body)
    const journey = `${order.orderNo} ${source.line.traveller} ${facts.journey}`
    // Of the flights of a connection the first stands for the journey.
    const own = seen.has(journey) ? undefined : searches.get(order.orderNo)
    const counted = countedLine({ source, facts, reported, shown: own, kept })
    seen.add(journey)
    const entityId = telling.entityOf(source.traveller.departmentId)?.entityId ?? ''
    const place = lines.at(-1)?.orderNo === order.orderNo ? lines.at(-1)!.place + 1 : 0
    const bands = { ...aboveBands(counted.adult ? counted.comparison : undefined), railHours: railBand(facts.rail) }
    lines.push({ ...dimensionsOf(source, facts), ...bands, entityId, place, sums: measureLine(counted) })
  }
  return lines
}

/** Of each product that keeps fares beside its segments. */
async function fareKeysOf(work: Work, sources: readonly LineSource[]): Promise<Kept['fareKeys']> {
  const orders = sources.map(({ whole }) => whole.order)
  const found = await Promise.all(
    [...new Set(orders.map(({ product }) => product))].map(async (product) => {
      const own = orders.filter((order) => order.product === product).map(({ orderNo }) => orderNo)
      return work.context.products[product]?.reported?.fareKeys?.(work, [...new Set(own)])
    }),
  )
  return new Map(found.flatMap((keys) => [...(keys ?? [])]))
}

/** What is looked up for all lines together. */
interface Kept {
  fareKeys: ReadonlyMap<string, readonly string[]>
  /** Each search is read once, however many bought from it. */
  read: Map<Shown[number], (bought: Bought) => Comparison | undefined>
}
interface Counting {
  source: LineSource
  facts: ReportFacts
  reported: ReportedProduct
  /** Undefined where another line stands for the journey. */
  shown: Shown | undefined
  kept: Kept
}

function countedLine(counting: Counting) {
  const { source, facts, shown } = counting
  const { whole, line, traveller } = source
  const { violations } = traveller
  const comparison = shown && whole.order.kind === 'booking' ? comparisonOf(counting, shown) : undefined
  return {
    ...line,
    kind: whole.order.kind,
    adult: traveller.passenger === 'adult',
    nights: nightsOf(source),
    violations: shown ? violations.filter((violation) => (violation.journey ?? 0) === facts.journey) : [],
    facts,
    ...(comparison && { comparison }),
  }
}

/** What the search showed; where that is no longer kept, what the rule of the lowest price compared with. */
function comparisonOf({ source, facts: { journey }, reported, kept }: Counting, shown: Shown): Comparison | undefined {
  const { whole, segment, traveller } = source
  const { order, party, segments } = whole
  const search = shown.find((one) => one.journey === journey)
  if (reported.comparison && search) {
    const compare = kept.read.get(search) ?? reported.comparison(search.body)
    kept.read.set(search, compare)
    const bodies = segments.map(({ body }) => body)
    const compared = compare({ segment: segment.body, segments: bodies, fareKeys: kept.fareKeys.get(order.orderNo) ?? [] })
    return compared && segment.kind === 'stay' ? shareOfRooms(compared, (segment.rooms ?? 1) / party.length) : compared
  }
  const broken = traveller.violations.find(
    (violation) => violation.rule === 'lowestPrice' && (violation.journey ?? 0) === journey,
  )
  return broken ? { price: Number(broken.actual), lowest: broken.reference?.price ?? Number(broken.expected) } : undefined
}

/** Of what one room cost, the part of each who stays. */
const shareOfRooms = ({ price, lowest, publicFare }: Comparison, share: number): Comparison => ({
  price: Math.round(price * share),
  ...(lowest !== undefined && { lowest: Math.round(lowest * share) }),
  ...(publicFare !== undefined && { publicFare: Math.round(publicFare * share) }),
})

/** Nights of rooms, shared among who stays; a refund gives back those that it took. */
function nightsOf({ whole, line, segment }: LineSource): number {
  const { order, party, taken } = whole
  if (segment.kind !== 'stay' || order.kind === 'change') return 0
  if (order.kind === 'booking') {
    const shares = apportion(
      (segment.nights ?? 0) * (segment.rooms ?? 0),
      party.map(() => 1),
    )
    return shares[party.findIndex(({ position }) => position === line.traveller)] ?? 0
  }
  return -taken.filter(({ traveller, ticketNo }) => traveller === line.traveller && ticketNo === line.ticketNo).length || 0
}

function dimensionsOf({ whole: { order }, line, segment, traveller }: LineSource, facts: ReportFacts) {
  const issuedDay = chinaDate(order.transactedAt ?? order.orderedAt)
  const { costCentre, reason } = traveller
  return {
    orderNo: order.orderNo,
    position: line.traveller,
    segment: segment.position,
    product: order.product,
    kind: order.kind,
    bookedDay: chinaDate(order.orderedAt),
    issuedDay,
    travelDay: segment.departDate,
    departmentId: traveller.departmentId,
    employeeId: traveller.employeeId,
    costCentreId: costCentre.id,
    projectCode: costCentre.project?.code ?? '',
    classKey: facts.classKey,
    discountBand:
      facts.economy && traveller.passenger === 'adult' && order.kind !== 'change'
        ? discountBand(Math.abs(line.fare), facts.fullFare)
        : ('none' as const),
    carrier: facts.carrier,
    route: facts.route,
    tier: facts.tier,
    advanceBand: advanceBand(daysBetween(issuedDay, segment.departDate)),
    reason: reason === null ? '' : ((JSON.parse(reason) as { code?: string }).code ?? ''),
  }
}
