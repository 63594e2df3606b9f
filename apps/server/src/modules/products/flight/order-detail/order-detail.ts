import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { FlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { chargedSentence } from '@sojourn/domain/products/flight/fee-rule'
import type { Actor, Context } from '../../../../context'
import { inSnapshot } from '../../../../work'
import { orderCore } from '../../../booking/order-detail/order-core'
import { findLines, type AfterSaleLineRow } from '../../../booking/coupon/store'
import type { OrderTravellerRow } from '../../../booking/order/store'
import { findFlights, readFlights } from '../order/kept-store'
import { noticesOf } from '../after-sale/alterable-info'
import { segmentOf } from '../order/to-screen'

/** A flight order with everything that its page shows (S2.29). */
export async function orderDetail(
  context: Context,
  actor: Actor,
  request: { orderId: string },
): Promise<FlightOrderDetail | Problem> {
  return inSnapshot(context, actor.enterpriseId, async (work) => {
    const { orderId } = request
    const [found, lines, notices] = await Promise.all([
      orderCore(work, actor, orderId),
      findLines(work, [orderId]),
      noticesOf(work, orderId),
    ])
    if (!found || found.order.product !== 'flight') return problem('orderUnknown', { field: 'orderId' })
    const { order, travellers } = found
    const before = order.kind === 'change' ? await findFlights(work, [order.parentOrderNo!]) : []
    const taken = new Set(lines.map(({ segment }) => segment))
    const former = before.filter(({ position }) => taken.has(position))
    return {
      ...found.core,
      ...(order.supplierReference && order.kind === 'booking' ? { pnr: order.supplierReference } : {}),
      segments: readFlights(found.segments).map((row) => segmentOf(row, actor.language)),
      formerSegments: former.map((row) => segmentOf(row, actor.language)),
      notices,
      alters: lines.map((line) => alteredCoupon(line, travellers, actor)),
    }
  })
}

function alteredCoupon(
  line: AfterSaleLineRow,
  travellers: readonly OrderTravellerRow[],
  actor: Actor,
): FlightOrderDetail['alters'][number] {
  const { ticketNo, segment, ticketPrice, fee, involuntary, buildFee, fuelFee, insurance, serviceFee, bookingFee } = line
  const { fareDifference, fuelDifference, amount, newTicketNo } = line
  const traveller = travellers.find(({ position }) => position === line.traveller)
  return {
    ticketNo,
    segment,
    traveller: traveller ? passengerName(traveller, actor.language) : '',
    ticketPrice,
    fee,
    rule: chargedSentence(line.offer ? 'change' : 'refund', line.percent, involuntary, actor.language),
    involuntary,
    buildFee,
    fuelFee,
    insurance,
    serviceFee,
    bookingFee,
    fareDifference,
    fuelDifference,
    amount,
    ...(newTicketNo ? { newTicketNo } : {}),
  }
}
