import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { PriceLine } from '@sojourn/contract/products/flight/flight.shapes'
import { flightCredentialFault } from '@sojourn/domain/products/flight/credentials'
import type { KeptGovernment } from '@sojourn/domain/products/flight/kept'
import { passengerByAir } from '@sojourn/domain/booking/traveller/party-by-air'
import { priceLines, totalOf } from '@sojourn/domain/products/flight/price'
import type { Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import type { Party } from '../../../booking/party/party'
import type { Offer, Purchase } from '../../../booking/placing/offer'
import { findPeople } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { conflictsOfFlights, refuseFares, refuseUnseen } from './book-refusals'
import { type Journey } from '../search/choose'
import type { AirAnswer } from '../fulfilment/hold-seats'
import { journeysOnOffer } from '../search/on-offer'
import { segmentsOf, titleOf } from './order-record'
import { passengersOf, priced, refuseParty, seatsFor } from '../draft/passengers'
import { flightSetting } from '../policy/rail-alternative'
import type { FlightBooking } from '../supply/supply'
import { storedViolationsOf } from './violations'

/** The flights as they were shown, at no more than was seen. */
export async function seenJourneys(booking: FlightBooking, work: Work): Promise<Journey[] | Problem> {
  const { context, open, request, enterprise, today } = booking
  const { draft } = open
  const ids = request.travellers.map(({ employeeId }) => employeeId)
  const [expected, people, unseen] = await Promise.all([
    passengersOf(work, ids, draft.searchParams.departDate),
    findPeople(work, ids, { today, reader: 'anybody', under: underApplication(context, draft.travelApplyNo) }),
    refuseUnseen(work, draft, request),
  ])
  const journeys = await journeysOnOffer(context, draft, {
    enterprise,
    chosen: request.journeys,
    seats: seatsFor(expected),
    people,
  })
  if (isProblem(journeys)) return journeys
  return unseen ?? refuseFares(journeys, booking) ?? journeys
}

type Passengers = NonNullable<Purchase<AirAnswer>['passengers']>

export interface FlightOffer {
  journeys: readonly Journey[]
  government: KeptGovernment | undefined
  /** How seats are held; absent where they are held already. */
  hold?: HoldForParty
}
export type HoldForParty = (party: Party, passengers: Passengers) => NonNullable<Purchase<AirAnswer>['hold']>

/** Flights at the fares of these journeys. */
export function offerOf(booking: FlightBooking, { journeys, government, hold }: FlightOffer): Offer<AirAnswer> {
  const { open, request, business, today } = booking
  return {
    rules: {
      lastDay: chinaDate(new Date(journeys.at(-1)!.arriveAt)),
      credentialFault: flightCredentialFault,
      asksBirthDate: true,
      insured: true,
      violationsOf: (person, people, company) =>
        business ? storedViolationsOf(person, journeys, today, { party: people, setting: flightSetting(company) }) : [],
    },
    async purchase(_work, party) {
      const ages = party.map(({ birthDate }) => passengerByAir(birthDate, open.draft.searchParams.departDate))
      const refused = refuseParty(ages)
      if (refused) return refused
      const passengers = priced(ages)
      const prices = pricesOf(booking, party, journeys, passengers)
      return {
        series: 'F',
        fulfiller: 'flight',
        title: titleOf(journeys),
        prices,
        total: totalOf(prices),
        departAt: journeys[0]!.departAt,
        segments: segmentsOf(journeys, passengers, government),
        searchIds: request.journeys.map(({ searchId }) => searchId),
        passengers,
        conflicts: conflictsOfFlights(party, journeys),
        documentsFor: 'documents for the carrier',
        keep: async () => undefined,
        ...(hold && { hold: hold(party, passengers) }),
      }
    },
  }
}

/** What the order costs for these travellers, line by line. */
function pricesOf(
  { enterprise }: FlightBooking,
  party: Party,
  journeys: readonly Journey[],
  passengers: ReturnType<typeof priced>,
): PriceLine[] {
  return priceLines({
    journeys,
    travellers: party.map(({ insurances, serviceFee }, index) => ({ passenger: passengers[index]!, insurances, serviceFee })),
    insurancePrices: Object.fromEntries(enterprise.config.settings.insurances.map(({ code, price }) => [code, price])),
  })
}
