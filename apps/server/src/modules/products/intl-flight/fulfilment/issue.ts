import { isIntlAirFailure, type IntlAirFailure, type IntlAirIssue, type IntlAirIssued } from '@sojourn/supply/ports/intl-air'
import type { AirDelayed } from '@sojourn/supply/ports/air'
import type { IssueResult, SuppliedOrder } from '../../../../capabilities/fulfilment'
import type { Fulfilment } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'

/** Tickets for all records of an order or none, one for each traveller and ticket plan. */
export const issueIntlFlight: Fulfilment['issue'] = {
  async request(_work, { enterpriseId, orderNo, supplierReference, total }: SuppliedOrder): Promise<IntlAirIssue> {
    if (!supplierReference) throw new Error(`order ${orderNo} has no reference`)
    // The same seats at a price that has been accepted since are asked for anew.
    return { key: `${enterpriseId}/${orderNo}/${supplierReference}/${total}`, reference: supplierReference }
  },
  ask: (context, request: IntlAirIssue) => context.intlAir.issue(asking(context), request),
  async keep(_work, _order, _request, answer: IntlAirIssued | AirDelayed | IntlAirFailure): Promise<IssueResult> {
    if (isIntlAirFailure(answer)) return { failure: answer.failure }
    if ('askAgainAt' in answer) return answer
    return {
      tickets: answer.tickets.map(({ ticketNo, passenger, segments }) => ({
        ticketNo,
        traveller: passenger,
        coupons: segments.map((segment) => ({ segment, state: 'open' as const })),
      })),
    }
  },
}
