import type { AirSearch } from '@sojourn/supply/ports/air'
import type { EnterpriseRow } from '../../../booking/settings/store'
import { airportsOf } from '../../../reference/air-places'
import type { DraftRow } from '../../../booking/draft/store'
import type { Booking } from '../../../booking/placing/offer'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight/booking.shapes'
import type { FlightSearchParams } from '@sojourn/contract/products/flight/flight.shapes'

export type FlightDraft = DraftRow<FlightSearchParams>
export type FlightBooking = Booking<{ draft: FlightDraft }, CreateFlightOrder>

/** A draft's question to the supplier for so many seats; journey 1 is the way back. */
export function airSearchOf(draft: FlightDraft, enterprise: EnterpriseRow, journey: number, seats: number): AirSearch {
  const { searchParams: params } = draft
  const depart = airportsOf(params.departAirportCode, params.departType)
  const arrive = airportsOf(params.arriveAirportCode, params.arriveType)
  const business = draft.travelType === 'business'
  return {
    departAirports: journey === 0 ? depart : arrive,
    arriveAirports: journey === 0 ? arrive : depart,
    date: journey === 0 ? params.departDate : (params.returnDate ?? params.departDate),
    party: seats,
    agreements: business ? enterprise.config.settings.agreements : [],
    // Only a company with the agreement may buy government fares (S6.05).
    governmentOnly: business && params.gpAgreement === true && enterprise.config['gpAgreementFilter'] === true,
    businessTravel: business,
  }
}
