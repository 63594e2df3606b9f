import { isRebooking } from '@sojourn/domain/products/intl-flight/after-sale/price-drop'
import { readIntlExchange } from '@sojourn/domain/products/intl-flight/after-sale/kept-after-sale'
import { isIntlAirFailure, type IntlAirChangeAll, type IntlAirChanged, type IntlAirFailure } from '@sojourn/supply/ports/intl-air'
import type { AlteringOrder, ExchangedLine } from '../../../../capabilities/after-sales'
import type { Fulfilment } from '../../../../context'
import { carryNotices } from '../../../booking/coupon/notice-store'
import { askForAnswer } from '../../../booking/fulfilment/notice-jobs'
import { asking } from '../../../booking/lifecycle/asking'
import { findIntlOrder, updateIntlTrip } from '../order/kept-store'
import { keptPenalty } from '../order/kept-trip'
import {
  askRebooking,
  keepRebooking,
  rebookingRequest,
  type RebookingAnswer,
  type RebookingRequest,
} from './price-drop/exchange-rebooking'
import { exchangeOf } from '../fulfilment/new-seats'
import { refusalOf } from './supplier-problem'
import { isFigured } from '../order/figured-line'

/** Exchanges tickets for a new direction, all or none, at no more than was paid for it. */
export const exchangeIntlTickets: NonNullable<Fulfilment['exchange']> = {
  async request(work, order: AlteringOrder): Promise<IntlAirChangeAll | RebookingRequest> {
    const { lines, supplierReference } = order
    if (isRebooking(lines[0]!.offer)) return rebookingRequest(work, order)
    return { ...exchangeOf(order), ...(supplierReference && { held: supplierReference }) }
  },
  ask: (context, request: IntlAirChangeAll | RebookingRequest): Promise<IntlAirChanged | IntlAirFailure | RebookingAnswer> =>
    'hold' in request ? askRebooking(context, request) : context.intlAir.changeAll(asking(context), request),
  async keep(work, order: AlteringOrder, _request, answer: IntlAirChanged | IntlAirFailure | RebookingAnswer) {
    const { orderNo, lines } = order
    if ('waitsUntil' in answer || 'held' in answer) return keepRebooking(work, order, answer)
    if (isIntlAirFailure(answer)) return refusalOf(answer)
    const figured = lines.filter(isFigured(lines))
    const { slice } = readIntlExchange(figured[0]!.offer)
    const { trip } = await findIntlOrder(work, orderNo)
    const [record] = answer.records
    const penalties = answer.penalties.map(keptPenalty)
    const tickets = trip.tickets.map((ticket) =>
      ticket.slices.includes(slice) ? { ...ticket, ...(record !== undefined && { record }), penalties } : ticket,
    )
    await updateIntlTrip(work, orderNo, { ...trip, tickets })
    for (const notice of await carryNotices(work, orderNo)) await askForAnswer(work, notice)
    return {
      lines: lines.map(({ line, ticketNo }): ExchangedLine => {
        const { newTicketNo } = answer.tickets.find((each) => each.ticketNo === ticketNo)!
        const { segments } = readIntlExchange(figured.find((each) => each.ticketNo === ticketNo)!.offer)
        return { line, newTicketNo, segments }
      }),
    }
  },
}
