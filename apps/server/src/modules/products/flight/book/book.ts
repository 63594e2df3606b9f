import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight/booking.shapes'
import type { AirFailure, AirHeld, AirPassenger } from '@sojourn/supply/ports/air'
import type { Actor, Context } from '../../../../context'
import type { Party } from '../../../booking/party/party'
import type { Purchase } from '../../../booking/placing/offer'
import { placeBooking } from '../../../booking/placing/place-booking'
import { offerOf, seenJourneys, type HoldForParty } from './book-offer'
import { airProblem, atFare, journeyOf, type Journey } from '../search/choose'
import { keptGovernment, verifiedGovernment } from '../government/government'
import { holdSeats, type AirAnswer } from '../fulfilment/hold-seats'
import { openFlightDraft } from '../draft/open-draft'
import { airSearchOf, type FlightBooking } from '../supply/supply'
import { airPassenger } from '../supply/to-supply'

/** Places an order whose seats the carrier holds. */
export const createOrder = (context: Context, actor: Actor, request: CreateFlightOrder): Promise<CreatedOrder | Problem> =>
  placeBooking(context, actor, request, {
    async open(work, _actor, { tempOrderNo }) {
      const draft = await openFlightDraft(work, actor, tempOrderNo)
      return isProblem(draft) ? draft : { draft }
    },
    async offer(booking: FlightBooking, work) {
      const journeys = await seenJourneys(booking, work)
      if (isProblem(journeys)) return journeys
      return offerOf(booking, { journeys, government: keptGovernment(request.government), hold: holdOf(booking, journeys) })
    },
  })

/** How the carrier is asked to hold these flights for a party. */
const holdOf =
  (booking: FlightBooking, journeys: readonly Journey[]): HoldForParty =>
  (party, passengers) =>
  ({ orderNo, holdExpiresAt }, renew) => {
    const { context, actor, open, request, enterprise } = booking
    const { agreements, businessTravel } = airSearchOf(open.draft, enterprise, 0, party.length)
    return holdSeats(context, {
      enterpriseId: actor.enterpriseId,
      orderNo,
      hold: {
        choices: request.journeys.map(({ flightKey, fareKey }) => ({ flightKey, fareKey })),
        ...(journeys[0]!.beside && { connection: true }),
        agreements,
        businessTravel,
        passengers: party.map((member, index) => passengerOf(member, passengers[index]!)),
        expectedPrices: request.journeys.map(({ ticketPrice }) => ticketPrice),
        holdUntil: holdExpiresAt,
        government: request.government,
        remark: request.remark ?? '',
      },
      problemOf: (failure) => holdProblem(failure, request),
      async renew(work, held) {
        const asHeld = journeysAsHeld(journeys, held)
        const government = verifiedGovernment(request.government, held)
        return asHeld && renew(work, offerOf(booking, { journeys: asHeld, government }))
      },
    })
  }

/** Which journey the carrier now asks more for, with the prices of all: they are accepted together. */
function holdProblem(failure: AirFailure, { journeys }: CreateFlightOrder): Problem {
  const dearer = failure.prices?.findIndex((price, index) => price > journeys[index]!.ticketPrice) ?? -1
  return airProblem(failure, `journeys.${Math.max(0, dearer)}`, dearer)
}

/** The journeys where the carrier holds them at another fare than the search had; undefined where it does not. */
function journeysAsHeld(journeys: readonly Journey[], held: AirHeld): Journey[] | undefined {
  const fareOf = (index: number) => held.journeys[index]!.fare
  if (journeys.every(({ fare }, index) => fareOf(index).ticketPrice === fare.ticketPrice)) return undefined
  return journeys.map(({ offers, ...journey }, index) => {
    const fare = fareOf(index)
    return fare.ticketPrice === journey.fare.ticketPrice
      ? { ...journey, offers }
      : { ...journey, ...journeyOf(atFare(journey.flight, fare), fare, offers) }
  })
}

type Passenger = NonNullable<Purchase<AirAnswer>['passengers']>[number]

const passengerOf = ({ credential }: Party[number], passenger: Passenger): AirPassenger =>
  airPassenger({
    name: credential.nameOnCredential,
    passenger,
    credentialType: credential.type,
    credentialNumber: credential.number,
  })
