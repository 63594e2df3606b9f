import { readTickets } from '../refund/tickets-in-address'

/** The direction that is changed, as the addresses of the steps say it. */
export function askedDirection(address: URLSearchParams) {
  return {
    orderNo: address.get('orderId') ?? '',
    ticketNos: readTickets(address.get('tickets')),
    slice: Number(address.get('slice') ?? 0),
    departDate: address.get('date') ?? '',
  }
}
