import { readIntlRefund } from '@sojourn/domain/products/intl-flight/after-sale/kept-after-sale'
import { isIntlAirFailure, type IntlAirFailure } from '@sojourn/supply/ports/intl-air'
import type { IntlAirRefundAll, IntlAirRefunded } from '@sojourn/supply/ports/intl-air-refunds'
import type { AlteringOrder, RefundedLine } from '../../../../capabilities/after-sales'
import type { Fulfilment } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { refusalOf } from './supplier-problem'
import { isFigured } from '../order/figured-line'

/** Gives tickets back to their carriers, at no more than the fees that were quoted. */
export const returnIntlTickets: NonNullable<Fulfilment['refund']> = {
  async request(_work, { enterpriseId, orderNo, lines }: AlteringOrder): Promise<IntlAirRefundAll> {
    const figured = lines.filter(isFigured(lines))
    return {
      key: `${enterpriseId}/${orderNo}`,
      lines: figured.map(({ ticketNo, fee }) => ({ ticketNo, feeAtMost: fee })),
      taxesOnly: figured.some(({ offer }) => readIntlRefund(offer).taxesOnly),
    }
  },
  ask: (context, request: IntlAirRefundAll) => context.intlAir.refundAll(asking(context), request),
  async keep(_work, { lines }: AlteringOrder, _request, answer: IntlAirRefunded | IntlAirFailure) {
    if (isIntlAirFailure(answer)) return refusalOf(answer)
    const figured = isFigured(lines)
    return {
      lines: lines.map((line): RefundedLine => {
        const told = answer.lines.find(({ ticketNo }) => ticketNo === line.ticketNo)!
        const { involuntary } = told
        return figured(line)
          ? { line: line.line, fee: told.fee, involuntary, bookingFee: readIntlRefund(line.offer).bookingFee }
          : { line: line.line, fee: 0, involuntary, bookingFee: 0 }
      }),
    }
  },
}
