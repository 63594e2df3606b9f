import type { InvoiceItem, InvoicePayer } from '@sojourn/contract/finance/invoice-words'
import type { OrderLine } from '@sojourn/contract/booking/order-line.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { chargesOf, type Charge } from '@sojourn/domain/finance/bill/charges'
import { itemOf } from '@sojourn/domain/finance/invoice/items'
import { netPayments, type Movement } from '@sojourn/domain/finance/invoice/net-payments'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { readLinesFor, type ReadLine } from '../../booking/order-lines/read-lines'
import { tellingOf, type Telling } from '../bill/lines-of'
import { toldLanguages } from '../bill/told'
import { withCorrections } from './corrections'
import { keyOf, type ItemWords, type SoldItem } from './sold-item'
import { findFamilies, findPaid, type PaidRow } from './source-store'

interface Part extends Movement {
  thing: Omit<SoldItem, 'amount' | 'outside' | 'fuel' | 'moved' | 'firstPart'>
  postingId: string
  orderNo: string
  /** Refunds say nothing new of it. */
  tells: boolean
}

/** What of these first orders and their changes and refunds is invoiced here. */
export const itemsOf = async (work: Work, roots: readonly string[], payer: InvoicePayer): Promise<SoldItem[]> =>
  (await soldItems(work, roots, payer)).filter(({ invoicedThere }) => !invoicedThere)

/** What stands of everything that these first orders and their changes and refunds sold. Companies' titles are by department. */
export async function soldItems(work: Work, roots: readonly string[], payer: InvoicePayer): Promise<SoldItem[]> {
  if (roots.length === 0) return []
  const families = await findFamilies(work, roots)
  const orderNos = families.map(({ orderNo }) => orderNo)
  const [paid, telling] = await Promise.all([findPaid(work, orderNos, payer), tellingOf(work)])
  const lines = await readLinesFor(work, [...new Set(paid.map(({ orderNo }) => orderNo))], telling.readers, 'anybody')
  const rootOf = new Map(families.map(({ orderNo, root }) => [orderNo, root]))
  const parts = paid.flatMap((row) => {
    const own = lines.filter(({ told }) => told[0]!.orderNo === row.orderNo)
    return partsOf(row, own, { root: rootOf.get(row.orderNo)!, payer, telling })
  })
  const sold = netPayments(parts, payer).map(({ key, amount, outside, fuel }) => {
    const all = parts.filter((part) => part.key === key)
    const { thing } = all.findLast(({ tells }) => tells) ?? all[0]!
    const moved = all.map((part) => ({ postingId: part.postingId, orderNo: part.orderNo, amount: part.amount }))
    return { ...thing, amount, outside, fuel, moved, firstPart: 0 }
  })
  return payer === 'company' ? withCorrections(work, sold, families, telling) : sold
}

interface Whose {
  root: string
  payer: InvoicePayer
  telling: Telling
}

function partsOf(row: PaidRow, lines: readonly ReadLine[], { root, payer, telling }: Whose): Part[] {
  const charged = lines.map(({ product, kind, nights, told: [line] }) => ({ ...line!, product, kind, nights }))
  return chargesOf(row, charged, payer).flatMap((charge): Part[] => {
    const line = lines[charge.line]!
    const { product, departmentId, employeeId } = line
    const { category } = charge
    const item = itemOf({ category, product })
    if (!item) return []
    const { orderNo, position, ticketNo, departAt } = line.told[0]!
    const key = keyOf({ payer, root, position, part: line.segment, item })
    const thing = {
      key,
      item,
      titleId: payer === 'company' ? (telling.entityOf(departmentId)?.entityId ?? '') : '',
      root,
      orderNo,
      ticketNo,
      travelDay: chinaDate(new Date(departAt)),
      words: wordsOf(line, item),
      category,
      product,
      invoicedThere: category === 'hotel' && line.invoicedThere,
      employeeId,
      departmentId,
      position,
      segment: line.segment,
    }
    const trip = [root, position].join(':')
    const parts = ticketParts(item, charge, line)
    const { postingId } = row
    return [{ thing, key, trip, amount: charge.amount, ...parts, postingId, orderNo, tells: line.kind !== 'refund' }]
  })
}

/** Only a ticket of a flight has a fund and fuel. */
function ticketParts(
  item: InvoiceItem,
  { amount }: Charge,
  { told: [line] }: ReadLine,
): Pick<Movement, 'fund' | 'price' | 'fuel'> {
  if (item !== 'airFare') return { fund: 0, price: amount, fuel: 0 }
  const { airportFee, taxes, fare } = line!
  return { fund: airportFee, price: fare + taxes, fuel: taxes - airportFee }
}

/** Moments abroad are told elsewhere: where a flight leaves from there, the time is another than in China. */
const ticketWords = ({ className, departAt }: OrderLine, item: InvoiceItem): Pick<ItemWords, 'className' | 'departTime'> => {
  if (item === 'intlAirFare') return { className }
  if (item !== 'airFare' && item !== 'railFare') return {}
  return { className, departTime: localOf(departAt, chinaOffsetMinutes).time }
}

const wordsOf = ({ told }: ReadLine, item: InvoiceItem): Record<Language, ItemWords> =>
  Object.fromEntries(
    toldLanguages.map((language, index) => {
      const line = told[index]!
      const { service, from, to, carrier, traveller, ownPrice } = line
      const own = item === 'intlLodging' && ownPrice && { ownPrice }
      return [language, { service, from, to, carrier, traveller, ...ticketWords(line, item), ...own }]
    }),
  ) as Record<Language, ItemWords>
