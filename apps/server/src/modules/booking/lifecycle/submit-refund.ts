import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { sumOf } from '../after-sale/lines'
import { nextOrderNo, type OrderRow, type OrderSegmentRow, type OrderTravellerRow } from '../order/store'
import type { AfterSalesChain } from './after-sales-chain'
import { appliedAs } from './apply-after-sale'
import { submitAfterSale, type AfterSaleParts } from './submit-after-sale'

/** What a product says of its refund. */
type RefundParts = Pick<
  AfterSaleParts,
  'title' | 'departAt' | 'arriveAt' | 'prices' | 'remark' | 'travellers' | 'segments' | 'lines'
>

/** Writes a refund order with a number of the series; the problems are those of `submitAfterSale`. */
export async function submitRefund(
  context: Context,
  sql: Sql,
  actor: Actor,
  parent: OrderRow,
  series: 'FR' | 'TR' | 'HR',
  parts: RefundParts,
  chain: AfterSalesChain,
): Promise<AppliedAfterSale | Problem> {
  const now = context.clock.now()
  const orderNo = await nextOrderNo(sql, series, chinaDate(now))
  const own = {
    kind: 'refund' as const,
    orderNo,
    total: sumOf(parts.lines, 'amount'),
    outOfPolicy: false,
    searchIds: [],
    supplierReference: null,
    holdExpiresAt: new Date(chain.chain?.deadline ?? now),
  }
  const submitted = await submitAfterSale(context, sql, actor, parent, { ...parts, ...own }, chain)
  return isProblem(submitted) ? submitted : appliedAs(orderNo, submitted.state)
}

/** The segments and travellers of the order that the coupons are for, at their old positions. */
export function partsOfCoupons<Body extends object>(
  { segments, travellers }: { segments: readonly OrderSegmentRow<Body>[]; travellers: readonly OrderTravellerRow[] },
  coupons: readonly { segment: number; traveller: { position: number } }[],
) {
  const taken = segments.filter(({ position }) => coupons.some(({ segment }) => segment === position))
  return {
    departAt: taken[0]!.departAt,
    arriveAt: taken.at(-1)!.arriveAt,
    travellers: travellers.filter(({ position }) => coupons.some(({ traveller }) => traveller.position === position)),
    segments: taken.map(({ orderNo: _, departAt, arriveAt, ...segment }) => ({
      ...segment,
      departAt: departAt.toISOString(),
      arriveAt: arriveAt.toISOString(),
    })),
  }
}
