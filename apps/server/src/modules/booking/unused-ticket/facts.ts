import type { Product } from '@sojourn/contract/booking/codes'
import type { UnusedTicketFacts } from '@sojourn/domain/booking/order/unused-tickets'
import { cityKey } from '@sojourn/domain/reference/place/city-text'
import type { Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import type { OpenCouponRow } from './open-coupons-store'

/** A ticket counts as unused a day after its journey left (handbook 1.7). */
export const unusedAfterMs = 86_400_000

/** Products of which an unused ticket is worth something once its journey has left. */
export const lastingProducts = ({ products }: Context): Product[] =>
  (Object.keys(products) as Product[]).filter((product) => products[product]?.afterSales?.lastDay)

/** Where and with whom a part of an order goes: cities as applications name them, the airline by its code. */
export function routeOf({ products }: Context, product: Product, body: unknown): { from: string; to: string; carrier: string } {
  const facts = products[product]?.reported?.facts(body)
  const [from = '', to = ''] = (facts?.route ?? '').split('-').map((code) => cityKey({ code, name: '' }))
  return { from, to, carrier: facts?.carrier ?? '' }
}

/** The last day on which a ticket can be used, changed or given back. */
export function lastDayOf({ products }: Context, row: Pick<OpenCouponRow, 'product' | 'issuedAt' | 'firstTravelOn'>): string {
  const issuedOn = chinaDate(row.issuedAt)
  const firstTravelOn = row.firstTravelOn ?? undefined
  return products[row.product]?.afterSales?.lastDay?.({ issuedOn, firstTravelOn }) ?? issuedOn
}

export const ticketFacts = (context: Context, row: OpenCouponRow): UnusedTicketFacts => ({
  holderId: row.employeeId,
  ...routeOf(context, row.product, row.body),
  lastDay: lastDayOf(context, row),
})
