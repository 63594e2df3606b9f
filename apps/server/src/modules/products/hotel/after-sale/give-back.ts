import { readGivenNight } from '@sojourn/domain/products/hotel/kept/kept-given-night'
import { sum } from '@sojourn/domain/kit/money'
import { isHotelFailure, type HotelFailure } from '@sojourn/supply/ports/hotel'
import type { HotelCancel, HotelCancelQuote } from '@sojourn/supply/ports/hotel-booking'
import type { AlteringOrder, RefundedLine } from '../../../../capabilities/after-sales'
import type { Fulfilment, Work } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { asking } from '../../../booking/lifecycle/asking'
import { captureGuarantee } from '../../../booking/payment/guarantee'
import { cancelNight, findHotelOrder, updateHotelOrder, type HotelOrderRow } from '../order/order-store'
import { offContractRefusal } from './refund-quote'
import { keepGuarantee } from './stay-end'
import { askedNights, ticketParts } from '../order/tickets'

type Refund = NonNullable<Fulfilment['refund']>

/** The nights that a refund order gives back, in the order of its lines. */
const givenNights = ({ lines }: AlteringOrder) =>
  lines.map(({ line, ticketNo, segment, fee, amount, offer }) => {
    const { orderNo, night, kept } = readGivenNight(offer)
    return { line, ticketNo, segment, fee, orderNo, night, kept, price: amount + fee, room: ticketParts(ticketNo).room }
  })
type Given = ReturnType<typeof givenNights>

async function stayOf(tenant: Tenant, order: AlteringOrder, [first]: Given): Promise<HotelOrderRow> {
  const stay = first && (await findHotelOrder(tenant, first.orderNo))
  if (!stay) throw new Error(`refund ${order.orderNo} gives no nights of a stay back`)
  return stay
}

/** Gives nights back to the hotel, if they still can be at the price that was quoted. */
export const giveNightsBack: Refund = {
  async request(_work, order: AlteringOrder): Promise<Omit<HotelCancel, 'commit'>> {
    const given = givenNights(order)
    return {
      key: `${order.enterpriseId}/${order.orderNo}`,
      bookingNo: ticketParts(given[0]!.ticketNo).bookingNo,
      lines: askedNights(given),
      penaltyAtMost: sum(given.map(({ kept }) => kept)),
    }
  },
  ask: (context, request: Omit<HotelCancel, 'commit'>) => context.hotels.cancel(asking(context), { ...request, commit: true }),
  async keep(work, order, _request, answer: HotelCancelQuote | HotelFailure) {
    if (isHotelFailure(answer)) {
      const { failure } = answer
      return { failure, ...(failure === 'supplierBusy' && { passing: true }) }
    }
    const given = givenNights(order)
    const stay = await stayOf(work, order, given)
    const { captured } = answer
    if (captured > 0) await updateHotelOrder(work, stay.orderNo, { captured })
    await captureGuarantee(work, stay.orderNo, captured, work.context.clock.now())
    return givenUp(work, stay, given)
  },
}

/** Nights of a rate that our suppliers know nothing of: by its own rules, and nobody is asked. */
export const giveOffContractBack: Refund = {
  request: async () => undefined,
  ask: async () => undefined,
  async keep(work, order) {
    const given = givenNights(order)
    const stay = await stayOf(work, order, given)
    const rooms = [...new Set(given.map(({ room }) => room))].map((room) => given.filter((each) => each.room === room))
    return offContractRefusal(work.context, stay, rooms) ?? givenUp(work, stay, given)
  },
}

async function givenUp(work: Work, stay: HotelOrderRow, given: Given): Promise<{ lines: RefundedLine[] }> {
  for (const { room, night } of given) await cancelNight(work, stay.orderNo, room, night)
  await keepGuarantee(work, stay)
  return { lines: given.map(({ line, fee }) => ({ line, fee, involuntary: false })) }
}
