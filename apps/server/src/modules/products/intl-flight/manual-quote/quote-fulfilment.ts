import type { CouponState } from '@sojourn/contract/booking/codes'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import { readIntlExchange, readIntlRefund } from '@sojourn/domain/products/intl-flight/after-sale/kept-after-sale'
import type { KeptManualDone } from '@sojourn/domain/products/intl-flight/manual-quote/kept-quote'
import type { IntlAirCoupon } from '@sojourn/supply/ports/intl-air'
import type { AlteringOrder, ExchangedLine, RefundedLine, SupplierRefusal } from '../../../../capabilities/after-sales'
import type { Fulfilment, Work } from '../../../../context'
import { nameAgent } from '../../../../db/once'
import { asking } from '../../../booking/lifecycle/asking'
import { markAgencyWork } from '../../../booking/notification/agency-waiting-store'
import { isFigured } from '../order/figured-line'
import { findIntlOrder, updateIntlTrip } from '../order/kept-store'
import { findQuoteMade } from './quote-store'

/** How often it is looked whether the desk has answered, where nobody says so at once; minutes. */
const lookAgainIn = 60

/** The carriers are asked only whether somebody has flown meanwhile: what was accepted is carried out by the desk. */
const asked = {
  request: async (_work: Work, { lines }: AlteringOrder) => [...new Set(lines.map(({ ticketNo }) => ticketNo))],
  ask: (context: Parameters<typeof asking>[0] & Work['context'], ticketNos: string[]) =>
    context.intlAir.coupons(asking(context), { ticketNos }),
}
const flown: readonly CouponState[] = ['used', 'boarded']

/** What the desk did; or that it is still waited for, or that it cannot be done any more. */
async function doneOf(
  work: Work,
  { orderNo, lines }: AlteringOrder,
  coupons: readonly IntlAirCoupon[],
): Promise<KeptManualDone | SupplierRefusal> {
  const done = (await findQuoteMade(work, orderNo))?.done
  if (done) {
    await nameAgent(work.sql, done.agent)
    return done.declined === undefined ? done : { failure: 'deskDeclined' }
  }
  const isFlown = ({ ticketNo, segment, state }: IntlAirCoupon): boolean =>
    flown.includes(state) && lines.some((line) => line.ticketNo === ticketNo && line.segment === segment)
  if (coupons.some(isFlown)) return { failure: 'ticketFlown' }
  await markAgencyWork(work.sql, work.enterpriseId)
  return { failure: 'deskWaits', askAgainAt: new Date(addMinutes(work.context.clock.now().toISOString(), lookAgainIn)) }
}

/** The desk gives tickets back, at exactly what it quoted. */
export const refundOfDesk: NonNullable<Fulfilment['refund']> = {
  ...asked,
  async keep(work, order: AlteringOrder, _request, coupons: IntlAirCoupon[]) {
    const done = await doneOf(work, order, coupons)
    if ('failure' in done) return done
    const figured = isFigured(order.lines)
    return {
      lines: order.lines.map((line): RefundedLine => ({
        line: line.line,
        fee: line.fee,
        involuntary: false,
        bookingFee: figured(line) ? readIntlRefund(line.offer).bookingFee : 0,
      })),
    }
  },
}

/** The desk has exchanged tickets: new numbers, and the record that the carrier gave it. Nobody knows the rules of the new ones. */
export const exchangeOfDesk: NonNullable<Fulfilment['exchange']> = {
  ...asked,
  async keep(work, order: AlteringOrder, _request, coupons: IntlAirCoupon[]) {
    const done = await doneOf(work, order, coupons)
    if ('failure' in done) return done
    const { orderNo, lines } = order
    const { record, tickets = [] } = done
    const figured = lines.filter(isFigured(lines))
    const { slice } = readIntlExchange(figured[0]!.offer)
    const { trip } = await findIntlOrder(work, orderNo)
    const changed = trip.tickets.map((ticket) =>
      ticket.slices.includes(slice) ? { ...ticket, ...(record !== undefined && { record }), penalties: [] } : ticket,
    )
    await updateIntlTrip(work, orderNo, { ...trip, tickets: changed })
    return {
      lines: lines.map(({ line, ticketNo }): ExchangedLine => {
        const { newTicketNo } = tickets.find((each) => each.ticketNo === ticketNo)!
        const { segments } = readIntlExchange(figured.find((each) => each.ticketNo === ticketNo)!.offer)
        return { line, newTicketNo, segments }
      }),
    }
  },
}
