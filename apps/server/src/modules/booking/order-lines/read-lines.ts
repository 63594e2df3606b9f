import type { OrderKind, Product } from '@sojourn/contract/booking/codes'
import type { OrderLine } from '@sojourn/contract/booking/order-line.shapes'
import type { Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import type { Reader } from '../columns/latin-column'
import { linesOf } from './lines-of'
import { findLines } from '../coupon/store'
import type { TravellerCost } from '../order/record'
import { findOrderSegments } from '../order/store'
import { findTicketsOf } from '../order/ticket-store'
import { linesToldOf, type LineReader, type LineSource, type WholeOrder } from './line-words'
import { findOrderMoney, type PriceTold } from './money-store'
import { findDecided, findOrderRows, findTravellerRows } from './rows-store'

/** A line of an order, told once for each reader. */
export interface ReadLine {
  product: Product
  kind: OrderKind
  departmentId: string
  /** Who travels; empty of guests. */
  employeeId: string
  /** Who bears it. */
  cost: TravellerCost
  /** Of a stay; 0 of anything else. */
  nights: number
  /** Which part of the order. */
  segment: number
  /** Its seller there writes the invoice. */
  invoicedThere: boolean
  told: OrderLine[]
}

/** The lines of these orders, in their order, for one reader. */
export const readLines = async (
  work: Work,
  orderNos: readonly string[],
  reader: LineReader,
  told: PriceTold,
): Promise<LineSource[]> =>
  (await readOrders(work, orderNos, reader.language, told)).flatMap((whole) => linesOf(work.context, whole, [reader]).flat())

/** The same as they were asked for, told to several readers; people's names are looked up as `letters` needs them. */
export const readLinesFor = async (
  work: Work,
  orderNos: readonly string[],
  readers: readonly LineReader[],
  letters: Reader,
): Promise<ReadLine[]> =>
  (await readOrders(work, orderNos, letters, 'asked')).flatMap((whole) =>
    linesOf(work.context, whole, readers).map((sources) => {
      const { traveller, segment, item } = sources[0]!
      const { product, kind } = whole.order
      const { departmentId, employeeId, costCentre: cost } = traveller
      return {
        product,
        kind,
        departmentId,
        employeeId,
        cost,
        nights: segment.nights ?? 0,
        segment: segment.position,
        invoicedThere: item.invoicedThere === true,
        told: linesToldOf(sources),
      }
    }),
  )

/** Everything that lines tell is read for all orders together. */
export async function readOrders(
  tenant: Tenant,
  orderNos: readonly string[],
  letters: Reader,
  told: PriceTold,
): Promise<WholeOrder[]> {
  if (orderNos.length === 0) return []
  const [orders, party, segments, tickets, taken, decided, money] = await Promise.all([
    findOrderRows(tenant, orderNos, letters),
    findTravellerRows(tenant, orderNos, letters),
    findOrderSegments(tenant, orderNos),
    findTicketsOf(tenant, orderNos),
    findLines(tenant, orderNos),
    findDecided(tenant, orderNos),
    findOrderMoney(tenant, orderNos, { withIssue: told === 'issued' }),
  ])
  const found = {
    order: byOrder(orders),
    party: byOrder(party),
    segments: byOrder(segments),
    tickets: byOrder(tickets),
    taken: byOrder(taken),
    decided: byOrder(decided),
    money: byOrder(money),
  }
  return orderNos.flatMap((orderNo) => {
    const [order] = found.order(orderNo)
    if (!order) return []
    const whole = {
      order,
      party: found.party(orderNo),
      segments: found.segments(orderNo),
      tickets: found.tickets(orderNo),
      taken: found.taken(orderNo),
      decided: found.decided(orderNo)[0],
      money: found.money(orderNo)[0],
      told,
    }
    return [whole]
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
