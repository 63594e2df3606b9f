import { linesOfOrder } from '@sojourn/domain/admin/order-lines'
import { sum } from '@sojourn/domain/kit/money'
import type { Language } from '@sojourn/contract/kit/language'
import type { ReportItem } from '../../../capabilities/report'
import type { Context, Work } from '../../../context'
import { findLines } from '../../booking/coupon/store'
import { findOrderSegments, type OrderSegmentRow } from '../../booking/order/store'
import { findTicketsOf } from '../../booking/order/ticket-store'
import type { LineReader, LineSource, WholeOrder } from './line-words'
import { findDecided, findOrderRows, findOwnReturns, findTravellerRows, type CompanyOrderRow } from './rows-store'

/** The lines of these orders, in their order; everything that they tell is read for all of them together. */
export async function readLines(work: Work, orderNos: readonly string[], reader: LineReader): Promise<LineSource[]> {
  if (orderNos.length === 0) return []
  const { language } = reader
  const [orders, party, segments, tickets, taken, decided, returned] = await Promise.all([
    findOrderRows(work, orderNos, language),
    findTravellerRows(work, orderNos, language),
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
    return linesOf(work.context, whole, reader)
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

function linesOf(context: Context, whole: WholeOrder, reader: LineReader): LineSource[] {
  const { order, party, segments, taken, returned } = whole
  const items = segments.map((segment) => ({ segment, item: itemOf(context, order, segment, reader.language) }))
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
    items: items.map(({ segment: { position, worths }, item }) => ({
      segment: position,
      worths,
      ...(item.taxes && { taxes: item.taxes }),
    })),
    taken,
  })
  return lines.flatMap((line) => {
    const traveller = party.find(({ position }) => position === line.traveller) ?? party[0]
    const part = items.find(({ segment }) => segment.position === line.segment) ?? items[0]
    return traveller && part ? [{ context, whole, line, traveller, segment: part.segment, item: part.item, reader }] : []
  })
}

/** Without a product's own words a part is called as the order is. */
function itemOf(context: Context, order: CompanyOrderRow, segment: OrderSegmentRow, language: Language): ReportItem {
  const display = context.products[order.product]?.display
  if (display) return display.reportItem(segment.body, language)
  return { service: order.title[language], carrier: '', className: '', from: segment.departPlace, to: segment.arrivePlace }
}
