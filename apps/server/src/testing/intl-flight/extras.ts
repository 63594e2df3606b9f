import { checkIntlFlightBooking } from '@sojourn/contract/products/intl-flight/booking.calls'
import { expectResult } from '../flights'
import type { Caller } from '../server'
import { chooseTrip, draftTrip, patient, type IntlWanted } from './orders'

/** A fare of one flight beside which seats cost something. */
const lightOrStandard: IntlWanted = (fare, itinerary) =>
  patient(fare, itinerary) &&
  itinerary.segments.length === 1 &&
  fare.digest.refund === 'fee' &&
  (fare.brand === 'light' || fare.brand === 'standard')

/** The first trip of a day whose own carrier flies it, with what is sold beside it: who sells a flight of another one sells nothing. */
export async function tripWithExtras(server: Caller, who: string, date: string) {
  const tempOrderNo = await draftTrip(server, who, { date })
  const refused = new Set<string>()
  const wanted: IntlWanted = (fare, itinerary) => lightOrStandard(fare, itinerary) && !refused.has(itinerary.itineraryKey)
  for (;;) {
    const trip = await chooseTrip(server, who, tempOrderNo, { wanted })
    const { extras } = expectResult(await server.call(who, checkIntlFlightBooking, { tempOrderNo, ...trip }))
    if (extras.length > 0) return { tempOrderNo, trip, extras }
    refused.add(trip.choices[0]!.itineraryKey)
  }
}
