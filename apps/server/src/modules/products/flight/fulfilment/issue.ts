import { isAirFailure, type AirDelayed, type AirFailure, type AirIssue, type AirIssued } from '@sojourn/supply/ports/air'
import type { IssueResult, SuppliedOrder } from '../../../../capabilities/fulfilment'
import type { Fulfilment } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'

/** Tickets for the PNR of an order, one for each traveller. */
export const issueFlight: Fulfilment['issue'] = {
  async request(_work, { enterpriseId, orderNo, supplierReference, total }: SuppliedOrder): Promise<AirIssue> {
    if (!supplierReference) throw new Error(`order ${orderNo} has no PNR`)
    // A substitute is another PNR, or the same at a fare that has been accepted since.
    return { key: `${enterpriseId}/${orderNo}/${supplierReference}/${total}`, pnr: supplierReference }
  },
  ask: (context, request: AirIssue) => context.air.issue(asking(context), request),
  async keep(_work, _order, _request, answer: AirIssued | AirDelayed | AirFailure): Promise<IssueResult> {
    if (isAirFailure(answer)) return { failure: answer.failure }
    if ('askAgainAt' in answer) return answer
    return {
      tickets: answer.tickets.map(({ ticketNo, passenger, coupons }) => ({
        ticketNo,
        traveller: passenger,
        coupons: coupons.map(({ journey, state }) => ({ segment: journey, state: state })),
      })),
    }
  },
}
