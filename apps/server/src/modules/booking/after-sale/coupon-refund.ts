import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { Fulfiller } from '@sojourn/contract/booking/codes'
import type { LocalText } from '@sojourn/contract/kit/language'
import { isProblem, type Problem, type ProblemName } from '@sojourn/contract/kit/problems'
import { sum } from '@sojourn/domain/kit/money'
import type { Work } from '../../../context'
import type { WholeRefund } from '../../../capabilities/after-sales'
import { employeesOf, pickCoupons } from '../coupon/coupons'
import { refundPrices, sumOf } from '../coupon/lines'
import type { AfterSaleLine } from '../coupon/store'
import type { OrderRow, OrderSegmentRow, OrderTravellerRow } from '../order/store'
import { findEnterprise } from '../settings/store'
import { refundChain } from '../approval/after-sales-chain'
import type { PreparedRefund } from './submit-refund'

/** A coupon as its supplier knows it now, and why it cannot be refunded or changed, where it cannot. */
export interface AlterableCoupon extends CouponRef {
  traveller: OrderTravellerRow
  refused: Problem | undefined
}
/** A ticketed order of the caller with its coupons. */
export interface AlterableOrder<Body extends object, Coupon extends AlterableCoupon> {
  order: OrderRow
  travellers: OrderTravellerRow[]
  segments: OrderSegmentRow<Body>[]
  coupons: Coupon[]
}
/** What a product says of the refund of some of its coupons. */
interface CouponTerms<Body, Coupon> {
  series: PreparedRefund['series']
  fulfiller: Fulfiller
  problemIfTaken: ProblemName
  titleOf: (bodies: readonly Body[]) => LocalText
  /** What each coupon gives back now: the supplier's answer and our own fees, of the booking that of each traveller. */
  price: (coupons: readonly Coupon[], refundFee: number) => Promise<AfterSaleLine[] | Problem>
}
interface PreparedCoupons<Coupon> extends PreparedRefund {
  coupons: Coupon[]
  /** Fen that were paid for the booking of these coupons and do not come back. */
  keptBookingFee: number
}

/** The refund of these coupons of an order; the problems are those of the coupons, their prices and the approval. */
export async function prepareCoupons<Body extends object, Coupon extends AlterableCoupon>(
  work: Work,
  found: AlterableOrder<Body, Coupon>,
  refs: readonly CouponRef[],
  { series, fulfiller, problemIfTaken, titleOf, price }: CouponTerms<Body, Coupon>,
): Promise<PreparedCoupons<Coupon> | Problem> {
  const coupons = pickCoupons(found.coupons, refs)
  if (isProblem(coupons)) return coupons
  const { settings } = (await findEnterprise(work)).config
  const lines = await price(coupons, settings.afterSalesFees?.refund ?? 0)
  if (isProblem(lines)) return lines
  const chain = await refundChain(work, found.order, employeesOf(coupons), lines)
  if (isProblem(chain)) return chain
  const taken = partsOfCoupons(found, coupons)
  const title = titleOf(taken.segments.map(({ body }) => body))
  const parts = { ...taken, fulfiller, title, prices: refundPrices(lines), lines, problemIfTaken }
  return {
    parent: found.order,
    series,
    parts,
    chain,
    coupons,
    keptBookingFee: sum(coupons.map(({ traveller }) => traveller.serviceFee)) - sumOf(lines, 'bookingFee'),
  }
}

/** The segments and travellers of the order that the coupons are for, at their old positions. */
function partsOfCoupons<Body extends object>(
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

export const couponsReturned = ({ parts: { lines } }: PreparedRefund): WholeRefund => ({
  amount: sumOf(lines, 'amount'),
  fee: sumOf(lines, 'fee'),
})
