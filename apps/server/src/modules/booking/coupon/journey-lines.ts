import { products } from '@sojourn/contract/booking/codes'
import { languages, type Language } from '@sojourn/contract/kit/language'
import type { JourneyPart, JourneyPoint } from '@sojourn/domain/booking/documents/journey-part'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { mailText } from '@sojourn/text/booking/mail'
import type { Work } from '../../../context'
import { findLines } from './store'
import { findOrderTravellers, findTickets, type OrderRow } from '../order/store'

export type Lines = (language: Language) => string[]

/** What a letter about an order says beside its number: when, from where to where, under which tickets, and why one travels. */
export async function journeyLines(
  work: Work,
  { orderNo, product, purpose = '' }: Pick<OrderRow, 'orderNo' | 'product'> & { purpose?: string },
): Promise<Lines> {
  const operations = work.context.products[products.word(product as 1)]
  const parts = new Map<Language, JourneyPart[]>()
  for (const language of languages) parts.set(language, (await operations?.display.parts(work, orderNo, language)) ?? [])
  const travellers = await findOrderTravellers(work, [orderNo])
  const held = await findTickets(work, orderNo)
  // A refund has no tickets of its own: it names those that it gives back.
  const tickets = held.length > 0 ? held : await findLines(work, [orderNo])
  const named = tickets.filter(({ ticketNo }, index) => tickets.findIndex((each) => each.ticketNo === ticketNo) === index)
  return (language) => {
    const text = mailText[language].journey
    const nameOf = (position: number): string => {
      const traveller = travellers.find((each) => each.position === position)
      return traveller ? passengerName(traveller, language) : ''
    }
    const point = ({ place, note, date, time }: JourneyPoint): string => [date, time, place, note].filter(Boolean).join(' ')
    return [
      ...(parts.get(language) ?? []).map((part) =>
        text.part({ label: [part.label, part.detail].filter(Boolean).join(' '), from: point(part.from), to: point(part.to) }),
      ),
      ...named.map(({ traveller, ticketNo }) => text.ticket({ traveller: nameOf(traveller), ticketNo })),
      ...(purpose ? [text.purpose({ purpose })] : []),
    ]
  }
}
