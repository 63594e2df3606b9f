import { sum } from '@sojourn/domain/kit/money'
import { settledExtras, wentBack } from '@sojourn/domain/products/intl-flight/extras/extras'
import { isIntlAirFailure, type IntlAirFailure } from '@sojourn/supply/ports/intl-air'
import type { IntlAirExtrasBought, IntlAirExtrasPurchase } from '@sojourn/supply/ports/intl-air-extras'
import type { IssueResult, SuppliedOrder } from '../../../../capabilities/fulfilment'
import type { Fulfilment, Work } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { findOpenLines } from '../../../booking/coupon/store'
import { asking } from '../../../booking/lifecycle/asking'
import { findOrders, lockOrders } from '../../../booking/order/store'
import { findTickets } from '../../../booking/order/ticket-store'
import { intlKey } from '../fulfilment/hold-seats'
import { findIntlExtras, updateIntlExtras } from '../order/kept-store'

interface Request {
  purchase: IntlAirExtrasPurchase
  /** Which of the order's extras are asked for: of the others the ticket is not there any more. */
  places: number[]
}

/** What is bought for tickets that are there: the carriers answer one by one, and what they refuse goes back. */
export const issueLaterExtras: Fulfilment['issue'] = {
  async request(work, { enterpriseId, orderNo }: SuppliedOrder): Promise<Request> {
    const [{ list }, ticketOf] = await Promise.all([
      findIntlExtras(work, orderNo),
      openTickets(work, await parentOf(work, orderNo)),
    ])
    const asked = list.flatMap((extra, place) => {
      const ticketNo = ticketOf(extra)
      return ticketNo === undefined ? [] : [{ place, extra: { ...extra, ticketNo } }]
    })
    return {
      places: asked.map(({ place }) => place),
      purchase: {
        key: intlKey(enterpriseId, orderNo),
        extras: asked.map(({ extra: { ticketNo, segment, code, count, price } }) => ({
          ticketNo,
          segment,
          code,
          count,
          priceAtMost: price,
        })),
      },
    }
  },
  ask: async (context, { purchase }: Request): Promise<IntlAirExtrasBought | IntlAirFailure> =>
    purchase.extras.length === 0 ? { answers: [] } : context.intlAir.buyExtras(asking(context), purchase),
  async keep(work, { orderNo }, { places }: Request, answer: IntlAirExtrasBought | IntlAirFailure): Promise<IssueResult> {
    if (isIntlAirFailure(answer)) return { failure: answer.failure }
    const extras = await findIntlExtras(work, orderNo)
    const answers = extras.list.map((_extra, place) => answer.answers[places.indexOf(place)] ?? { refused: true as const })
    const list = settledExtras(extras.list, answers)
    await updateIntlExtras(work, orderNo, { ...extras, list })
    const had = list.filter(({ state }) => state !== 'refused')
    if (had.length === 0) return { failure: 'extrasRefused' }
    await giveToTickets(work, orderNo, had)
    return { tickets: [], returned: sum(list.map(wentBack)) }
  },
}

async function parentOf(tenant: Tenant, orderNo: string): Promise<string> {
  const [order] = await findOrders(tenant, [orderNo])
  if (!order?.parentOrderNo) throw new Error(`order ${orderNo} buys nothing beside another one`)
  return order.parentOrderNo
}

/** The ticket with an open coupon of a flight that no refund or change has taken. */
async function openTickets(tenant: Tenant, ticketedIn: string) {
  const [tickets, taken] = await Promise.all([findTickets(tenant, ticketedIn), findOpenLines(tenant, [ticketedIn])])
  const free = tickets.filter(({ ticketNo }) => !taken.some((line) => line.ticketNo === ticketNo))
  return ({ traveller, segment }: { traveller: number; segment: number }): string | undefined =>
    free.find(
      (ticket) =>
        ticket.traveller === traveller && ticket.coupons.some((coupon) => coupon.segment === segment && coupon.state === 'open'),
    )?.ticketNo
}

/** What was confirmed belongs to the tickets from now on: it goes back and is carried on with them. */
async function giveToTickets(
  work: Work,
  orderNo: string,
  bought: Awaited<ReturnType<typeof findIntlExtras>>['list'],
): Promise<void> {
  const ticketedIn = await parentOf(work, orderNo)
  await lockOrders(work, [ticketedIn])
  const kept = await findIntlExtras(work, ticketedIn)
  const list = [...kept.list, ...bought.map((extra) => ({ ...extra, boughtIn: orderNo }))]
  await updateIntlExtras(work, ticketedIn, { ...kept, list })
}

/** Flown with the tickets: nobody is asked for it. */
export const laterExtrasTravel: Fulfilment['travel'] = {
  request: async () => undefined,
  ask: async () => undefined,
  keep: async () => ({ coupons: [] }),
}
