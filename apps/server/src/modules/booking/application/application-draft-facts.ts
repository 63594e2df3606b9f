import type { BookingFacts, MatchTerms } from '@sojourn/domain/booking/application/match'
import { cityKey } from '@sojourn/domain/reference/place/city-text'
import type { DraftRow } from '../draft/store'

/** What a kept search says to an application, in the field names of S3.20, S3.29 and S3.34; what it does not say decides nothing. */
export function draftFacts(
  draft: DraftRow<Record<string, unknown>>,
  terms: MatchTerms,
): Omit<BookingFacts, 'product' | 'amount'> {
  const said = (...names: string[]): string =>
    names.map((name) => draft.searchParams[name]).find((value): value is string => typeof value === 'string' && value !== '') ??
    ''
  const city = (code: string, name: string): string => cityKey({ code, name: code ? '' : name })
  const depart = city(said('departAirportCode'), '')
  const arrive = city(said('arriveAirportCode'), said('cityName'))
  const startDate = said('departDate', 'checkInDate')
  const endDate = said('returnDate', 'checkOutDate') || startDate
  return {
    travellerIds: draft.travellerIds,
    cities: { ...(depart ? { depart } : {}), ...(arrive ? { arrive } : {}) },
    startDate,
    endDate,
    ...terms,
    dateUnlimited: terms.dateUnlimited || startDate === '',
  }
}
