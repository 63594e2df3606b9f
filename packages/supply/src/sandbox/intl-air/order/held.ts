import type { IntlAirHeld, IntlAirQuote } from '../../../ports/intl-air'
import type { BookedTrip, RecordRow } from './records'

export const quoteIn = ({ quote }: BookedTrip): IntlAirQuote => ({
  ...quote,
  payBy: new Date(quote.payBy),
  priceUntil: new Date(quote.priceUntil),
})

export const keptQuote = (quote: IntlAirQuote): BookedTrip['quote'] => ({
  ...quote,
  payBy: quote.payBy.toISOString(),
  priceUntil: quote.priceUntil.toISOString(),
})

/** What is told of a record, however often it is asked for. */
export const heldOf = ({
  reference,
  records,
  hold_until: holdUntil,
  trip,
}: Pick<RecordRow, 'reference' | 'records' | 'hold_until' | 'trip'>): IntlAirHeld => ({
  ...quoteIn(trip),
  reference,
  records,
  holdUntil: new Date(holdUntil),
})
