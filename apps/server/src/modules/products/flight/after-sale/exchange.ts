import { readExchange } from '@sojourn/domain/products/flight/kept-exchange'
import { isAirFailure, type AirChangeAll, type AirChanged, type AirFailure } from '@sojourn/supply/ports/air'
import type { AlteringOrder, ExchangedLine } from '../../../../capabilities/after-sales'
import type { Fulfilment } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { refusalOf } from './return-coupons'

/** Exchanges tickets for the seats that the order holds, at the fee and fare of the moment when they were held. */
export const exchangeFlight: NonNullable<Fulfilment['exchange']> = {
  async request(_work, order: AlteringOrder): Promise<AirChangeAll> {
    const { enterpriseId, orderNo, supplierReference, createdAt, lines } = order
    if (!supplierReference) throw new Error(`order ${orderNo} holds no seats`)
    const held = { pnr: supplierReference, at: createdAt }
    return {
      key: `${enterpriseId}/${orderNo}`,
      lines: lines.map(({ line, ticketNo, segment, offer }) => ({
        key: `${orderNo}/${line}`,
        ticketNo,
        journey: segment,
        to: readExchange(offer),
        held,
      })),
    }
  },
  ask: (context, request: AirChangeAll) => context.air.changeAll(asking(context), request),
  async keep(_work, { lines }, _request, answer: AirChanged | AirFailure) {
    if (isAirFailure(answer)) return refusalOf(answer)
    return { lines: lines.map(({ line }, index): ExchangedLine => ({ line, ...answer.lines[index]! })) }
  },
}
