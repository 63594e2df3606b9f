import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { couponStates } from '@sojourn/contract/booking/codes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { AlterableCoupon, AlterableOrder } from '@sojourn/contract/products/flight/after-sales.shapes'
import type { ScheduleNotice } from '@sojourn/contract/products/flight/order.calls'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import { percentInYuan } from '@sojourn/domain/kit/money'
import { feeSentence, feeWindow, type FeeKind } from '@sojourn/domain/products/flight/fee-rule'
import { chargeAt } from '@sojourn/domain/products/flight/kept'
import { orderText } from '@sojourn/text/booking/order/words'
import type { Actor, Context } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { inCompany } from '../../../../work'
import { findNotices } from '../../../booking/coupon/notice-store'
import { alterableOrder, segmentsTogether, type Alterable, type Coupon } from './alterable'
import { segmentOf } from '../order/to-screen'

/** The coupons of an order with what a refund or change of each would cost by its rule now (S2.22). */
const infoOf =
  (kind: FeeKind) =>
  (context: Context, actor: Actor, request: { orderId: string }): Promise<AlterableOrder | Problem> =>
    inCompany(context, actor.enterpriseId, async (work) => {
      const found = await alterableOrder(work, actor, request.orderId)
      if (isProblem(found)) return { ...found, field: 'orderId' }
      const notices = await noticesOf(work, request.orderId)
      return {
        orderNo: found.order.orderNo,
        title: found.order.title[actor.language],
        segments: found.segments.map((row) => segmentOf(row, actor.language)),
        coupons: found.coupons.map((coupon) =>
          describe(context, actor, { kind, coupon, notices: noticesTogether(found, coupon, notices) }),
        ),
        notices,
      }
    })

export const refundInfo = infoOf('refund')
export const changeInfo = infoOf('change')

/** All that was announced; what is free of charge, and where seats are kept, goes by the last word about each flight. */
export async function noticesOf(tenant: Tenant, orderNo: string): Promise<ScheduleNotice[]> {
  const rows = await findNotices(tenant, orderNo)
  return rows.map((row, index) => {
    const { segment, kind, announcedAt, protectedFlightKey } = row
    const holds = !rows.slice(index + 1).some((later) => later.segment === segment)
    return {
      segment,
      kind,
      announcedAt: announcedAt.toISOString(),
      canRefundAll: holds && row.canRefundAll,
      canFreeRebook: holds && row.canFreeRebook,
      ...(holds && protectedFlightKey ? { protectedFlight: flightOfKey(protectedFlightKey) } : {}),
    }
  })
}

/** A flight key begins with the flight and its day: MU5101-20261201-SHAPEK. */
function flightOfKey(flightKey: string): NonNullable<ScheduleNotice['protectedFlight']> {
  const [flightNo = '', day = ''] = flightKey.split('-')
  return { flightKey, flightNo, departDate: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` }
}

/** What was announced of the flight of a coupon, or of another one of its connection. */
function noticesTogether(found: Alterable, { flown }: Coupon, notices: readonly ScheduleNotice[]): ScheduleNotice[] {
  const together = segmentsTogether(found, flown)
  return notices.filter(({ segment }) => together.includes(segment))
}

interface DescribedCoupon {
  kind: FeeKind
  coupon: Coupon
  notices: readonly ScheduleNotice[]
}

function describe(context: Context, actor: Actor, { kind, coupon, notices }: DescribedCoupon): AlterableCoupon {
  const { fare } = coupon.flown.body
  const { ticketPrice } = chargeAt(coupon.flown.body, coupon.traveller.position)
  const window = feeWindow(kind, fare.ruleTier, coupon.flown.departAt.toISOString(), context.clock.now().toISOString())
  const involuntary = notices.some(({ canRefundAll, canFreeRebook }) => (kind === 'refund' ? canRefundAll : canFreeRebook))
  const closed = kind === 'change' && window.percent === null && !involuntary ? problem('ticketNotChangeable') : undefined
  const refused = coupon.refused ?? closed
  const fee = involuntary ? 0 : window.percent === null ? ticketPrice : percentInYuan(ticketPrice, window.percent)
  return {
    ticketNo: coupon.ticketNo,
    segment: coupon.segment,
    employeeId: coupon.traveller.employeeId,
    traveller: passengerName(coupon.traveller, actor.language),
    state: couponStates.code(coupon.state),
    stateName: orderText[actor.language].coupons[coupon.state],
    expiresOn: coupon.expiresOn,
    possible: refused === undefined,
    ...(refused
      ? { reason: problemSentence(refused, actor.language) }
      : {
          fee: {
            ticketPrice,
            fee,
            ...(window.percent === null ? {} : { percent: window.percent }),
            rule: feeSentence(kind, window, involuntary, actor.language),
            involuntary,
            ...(window.until && !involuntary ? { holdsUntil: window.until } : {}),
          },
        }),
  }
}
