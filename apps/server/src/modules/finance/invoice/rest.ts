import type { InvoiceItem, InvoiceKind, VatKind } from '@sojourn/contract/finance/invoice-words'
import { isLapsed } from '@sojourn/domain/finance/invoice/deadline'
import { categoriesOf, ruleOf } from '@sojourn/domain/finance/invoice/items'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import type { Cursor } from '../../../kit/cursor'
import { chargedItems } from './charged'
import { findLivingLines } from './invoice-store'
import type { SoldItem } from './sold-item'
import { findBillRoots } from './source-store'

const ordersAtOnce = 200

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
  const categories = item ? categoriesOf(item) : null
  const isAsked = (thing: SoldItem): boolean =>
    thing.amount > 0 &&
    (item === undefined || thing.item === item) &&
    kinds.includes(ruleOf(thing.item).voucher ?? vat) &&
    (ruleOf(thing.item).voucher !== undefined || takes(thing.titleId)) &&
    !isLapsed(thing, today)
  const things: SoldItem[] = []
  let after: Cursor | undefined
  do {
    const page = await findBillRoots(work, billNo, { after, limit: ordersAtOnce, categories })
    const roots = page.map(({ root }) => root)
    const [items, living] = await Promise.all([chargedItems(work, roots, billNo), findLivingLines(work, roots)])
    const taken = new Set(living.map(({ key }) => key))
    things.push(...items.filter((thing) => isAsked(thing) && !taken.has(thing.key)))
    const last = page.at(-1)
    after = page.length === ordersAtOnce && last ? { at: last.at.toISOString(), id: last.root } : undefined
  } while (after && things.length <= atMost)
  return { things: things.slice(0, atMost), more: things.length > atMost }
}
