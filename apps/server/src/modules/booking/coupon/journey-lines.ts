import type { OrderKind } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import type { JourneyPoint } from '@sojourn/domain/booking/documents/journey-part'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { mailText } from '@sojourn/text/booking/mail'
import type { Work } from '../../../context'
import type { NamedTraveller } from '../notification/write'
import { findLines } from './store'
import type { OrderRow } from '../order/store'
import { findTickets, type TicketRow } from '../order/ticket-store'

export type Lines = (language: Language) => string[]

/** What notifications tell of an order, with who travels. */
export interface ToldOrder extends Pick<OrderRow, 'orderNo' | 'product' | 'fulfiller'> {
  /** A booking where absent. */
  kind?: OrderKind
  purpose?: string
}
export type ToldTraveller = NamedTraveller & { position: number }

type ToldTicket = Pick<TicketRow, 'ticketNo' | 'traveller'>

/**
 * What a notification about an order says beside its number: when, from where to where, under which tickets, and why one travels. `known`: its
 * tickets, where they need not be looked for.
 */
export async function journeyLines(
  work: Work,
  { orderNo, product, kind = 'booking', purpose = '' }: ToldOrder,
  travellers: readonly ToldTraveller[],
  known?: readonly ToldTicket[],
): Promise<Lines> {
  const [parts, held] = await Promise.all([
    work.context.products[product]?.display.parts(work, orderNo),
    known ?? findTickets(work, orderNo),
  ])
  // A refund has no tickets of its own, and a change none at first: they name those that they take.
  const tickets: readonly ToldTicket[] = held.length > 0 || kind === 'booking' ? held : await findLines(work, [orderNo])
  const named = tickets.filter(({ ticketNo }, index) => tickets.findIndex((each) => each.ticketNo === ticketNo) === index)
  return (language) => {
    const text = mailText[language].journey
    const nameOf = (position: number): string => {
      const traveller = travellers.find((each) => each.position === position)
      return traveller ? passengerName(traveller, language) : ''
    }
    const point = ({ place, note, date, time }: JourneyPoint): string =>
      [dayInWords(date, language), time, place, note].filter(Boolean).join(' ')
    return [
      ...(parts?.(language) ?? []).flatMap((part) => [
        text.part({ label: [part.label, part.detail].filter(Boolean).join(' '), from: point(part.from), to: point(part.to) }),
        ...(part.places ?? []).map(({ traveller, place }) =>
          text.place({ label: part.label, traveller: nameOf(traveller), place }),
        ),
      ]),
      ...named.map(({ traveller, ticketNo }) => text.ticket({ traveller: nameOf(traveller), ticketNo })),
      ...(purpose ? [text.purpose({ purpose })] : []),
    ]
  }
}
