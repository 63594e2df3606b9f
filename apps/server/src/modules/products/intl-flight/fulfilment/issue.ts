import { sum } from '@sojourn/domain/kit/money'
import { settledExtras, wentBack } from '@sojourn/domain/products/intl-flight/extras/extras'
import { isIntlAirFailure, type IntlAirFailure, type IntlAirIssue, type IntlAirIssued } from '@sojourn/supply/ports/intl-air'
import type { IntlAirExtra } from '@sojourn/supply/ports/intl-air-extras'
import type { AirDelayed } from '@sojourn/supply/ports/air'
import type { IssueResult, SuppliedOrder } from '../../../../capabilities/fulfilment'
import type { Fulfilment, Work } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { startPriceWatch } from '../order/price-watch'
import { findIntlExtras, updateIntlExtras } from '../order/kept-store'

/** Tickets for all records of an order or none, one for each traveller and ticket plan, and what is bought beside them. */
export const issueIntlFlight: Fulfilment['issue'] = {
  async request(work, { enterpriseId, orderNo, supplierReference, total }: SuppliedOrder): Promise<IntlAirIssue> {
    if (!supplierReference) throw new Error(`order ${orderNo} has no reference`)
    const { list } = await findIntlExtras(work, orderNo)
    const extras = list.map(({ traveller, segment, code, count, price }): IntlAirExtra => ({
      passenger: traveller,
      segment,
      code,
      count,
      priceAtMost: price,
    }))
    return {
      // The same seats at a price that has been accepted since are asked for anew.
      key: `${enterpriseId}/${orderNo}/${supplierReference}/${total}`,
      reference: supplierReference,
      ...(extras.length > 0 && { extras }),
    }
  },
  ask: (context, request: IntlAirIssue) => context.intlAir.issue(asking(context), request),
  async keep(work, { orderNo }, _request, answer: IntlAirIssued | AirDelayed | IntlAirFailure): Promise<IssueResult> {
    if (isIntlAirFailure(answer)) return { failure: answer.failure }
    if ('askAgainAt' in answer) return answer
    await startPriceWatch(work, orderNo)
    return {
      tickets: answer.tickets.map(({ ticketNo, passenger, segments }) => ({
        ticketNo,
        traveller: passenger,
        coupons: segments.map((segment) => ({ segment, state: 'open' as const })),
      })),
      returned: await keepExtras(work, orderNo, answer.extras ?? []),
      returnedBeside: true,
    }
  },
}

/** What was really confirmed; answers the fen that go back for what was refused or cost less. */
async function keepExtras(work: Work, orderNo: string, answers: NonNullable<IntlAirIssued['extras']>): Promise<number> {
  const extras = await findIntlExtras(work, orderNo)
  const list = settledExtras(extras.list, answers)
  if (list.length > 0) await updateIntlExtras(work, orderNo, { ...extras, list })
  return sum(list.map(wentBack))
}
