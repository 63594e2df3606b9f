import { isHotelFailure, type HotelFailure } from '@sojourn/supply/ports/hotel'
import type { HotelConfirmed, HotelPending } from '@sojourn/supply/ports/hotel-booking'
import type { IssueResult, SuppliedOrder } from '../../../../capabilities/fulfilment'
import type { Context, Fulfilment } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { asking } from '../../../booking/lifecycle/asking'
import { findGuests, findHotelOrder, findNights, updateHotelOrder, type HotelOrderRow } from '../order/order-store'
import { roomTicket } from '../order/tickets'

interface Confirmation {
  key: string
  bookingNo: string
}

/** Sends the booking to the hotel; one that answers by hand is asked again when its time is over. */
export const issueStay: Fulfilment['issue'] = {
  async request(_work, { enterpriseId, orderNo, supplierReference }: SuppliedOrder): Promise<Confirmation> {
    if (!supplierReference) throw new Error(`order ${orderNo} holds no rooms`)
    // A substitute is another booking, whatever the hotel of before has answered.
    return { key: `${enterpriseId}/${orderNo}/${supplierReference}`, bookingNo: supplierReference }
  },
  ask: (context, request: Confirmation) => context.hotels.confirm(asking(context), request),
  async keep(
    work,
    order,
    { bookingNo }: Confirmation,
    answer: HotelConfirmed | HotelPending | HotelFailure,
  ): Promise<IssueResult> {
    const { orderNo } = order
    // Rooms go back from a paid order only when its booker leaves it.
    if (isHotelFailure(answer) && answer.failure === 'bookingUnknown') return { left: true }
    if (isHotelFailure(answer)) {
      await updateHotelOrder(work, orderNo, { decidesBy: null })
      return { failure: answer.failure }
    }
    if ('pending' in answer) {
      await updateHotelOrder(work, orderNo, { decidesBy: answer.decidesBy })
      return { askAgainAt: answer.decidesBy }
    }
    return issued(work, order, bookingNo, answer.confirmationNo)
  },
}

/** A partner's or a quoted rate: the hotel keeps the rooms under a number already, and nobody is asked. */
export const issueOffContract: Fulfilment['issue'] = {
  async request(work, { orderNo }: SuppliedOrder): Promise<HotelOrderRow> {
    const stay = await findHotelOrder(work, orderNo)
    if (!stay) throw new Error(`order ${orderNo} has no stay`)
    return stay
  },
  ask: async () => undefined,
  keep: (work, order, { body }: HotelOrderRow): Promise<IssueResult> =>
    issued(work, order, order.orderNo, body.offContract?.reservationNo ?? numberOf(work.context, order.orderNo)),
}

/** Eight letters and digits, always the same for an order. */
const numberOf = (context: Context, orderNo: string): string =>
  context.vault
    .digest(orderNo)
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 8)
    .toUpperCase()

async function issued(
  tenant: Tenant,
  { orderNo }: SuppliedOrder,
  bookingNo: string,
  confirmationNo: string,
): Promise<IssueResult> {
  const [nights, guests] = await Promise.all([
    findNights(tenant, orderNo),
    findGuests(tenant, orderNo),
    updateHotelOrder(tenant, orderNo, { confirmationNo, decidesBy: null }),
  ])
  const rooms = [...new Set(nights.map(({ room }) => room))]
  return {
    tickets: rooms.map((room) => ({
      ticketNo: roomTicket(bookingNo, room),
      traveller: guests.find((guest) => guest.room === room)?.traveller ?? 0,
      coupons: nights.filter((night) => night.room === room).map((_night, segment) => ({ segment, state: 'open' })),
    })),
  }
}
