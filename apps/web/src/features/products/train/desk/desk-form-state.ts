import type { LocalTrainOrder } from '@sojourn/contract/products/train/local.calls'
import { fareFor } from '@sojourn/domain/products/train/passengers'
import { berthLevels } from '@sojourn/domain/products/train/seat-choice'
import { fenOf } from '../../../../kit/forms/typed-amount'

type Berth = 'lower' | 'middle' | 'upper'
/** One ticket as the office types it; the fare in yuan. */
export interface TypedTicket {
  traveller: number
  ride: number
  coach: string
  place: string
  berth: Berth | ''
  price: string
  gate: string
}
export type TicketFault = 'coach' | 'place' | 'price'

const fareOf = (order: LocalTrainOrder, { traveller, ride }: Pick<TypedTicket, 'traveller' | 'ride'>): number => {
  const of = order.rides.find(({ index }) => index === ride)
  const who = order.travellers.find((each) => each.traveller === traveller)
  return of && who ? fareFor(who, of.ticketPrice, of.seat) : 0
}

/** Every traveller on every ride, with the fare that was paid. */
export const emptyTickets = (order: LocalTrainOrder): TypedTicket[] =>
  order.rides.flatMap(({ index: ride, seat }) =>
    order.travellers.map(({ traveller }) => ({
      traveller,
      ride,
      coach: '',
      place: '',
      berth: berthLevels(seat)[0] ?? '',
      price: String(fareOf(order, { traveller, ride }) / 100),
      gate: '',
    })),
  )

/** The most that a ticket may cost, in fen: what was paid for it. */
export const mostOf = (order: LocalTrainOrder, ticket: TypedTicket): number => fareOf(order, ticket)

/** As it stands on a ticket; what is typed is left alone, as an input method may still be at work on it. */
const tidy = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase()
const tidyTicket = (typed: TypedTicket): TypedTicket => ({
  ...typed,
  coach: tidy(typed.coach),
  place: tidy(typed.place),
  price: tidy(typed.price),
  gate: tidy(typed.gate),
})

/** The purchase number that was typed, if it is one. */
export function purchaseNoOf(typed: string): string | undefined {
  const purchaseNo = tidy(typed)
  return /^E[A-Z0-9]{9}$/.test(purchaseNo) ? purchaseNo : undefined
}

export function ticketFaults(order: LocalTrainOrder, typed: TypedTicket): TicketFault[] {
  const ticket = tidyTicket(typed)
  const price = fenOf(ticket.price)
  return [
    ...(/^\d{2}$/.test(ticket.coach) ? [] : ['coach' as const]),
    ...(/^\d{1,3}[A-F]?$/.test(ticket.place) ? [] : ['place' as const]),
    ...(price !== undefined && price <= mostOf(order, ticket) ? [] : ['price' as const]),
  ]
}

/** The tickets as the call wants them; only of faultless ones. */
export const typedPlaces = (tickets: readonly TypedTicket[]) =>
  tickets.map(tidyTicket).map(({ berth, price, ...ticket }) => ({ ...ticket, ...(berth && { berth }), price: fenOf(price) ?? 0 }))
