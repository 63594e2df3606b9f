import { linesOfOrder } from '@sojourn/domain/booking/order-lines'
import { linesAsPaid } from '@sojourn/domain/booking/order-lines-now'
import { sum } from '@sojourn/domain/kit/money'
import type { Language } from '@sojourn/contract/kit/language'
import type { ReportItem } from '../../../capabilities/report'
import type { ProductLines } from '../../../context'
import type { OrderSegmentRow } from '../order/store'
import type { LineReader, LineSource, WholeOrder } from './line-words'
import type { CompanyOrderRow } from './rows-store'

const nothingMoved = { back: 0, personal: 0, points: 0, captured: 0 }

/** Line by line, each once for each reader. */
export function linesOf(context: ProductLines, whole: WholeOrder, readers: readonly LineReader[]): LineSource[][] {
  const { order, party, segments, taken, money, told } = whole
  const items = segments.map((segment) => ({
    segment,
    said: readers.map(({ language }) => itemOf(context, order, segment, language)),
  }))
  const refund = order.kind === 'refund'
  const asked = linesOfOrder({
    kind: order.kind,
    total: order.total,
    personalPart: refund ? (money?.personal ?? 0) : order.personalPart,
    pointsPart: refund ? (money?.points ?? 0) : order.pointsPart,
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
  const lines = refund || told === 'asked' ? asked : linesAsPaid(asked, order.kind, money ?? nothingMoved)
  return lines.flatMap((line) => {
    const traveller = party.find(({ position }) => position === line.traveller) ?? party[0]
    const part = items.find(({ segment }) => segment.position === line.segment) ?? items[0]
    if (!traveller || !part) return []
    const { segment, said } = part
    return [readers.map((reader, place) => ({ context, whole, line, traveller, segment, item: said[place]!, reader }))]
  })
}

/** Without a product's own words a part is called as the order is. */
function itemOf(context: ProductLines, order: CompanyOrderRow, segment: OrderSegmentRow, language: Language): ReportItem {
  const display = context.products[order.product]?.display
  if (display) return display.reportItem(segment.body, language)
  return { service: order.title[language], carrier: '', className: '', from: segment.departPlace, to: segment.arrivePlace }
}
