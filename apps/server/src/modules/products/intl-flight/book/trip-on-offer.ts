import type { IntlChoice, IntlPassengerType, IntlTimes } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { problem, type Problem, type ProblemName } from '@sojourn/contract/kit/problems'
import { legsOf } from '@sojourn/domain/products/intl-flight/draft/draft'
import { soldAs } from '@sojourn/domain/products/intl-flight/special-passengers'
import { retimedSince, type Retimed } from '@sojourn/domain/products/intl-flight/seen-times'
import {
  isIntlAirFailure,
  type IntlAirFailure,
  type IntlAirFailureKind,
  type IntlAirItinerary,
  type IntlAirQuote,
  type IntlAirSlice,
} from '@sojourn/supply/ports/intl-air'
import type { IntlAirExtraOffer } from '@sojourn/supply/ports/intl-air-extras'
import type { Work } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import type { EnterpriseRow } from '../../../booking/settings/store'
import { refuseUnseen } from '../search/asked-slice'
import { intlPricingOf, intlSearchOf, slicesOf, type IntlFlightDraft, type PricedChoice } from '../supply/supply'
import { flightsOf } from './order-record'
import type { JudgedDirection } from './violations'

/** A trip that was chosen, as it is to be had now. */
export interface TripOnOffer {
  quote: IntlAirQuote
  /** As whom the party buys it. */
  passengers: IntlPassengerType[]
  slices: IntlAirSlice[]
  /** Each direction beside what else is on offer for it. */
  directions: JudgedDirection[]
  /** What is sold beside its fares; absent where nobody asks for any of it. */
  extras?: IntlAirExtraOffer[]
}

interface Chosen {
  draft: IntlFlightDraft
  enterprise: EnterpriseRow
  passengers: readonly IntlPassengerType[]
  choices: readonly IntlChoice[]
}
type Priced = Omit<Chosen, 'choices'> & { choices: readonly PricedChoice[] }

/** Prices a whole trip of a draft again; every direction is chosen, of a list that this draft has shown. */
export async function tripOnOffer(
  work: Work,
  { draft, enterprise, passengers, choices }: Chosen,
): Promise<TripOnOffer | Problem> {
  if (choices.length !== legsOf(draft.searchParams).length) return problem('legChosenMissing', { field: 'choices' })
  const unseen = await refuseUnseen(work, draft.tempOrderNo, choices, 'choices')
  return unseen ?? pricedTrip(work, { draft, enterprise, passengers, choices })
}

/** A whole trip as it is to be had now, whoever chose it from which list. */
export async function pricedTrip(work: Work, { draft, enterprise, passengers, choices }: Priced): Promise<TripOnOffer | Problem> {
  const { context } = work
  const priced = await context.intlAir.price(asking(context), intlPricingOf(draft, enterprise, passengers, choices))
  if (isIntlAirFailure(priced)) return intlProblem(priced)
  const quote = asSold(priced)
  const offers = await Promise.all(
    choices.map((_choice, slice) =>
      context.intlAir.search(asking(context), intlSearchOf(draft, enterprise, passengers, choices.slice(0, slice))),
    ),
  )
  return {
    quote,
    passengers: passengers.map((passenger) => soldAs(passenger, quote.fares)),
    slices: slicesOf(draft),
    directions: quote.itineraries.map((itinerary, slice) => directionOf(itinerary, quote.fares[slice]!, offers[slice] ?? [])),
  }
}

/** A quote by those as whom its fares are bought: a student who has none of the fares of students is an adult. */
function asSold(quote: IntlAirQuote): IntlAirQuote {
  const tagged = <Price extends { passenger: IntlPassengerType }>(prices: readonly Price[]): Price[] =>
    prices.map((price) => ({ ...price, passenger: soldAs(price.passenger, quote.fares) }))
  return {
    ...quote,
    fares: quote.fares.map((fare) => ({ ...fare, prices: tagged(fare.prices) })),
    tickets: quote.tickets.map((ticket) => ({ ...ticket, prices: tagged(ticket.prices) })),
  }
}

/** Flights that leave or come at other hours than were seen; a problem where somebody saw other flights. */
export const retimedOf = (itineraries: readonly IntlAirItinerary[], seenTimes: readonly IntlTimes[]): Retimed[] | Problem =>
  retimedSince(seenTimes, flightsOf(itineraries)) ?? problem('badRequest', { field: 'seenTimes' })

/** A direction at the fare that is bought, among everything on offer for it. */
export function directionOf(
  itinerary: IntlAirItinerary,
  fare: IntlAirQuote['fares'][number],
  offers: readonly IntlAirItinerary[],
): JudgedDirection {
  const listed = offers.find(({ itineraryKey }) => itineraryKey === itinerary.itineraryKey)
  const others = listed?.fares.filter(({ fareKey }) => fareKey !== fare.fareKey) ?? []
  const own = { ...itinerary, fares: [fare, ...others] }
  return { own, offers: [own, ...offers.filter((offer) => offer !== listed)] }
}

const problems: Partial<Record<IntlAirFailureKind, ProblemName>> = {
  itineraryUnknown: 'itineraryUnknown',
  saleClosed: 'saleClosed',
  soldOut: 'fareSoldOut',
  passengerNotAllowed: 'passengerNotAccepted',
}

/** What a supplier's refusal is to whoever books. */
export function intlProblem({ failure, total }: IntlAirFailure): Problem {
  if (failure === 'priceChanged')
    return problem('priceChanged', { field: 'choices', ...(total !== undefined && { detail: { price: total } }) })
  const name = problems[failure] ?? 'supplierFailed'
  return { problem: name, field: name === 'passengerNotAccepted' ? 'travellers' : 'choices' }
}
