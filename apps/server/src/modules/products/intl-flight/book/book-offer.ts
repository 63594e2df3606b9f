import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreateIntlFlightOrder } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { tripDocumentFault } from '@sojourn/domain/products/intl-flight/documents/document-rules'
import { passengerAbroad } from '@sojourn/domain/products/intl-flight/documents/notes'
import { abroadOf } from '@sojourn/domain/products/intl-flight/documents/trip-countries'
import { chosenExtras } from '@sojourn/domain/products/intl-flight/extras/extras'
import { soldAs } from '@sojourn/domain/products/intl-flight/special-passengers'
import { intlPriceLines, intlTotal } from '@sojourn/domain/products/intl-flight/price'
import type { IntlAirQuote } from '@sojourn/supply/ports/intl-air'
import type { Work } from '../../../../context'
import { findSameDocument } from '../../../booking/party/same-document-store'
import type { Party } from '../../../booking/party/party'
import { storedViolations } from '../../../booking/party/stored-violations'
import type { Booking, Offer, Purchase, PurchaseConflicts } from '../../../booking/placing/offer'
import type { StoredViolation } from '../../../booking/order/record'
import type { PersonRow } from '../../../booking/traveller/store'
import { ageOf, priced, refuseParty } from '../draft/passengers'
import type { IntlAnswer } from '../fulfilment/hold-seats'
import { insertIntlOrder } from '../order/kept-store'
import { keptTrip } from '../order/kept-trip'
import type { IntlFlightDraft } from '../supply/supply'
import { extrasViolations, partyExtras } from './extras-on-offer'
import { flightsOf, plannedSegment, segmentsOf, titleOf } from './order-record'
import { passengerDetails, type PassengerDetails } from './passenger-details'
import type { TripOnOffer } from './trip-on-offer'
import { storedViolationsOf } from './violations'

export type IntlBooking = Booking<{ draft: IntlFlightDraft }, CreateIntlFlightOrder>
/** How seats are held for a party; absent where they are held already. */
export type HoldForParty = (party: Party, details: PassengerDetails) => NonNullable<Purchase<IntlAnswer>['hold']>

/** As whom everybody flies, by their documents. */
const agesOf = (quote: IntlAirQuote, party: Party) => {
  const days = quote.itineraries.map(({ segments }) => segments[0]!.departDate)
  return party.map(({ birthDate }) => passengerAbroad(birthDate, days[0]!, days.at(-1)!))
}

/** A whole trip at the price of this quote. */
export function offerOf(booking: IntlBooking, trip: TripOnOffer, hold?: HoldForParty): Offer<IntlAnswer> {
  const { business, today, enterprise } = booking
  const flights = flightsOf(trip.quote.itineraries)
  const setting = { bookingDate: today, together: enterprise.config.settings.togetherBookRule }
  return {
    rules: {
      lastDay: flights.at(-1)!.arriveDate,
      credentialFault: tripDocumentFault(abroadOf(flights)),
      asksBirthDate: true,
      violationsOf: (person, people) =>
        business
          ? [...storedViolationsOf(person, people, trip.directions, setting), ...extrasBroken(booking, trip, person, people)]
          : [],
    },
    purchase: (work, party) => purchaseOf(booking, trip, { work, party, hold }),
  }
}

/** What one of the party buys beside the fares against the own standard; what is not on offer is refused with the purchase. */
function extrasBroken(
  { request: { passengers } }: IntlBooking,
  { extras = [] }: TripOnOffer,
  person: PersonRow,
  people: readonly PersonRow[],
): StoredViolation[] {
  const asked = passengers.find(({ employeeId }) => employeeId === person.employeeId)?.extras ?? []
  const list = chosenExtras(extras, asked, people.indexOf(person)) ?? []
  return storedViolations((language) =>
    extrasViolations(people, list, language).filter(({ travellerId }) => travellerId === person.employeeId),
  )
}

interface Buying {
  work: Work
  party: Party
  hold: HoldForParty | undefined
}

async function purchaseOf(
  { request, open: { draft } }: IntlBooking,
  { quote, slices, extras: offers = [] }: TripOnOffer,
  { work, party, hold }: Buying,
): Promise<Purchase<IntlAnswer> | Problem> {
  const ages = agesOf(quote, party)
  const refused = refuseParty(ages)
  if (refused) return refused
  const passengers = priced(ages, draft).map((passenger) => soldAs(passenger, quote.fares))
  const flights = flightsOf(quote.itineraries)
  const trip = { flights, passengers, fares: quote.fares }
  const details = await passengerDetails(work, party, request.passengers, trip)
  if (isProblem(details)) return details
  const extras = partyExtras(offers, {
    people: party.map(({ person }) => person.employeeId),
    passengers,
    asked: request.passengers,
  })
  if (isProblem(extras)) return extras
  const prices = intlPriceLines({
    tickets: quote.tickets,
    travellers: party.map(({ serviceFee }, index) => ({ passenger: passengers[index]!, serviceFee })),
    directions: quote.itineraries.length,
    extras,
  })
  return {
    series: 'I',
    fulfiller: 'intl-flight',
    title: titleOf(quote.itineraries),
    prices,
    total: intlTotal(prices),
    departAt: flights[0]!.departAt,
    latest: quote.payBy.toISOString(),
    paidAtOnce: quote.instantPayment,
    segments: segmentsOf(quote, passengers, extras),
    searchIds: request.choices.map(({ searchId }) => searchId),
    passengers: ages.map(ageOf),
    conflicts: conflictsOfTrip(party, quote),
    documentsFor: 'documents for the carrier',
    // The carrier's own limit is the last moment, however long approvers might take.
    holdUntil: (usual) => (usual < quote.payBy ? usual : quote.payBy),
    keep: (own, { orderNo }) =>
      insertIntlOrder(own, orderNo, {
        trip: keptTrip(quote, slices, passengers),
        passengers: details.passengers,
        wishes: { version: 1, list: details.wishes },
        extras: { version: 1, list: extras },
      }),
    ...(hold && { hold: hold(party, details) }),
  }
}

/** Nobody flies twice on one flight, neither as the same person nor by the same document under another one (handbook 1.8). */
function conflictsOfTrip(party: Party, { itineraries }: IntlAirQuote): PurchaseConflicts {
  const documents = party.map(({ credential }) => credential.numberHash)
  const planned = flightsOf(itineraries).map(plannedSegment)
  return {
    claims: documents,
    planned,
    async refuse(tenant, finding) {
      if (new Set(documents).size < documents.length) return problem('travellerTwice', { field: 'travellers' })
      const [found, other] = await Promise.all([finding, findSameDocument(tenant, documents, planned)])
      const booked = found.find(({ same }) => same.length > 0)?.same[0] ?? other
      const detail = booked && { orderNo: booked.orderNo, flightNo: booked.serviceNo }
      return detail && problem('samePassenger', { field: 'travellers', detail })
    },
  }
}
