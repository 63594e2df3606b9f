import { addMinutes } from '@sojourn/domain/kit/local-date'
import type { KeptIntlOffice } from '@sojourn/domain/products/intl-flight/demand/kept-office'
import type { IssueResult, SuppliedOrder } from '../../../../capabilities/fulfilment'
import type { Fulfilment, Work } from '../../../../context'
import { nameAgent } from '../../../../db/once'
import { markAgencyWork } from '../../../booking/notification/agency-waiting-store'
import { findTickets } from '../../../booking/order/ticket-store'
import { findIntlOrder, findIntlSegments, updateIntlTrip } from '../order/kept-store'
import { findOffice } from './office-store'

/** How often it is looked whether the office has answered, where nobody says so at once; minutes. */
const lookAgainIn = 60

/** The office has entered record and tickets, or is waited for until the first flight leaves; nobody is asked. */
export const issueOfOffice: Fulfilment['issue'] = {
  request: async () => undefined,
  ask: async () => undefined,
  keep: async (work, order) => issued(work, order, await findOffice(work, order.orderNo)),
}

async function issued(work: Work, { orderNo }: SuppliedOrder, { answer }: KeptIntlOffice): Promise<IssueResult> {
  const segments = await findIntlSegments(work, [orderNo])
  if (!answer) {
    const now = work.context.clock.now()
    if (segments[0]!.departAt <= now) return { failure: 'localSilent' }
    await markAgencyWork(work.sql, work.enterpriseId)
    return { askAgainAt: new Date(addMinutes(now.toISOString(), lookAgainIn)) }
  }
  await nameAgent(work.sql, answer.agent)
  if (!answer.issued) return { failure: 'localDeclined' }
  const { record, tickets } = answer.issued
  const { trip } = await findIntlOrder(work, orderNo)
  await updateIntlTrip(work, orderNo, { ...trip, tickets: trip.tickets.map((ticket) => ({ ...ticket, record })) })
  const coupons = segments.map(({ position }) => ({ segment: position, state: 'open' as const }))
  return { tickets: tickets.map((ticket) => ({ ...ticket, coupons })) }
}

/** A ticket of the office counts as used when its flight has landed; nobody is asked. */
export const officeTravel: Fulfilment['travel'] = {
  request: async () => undefined,
  ask: async () => undefined,
  async keep(work, { orderNo }) {
    const now = work.context.clock.now()
    const [tickets, segments] = await Promise.all([findTickets(work, orderNo), findIntlSegments(work, [orderNo])])
    const landed = new Set(segments.flatMap(({ position, arriveAt }) => (arriveAt <= now ? [position] : [])))
    return {
      coupons: tickets.flatMap(({ ticketNo, coupons }) =>
        coupons.flatMap(({ segment, state }) =>
          state === 'open' && landed.has(segment) ? [{ ticketNo, segment, state: 'used' as const }] : [],
        ),
      ),
    }
  },
}
