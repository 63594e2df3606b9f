import { itemOf } from '@sojourn/domain/finance/invoice/items'
import { sum } from '@sojourn/domain/kit/money'
import type { Work } from '../../../context'
import { findBilledLines, type BilledLineRow } from './billed-store'
import { itemsOf } from './items'
import type { SoldItem } from './sold-item'

/**
 * What stands of these first orders, as far as confirmed bills charge it: neither what was put off nor what was sold since is invoiced before
 * a bill that charges it is confirmed. Where a bill is named, only things of which it charges something.
 */
export async function chargedItems(work: Work, roots: readonly string[], billNo?: string): Promise<SoldItem[]> {
  const items = await itemsOf(work, roots, 'company')
  const orderNos = items.flatMap(({ moved }) => moved.map((each) => each.orderNo))
  const lines = await findBilledLines(work, [...new Set(orderNos)])
  const begun = new Set(lines.filter(({ charged }) => charged).map(({ postingId }) => postingId))
  return items.flatMap((item) => {
    const own = lines.filter((line) => isOf(line, item))
    const asked = billNo === undefined || own.some((line) => line.charged && line.billNo === billNo)
    return asked ? [asCharged(item, own, begun)] : []
  })
}

/** `begun` are postings that confirmed bills charge at least in part. */
function asCharged(item: SoldItem, own: readonly BilledLineRow[], begun: ReadonlySet<string>): SoldItem {
  const { amount, outside, fuel, moved } = item
  const sold = moved.filter(({ postingId }) => !begun.has(postingId))
  const putOff = own.filter(({ charged, postingId }) => !charged && begun.has(postingId))
  const waiting = sum([...sold.map((each) => each.amount), ...putOff.map(({ company }) => company)])
  // What was given back is taken from the invoice at once, whichever bill will say so.
  const left = Math.max(0, amount - Math.max(0, waiting))
  return { ...item, amount: left, outside: Math.min(outside, left), fuel: Math.min(fuel, left) }
}

const isOf = ({ postingId, position, segment, ...line }: BilledLineRow, item: SoldItem): boolean =>
  item.position === position &&
  item.segment === segment &&
  item.item === itemOf(line) &&
  item.moved.some((each) => each.postingId === postingId)
