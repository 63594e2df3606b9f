import type { InvoiceItem, InvoiceKind, VatKind } from '@sojourn/contract/finance/invoice-words'
import { isLapsed } from '@sojourn/domain/finance/invoice/deadline'
import { categoriesOf, itemsOfKinds, ruleOf } from '@sojourn/domain/finance/invoice/items'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findRestRoots } from './billed-store'
import { chargedItems } from './charged'
import { findLivingLines } from './invoice-store'
import type { SoldItem } from './sold-item'

const ordersAtOnce = 200
/** Beyond these nobody waits for more, once anything is found. */
const ordersAtMost = 2_000

interface Rest {
  /** Of which vouchers; `vat` is what fees and stays are written as. */
  kinds: readonly InvoiceKind[]
  vat: VatKind
  item?: InvoiceItem | undefined
  /** Whether a title takes what is written as `vat`; every one does where absent. */
  takes?: (titleId: string) => boolean
  atMost: number
}

/** What a bill charges and stands on no living invoice, as far as it can still be had, the newest orders first. */
export async function restOfBill(
  work: Work,
  billNo: string,
  { kinds, vat, item, takes = () => true, atMost }: Rest,
): Promise<{ things: SoldItem[]; more: boolean }> {
  const today = chinaDate(work.context.clock.now())
  const asked = new Set(itemsOfKinds(kinds, vat).filter((each) => item === undefined || each === item))
  const isAsked = (thing: SoldItem): boolean =>
    thing.amount > 0 &&
    asked.has(thing.item) &&
    (ruleOf(thing.item).voucher !== undefined || takes(thing.titleId)) &&
    !isLapsed(thing, today)
  const roots = await findRestRoots(work, billNo, [...new Set([...asked].flatMap(categoriesOf))])
  const things: SoldItem[] = []
  let read = 0
  while (read < roots.length && things.length <= atMost && (read < ordersAtMost || things.length === 0)) {
    const page = roots.slice(read, read + ordersAtOnce)
    read += page.length
    const [items, living] = await Promise.all([chargedItems(work, page, billNo), findLivingLines(work, page)])
    const taken = new Set(living.map(({ key }) => key))
    things.push(...items.filter((thing) => isAsked(thing) && !taken.has(thing.key)))
  }
  return { things: things.slice(0, atMost), more: things.length > atMost || read < roots.length }
}
