import type { OrderLine } from '@sojourn/contract/booking/order-line.shapes'
import { linesOfOrder, type DividedLine } from '@sojourn/domain/booking/order-lines'
import { toldField } from '@sojourn/domain/booking/custom-field-kept-value'
import { passengerName, readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { orderWordsText } from '@sojourn/text/admin/order-words'
import { customFieldText } from '@sojourn/text/booking/custom-field'
import { orderText } from '@sojourn/text/booking/order'
import { policyText } from '@sojourn/text/booking/policy'
import type { OrderKind, Product } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import type { ReportItem } from '../../../capabilities/report'
import type { Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { nameIn, type Reader } from '../columns/latin-column'
import { findLines, type AfterSaleLineRow } from '../coupon/store'
import { findOrderSegments, type OrderSegmentRow } from '../order/store'
import { stateNameOf, wordsOf } from '../order/summary'
import { findTicketsOf, type OwnedTicketRow } from '../order/ticket-store'
import { storedReason } from '../party/stored-reason'
import {
  findDecided,
  findOrderRows,
  findOwnReturns,
  findTravellerRows,
  type CompanyOrderRow,
  type CompanyTravellerRow,
  type DecidedRow,
} from './rows-store'

/** All that is told of an order, line by line. */
interface WholeOrder {
  order: CompanyOrderRow
  party: readonly CompanyTravellerRow[]
  segments: readonly OrderSegmentRow[]
  tickets: readonly OwnedTicketRow[]
  taken: readonly AfterSaleLineRow[]
  decided: DecidedRow | undefined
  returned: { personal: number; points: number } | undefined
}

export interface LineReader {
  language: Language
  /** Departments in the reader's words, from the top. */
  path: (departmentId: string) => string
}

/** A line of an order with what its words are made of; told once for each reader. */
export interface ReadLine {
  product: Product
  kind: OrderKind
  departmentId: string
  /** Of a stay; 0 of anything else. */
  nights: number
  told: OrderLine[]
}

/** The lines of these orders, in their order; everything that they tell is read for all of them together. */
export const readLines = async (work: Work, orderNos: readonly string[], reader: LineReader): Promise<OrderLine[]> =>
  (await readLinesFor(work, orderNos, [reader], reader.language)).flatMap(({ told }) => told)

/** The same for several readers; people's names are looked up as `letters` needs them. */
export async function readLinesFor(
  work: Work,
  orderNos: readonly string[],
  readers: readonly LineReader[],
  letters: Reader,
): Promise<ReadLine[]> {
  if (orderNos.length === 0) return []
  const [orders, party, segments, tickets, taken, decided, returned] = await Promise.all([
    findOrderRows(work, orderNos, letters),
    findTravellerRows(work, orderNos, letters),
    findOrderSegments(work, orderNos),
    findTicketsOf(work, orderNos),
    findLines(work, orderNos),
    findDecided(work, orderNos),
    findOwnReturns(work, orderNos),
  ])
  const found = {
    order: byOrder(orders),
    party: byOrder(party),
    segments: byOrder(segments),
    tickets: byOrder(tickets),
    taken: byOrder(taken),
    decided: byOrder(decided),
    returned: byOrder(returned),
  }
  return orderNos.flatMap((orderNo) => {
    const [order] = found.order(orderNo)
    if (!order) return []
    const whole: WholeOrder = {
      order,
      party: found.party(orderNo),
      segments: found.segments(orderNo),
      tickets: found.tickets(orderNo),
      taken: found.taken(orderNo),
      decided: found.decided(orderNo)[0],
      returned: found.returned(orderNo)[0],
    }
    return linesOf(work.context, whole, readers)
  })
}

function byOrder<Row extends { orderNo: string }>(rows: readonly Row[]): (orderNo: string) => Row[] {
  const grouped = new Map<string, Row[]>()
  for (const row of rows) {
    const known = grouped.get(row.orderNo)
    if (known) known.push(row)
    else grouped.set(row.orderNo, [row])
  }
  return (orderNo) => grouped.get(orderNo) ?? []
}

function linesOf(context: Context, whole: WholeOrder, readers: readonly LineReader[]): ReadLine[] {
  const { order, party, segments, taken, returned } = whole
  const items = segments.map((segment) => ({
    segment,
    said: readers.map(({ language }) => itemOf(context, order, segment, language)),
  }))
  const refund = order.kind === 'refund'
  const lines = linesOfOrder({
    kind: order.kind,
    total: order.total,
    personalPart: refund ? (returned?.personal ?? 0) : order.personalPart,
    pointsPart: refund ? (returned?.points ?? 0) : order.pointsPart,
    prices: order.prices,
    travellers: party.map(({ position, serviceFee, insurances }) => ({
      position,
      serviceFee,
      insurance: sum(insurances.map(({ price }) => price)),
    })),
    items: items.map(({ segment: { position, worths }, said: [item] }) => ({
      segment: position,
      worths,
      ...(item?.taxes && { taxes: item.taxes }),
    })),
    taken,
  })
  const shared = readers.map((reader) => sharedWords(context, whole, reader))
  return lines.flatMap((line) => {
    const traveller = party.find(({ position }) => position === line.traveller) ?? party[0]
    const part = items.find(({ segment }) => segment.position === line.segment) ?? items[0]
    if (!traveller || !part) return []
    const { segment, said } = part
    const told = readers.map((reader, place) => ({
      ...shared[place]!,
      ...lineOf(whole, { line, traveller, segment, item: said[place]! }, reader),
    }))
    const { product, kind } = order
    return [{ product, kind, departmentId: traveller.departmentId, nights: segment.nights ?? 0, told }]
  })
}

/** Without a product's own words a part is called as the order is. */
function itemOf(context: Context, order: CompanyOrderRow, segment: OrderSegmentRow, language: Language): ReportItem {
  const display = context.products[order.product]?.display
  if (display) return display.reportItem(segment.body, language)
  return { service: order.title[language], carrier: '', className: '', from: segment.departPlace, to: segment.arrivePlace }
}

function sharedWords(context: Context, { order, decided }: WholeOrder, { language }: LineReader) {
  const text = orderWordsText[language]
  return {
    orderNo: order.orderNo,
    kind: wordsOf(context, order, language).kinds[order.kind],
    product: text.products[order.product],
    state: stateNameOf(context, order, language),
    booker: readableName(order.booker, language),
    bookerNumber: order.bookerNumber,
    travelApplyNo: order.travelApplyNo ?? '',
    travelOrderNo: order.travelOrderNo ?? '',
    settleType: text.settleTypes[order.settleType],
    channel: text.channels[order.agentName === null ? 'online' : 'agent'],
    agent: order.agentName ?? '',
    approval: decided ? text.approvals[decided.state] : '',
    approvers: orderText[language].list({ items: (decided?.approvers ?? []).map((name) => nameIn(name, language)) }),
    purpose: order.purpose,
    remark: order.remark,
    orderedAt: order.orderedAt.toISOString(),
    ...(order.transactedAt && { transactedAt: order.transactedAt.toISOString() }),
    advanceDays: Math.max(0, daysBetween(chinaDate(order.orderedAt), chinaDate(order.departAt))),
  }
}

interface Part {
  line: DividedLine
  traveller: CompanyTravellerRow
  segment: OrderSegmentRow
  item: ReportItem
}

function lineOf(whole: WholeOrder, { line, traveller, segment, item }: Part, { language, path }: LineReader) {
  const { traveller: position, segment: _segment, ticketNo, ...amounts } = line
  const { costCentre, violations, reason } = traveller
  const ownTicket = whole.tickets.find(
    (ticket) => ticket.traveller === traveller.position && ticket.coupons.some((coupon) => coupon.segment === segment.position),
  )
  const lowest = violations.find(({ rule }) => rule === 'lowestPrice')
  const ticket = ticketNo ?? ownTicket?.ticketNo ?? ''
  return {
    position,
    costCentreId: costCentre.id,
    projectCode: costCentre.project?.code ?? '',
    fields: whole.order.fields
      .filter(({ employeeId }) => employeeId === undefined || employeeId === traveller.employeeId)
      .map((field) => customFieldText[language].told(toldField(field, language)))
      .join('\n'),
    lineId: [whole.order.orderNo, position, segment.position, ticket].join('-'),
    traveller: passengerName(traveller, language),
    travellerNumber: traveller.number,
    department: path(traveller.departmentId),
    grade: traveller.grade?.[language] ?? '',
    costCentreCode: costCentre.code,
    costCentre: costCentre.name[language],
    project: costCentre.project ? `${costCentre.project.code} ${costCentre.project.name[language]}` : '',
    service: item.service,
    carrier: item.carrier,
    className: item.className,
    from: item.from,
    to: item.to,
    ticketNo: ticket,
    violations: violations.map(({ sentence }) => sentence[language]).join('\n'),
    handling: [...new Set(violations.map(({ handling }) => policyText[language].handlings[handling]))].join('\n'),
    reason: reason ? storedReason(reason, language) : '',
    departAt: segment.departAt.toISOString(),
    arriveAt: segment.arriveAt.toISOString(),
    ...amounts,
    ...(lowest && typeof lowest.expected === 'number' && { lowestPrice: lowest.expected }),
  }
}
