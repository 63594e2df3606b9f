import { cabins, type Cabin } from '@sojourn/contract/reference/cabins'
import { readTickets } from '../refund/tickets-in-address'

const readCabin = (written: string | null): Cabin | undefined => cabins.find((cabin) => cabin === written)

/** The direction that is changed, as the addresses of the steps say it. */
export function askedDirection(address: URLSearchParams) {
  const cabin = readCabin(address.get('cabin'))
  return {
    orderNo: address.get('orderId') ?? '',
    ticketNos: readTickets(address.get('tickets')),
    slice: Number(address.get('slice') ?? 0),
    departDate: address.get('date') ?? '',
    ...(cabin && { cabin }),
  }
}
