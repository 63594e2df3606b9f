import { cheapestAlike } from '@sojourn/domain/products/intl-flight/after-sale/price-drop'
import type { IntlAirChoice, IntlAirFailure, IntlAirQuote } from '../../../ports/intl-air'
import type { SupplyContext } from '../../../ports/supply'
import { findTrip, hasSeats, quoteOf } from '../search/quote'
import { search } from '../search/search'
import type { Skies } from './coupons'
import type { Desk } from './holds'
import { recordOf, ticketsByNumber } from './records'
import { liveTickets } from './refunds'
import { raiseInstead } from './sale'

/** Slice by slice the cheapest open fare of the brand and cabins that were bought, then all of it priced. */
export async function priceInstead(
  desk: Desk & Skies,
  context: SupplyContext,
  { ticketNos }: { ticketNos: readonly string[] },
): Promise<IntlAirQuote | IntlAirFailure> {
  const { sql, now } = context
  const tickets = await liveTickets(desk, context, { tickets: await ticketsByNumber(sql, ticketNos), ticketNos }, recordOf)
  if ('failure' in tickets) return tickets
  const [{ record }] = tickets as [(typeof tickets)[number]]
  const { pricing, quote } = record.trip
  const { passengers } = record
  const choices: IntlAirChoice[] = []
  for (const [slice, { itineraryKey }] of pricing.choices.entries()) {
    const { brand, cabins } = quote.fares[slice]!
    const asked = { ...pricing, passengers, chosen: [...choices], itineraryKey, directOnly: false, limit: 1 }
    const [itinerary] = await search(desk, context, asked)
    const fare = itinerary && cheapestAlike(itinerary.fares, { brand, cabins, party: record.party })
    if (!fare) return { failure: 'soldOut' }
    choices.push({ itineraryKey, fareKey: fare.fareKey })
  }
  const found = await findTrip(desk, sql, { ...pricing, passengers, choices }, now)
  if (typeof found === 'string') return { failure: found }
  if (!hasSeats(found, passengers)) return { failure: 'soldOut' }
  const usual = quoteOf(desk, found, { passengers, now })
  return quoteOf(desk, found, { passengers, now, raise: raiseInstead(desk, record, usual) })
}
