import { isAirFailure, type AirFailure, type AirRefundAll, type AirRefunded } from '@sojourn/supply/ports/air'
import type { AlteringOrder, RefundedLine, SupplierRefusal } from '../../../../capabilities/after-sales'
import type { Fulfilment } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'

/** The carrier's refusals that may pass by themselves. */
export const refusalOf = ({ failure }: AirFailure): SupplierRefusal => ({
  failure,
  ...(failure === 'supplierBusy' && { passing: true }),
})

/** Gives coupons back to the carrier, at no more than the fees that were quoted. */
export const returnCoupons: NonNullable<Fulfilment['refund']> = {
  request: async (_work, { enterpriseId, orderNo, lines }: AlteringOrder): Promise<AirRefundAll> => ({
    key: `${enterpriseId}/${orderNo}`,
    lines: lines.map(({ line, ticketNo, segment, fee }) => ({
      key: `${orderNo}/${line}`,
      ticketNo,
      journey: segment,
      feeAtMost: fee,
    })),
  }),
  ask: (context, request: AirRefundAll) => context.air.refundAll(asking(context), request),
  async keep(_work, { lines }, _request, answer: AirRefunded | AirFailure) {
    if (isAirFailure(answer)) return refusalOf(answer)
    return { lines: lines.map(({ line }, index): RefundedLine => ({ line, ...answer.lines[index]! })) }
  },
}
