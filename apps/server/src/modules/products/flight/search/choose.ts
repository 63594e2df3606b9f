import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { ChosenFare } from '@sojourn/contract/products/flight/flight.shapes'
import { arrivalInstant, connects, departureInstant } from '@sojourn/domain/products/flight/journeys'
import type { PolicyFlight, RailFact } from '@sojourn/domain/products/flight/policy/offers'
import { isAirFailure, type AirFailure, type AirFare, type AirFlight } from '@sojourn/supply/ports/air'
import { journeysOf } from '@sojourn/domain/products/flight/draft'
import type { Context } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import type { EnterpriseRow } from '../../../booking/settings/store'
import type { PersonRow } from '../../../booking/traveller/store'
import { railAlternative } from '../policy/rail-alternative'
import { airSearchOf, type FlightDraft } from '../supply/supply'

/** One chosen journey with everything that was on offer beside it at this moment. */
export interface Journey {
  flight: AirFlight
  fare: AirFare
  offers: AirFlight[]
  /** The trains of that day, where one could be taken instead. */
  rail?: RailFact | undefined
  departAt: string
  arriveAt: string
  /** Of a flight that is part of a connection: the other journeys of that day, as policy sees them. */
  beside?: readonly PolicyFlight[]
}

interface FlightsSought {
  enterprise: EnterpriseRow
  chosen: readonly ChosenFare[]
  seats: number
  people: readonly PersonRow[]
}

/** Looks the chosen fares up among today's offers: gone, closed and impossible combinations are problems, a new price is not. */
export async function flightsOnOffer(
  context: Context,
  draft: FlightDraft,
  { enterprise, chosen, seats, people }: FlightsSought,
): Promise<Journey[] | Problem> {
  if (chosen.length !== journeysOf(draft.searchParams)) return problem('flightUnknown', { field: 'journeys' })
  const supply = asking(context)
  const journeys: Journey[] = []
  for (const [index, choice] of chosen.entries()) {
    const search = airSearchOf(draft, enterprise, index, seats)
    const offers = await context.air.search(supply, search)
    const flight = offers.find((offer) => offer.flightKey === choice.flightKey)
    const fare = flight?.fares.find((offer) => offer.fareKey === choice.fareKey)
    if (!flight || !fare) {
      const field = `journeys.${index}`
      const gone = await whyGone(context, enterprise, { choice, party: seats, field })
      return gone ?? problem(search.businessTravel ? 'flightUnknown' : 'fareNotForPersonal', { field })
    }
    const rail = search.businessTravel ? await railAlternative(context, people, flight, seats) : undefined
    journeys.push({ ...journeyOf(flight, fare, offers), rail })
  }
  const [out, back] = journeys
  if (out && back && !connects(out.flight, back.flight)) return problem('connectionImpossible', { field: 'journeys.1' })
  return journeys
}

interface GoneFare {
  choice: ChosenFare
  party: number
  field: string
}

/** What the supplier says of a fare that is not on offer; nothing where it would still sell it. */
export async function whyGone(
  context: Context,
  enterprise: EnterpriseRow,
  { choice, party, field }: GoneFare,
): Promise<Problem | undefined> {
  const { agreements } = enterprise.config.settings
  const quote = await context.air.price(asking(context), {
    choices: [choice],
    party,
    agreements,
    businessTravel: true,
  })
  return isAirFailure(quote) ? airProblem(quote, field) : undefined
}

export const journeyOf = (flight: AirFlight, fare: AirFare, offers: AirFlight[]): Journey => ({
  flight,
  fare,
  offers,
  departAt: departureInstant(flight),
  arriveAt: arrivalInstant(flight),
})

/** A flight with one of its fares as it is held or accepted. */
export const atFare = (flight: AirFlight, held: AirFare): AirFlight => ({
  ...flight,
  fares: flight.fares.map((fare) => (fare.fareKey === held.fareKey ? held : fare)),
})

/** The journeys at the prices that were accepted, where these are higher: what policy asks about is what may be charged. */
export const atAccepted = (journeys: readonly Journey[], chosen: readonly ChosenFare[]): Journey[] =>
  journeys.map((journey, index) => {
    const { fare, flight } = journey
    const ticketPrice = Math.max(fare.ticketPrice, chosen[index]?.ticketPrice ?? 0)
    if (ticketPrice === fare.ticketPrice) return journey
    const dearer = { ...fare, ticketPrice, discount: Math.round((fare.discount * ticketPrice) / fare.ticketPrice) }
    return { ...journey, flight: atFare(flight, dearer), fare: dearer }
  })

/** A supplier's refusal as the product's problem; `journey` is the one whose price is named. */
export function airProblem(failure: AirFailure, field: string, journey = 0): Problem {
  const kinds = {
    flightUnknown: 'flightUnknown',
    saleClosed: 'saleClosed',
    soldOut: 'fareSoldOut',
    priceChanged: 'priceChanged',
    buyerUnverified: 'governmentUnitMissing',
  } as const
  const name = kinds[failure.failure as keyof typeof kinds] ?? 'supplierFailed'
  const price = failure.prices?.[journey]
  const prices = failure.prices?.join(' ') ?? ''
  return problem(name, { field, ...(price === undefined ? {} : { detail: { price, prices } }) })
}
