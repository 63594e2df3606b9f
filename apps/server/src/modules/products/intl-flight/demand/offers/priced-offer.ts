import type { RequestOf } from '@sojourn/contract/kit/call'
import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { priceFlightDemandOffer } from '@sojourn/contract/products/intl-flight/demand.calls'
import type { PlanChoice, PricedPlanOffer } from '@sojourn/contract/products/intl-flight/demand.shapes'
import type { KeptDemandLeg, KeptFlightPlan, KeptPlanOffer } from '@sojourn/domain/products/intl-flight/demand/kept-demand'
import { planPricesOf } from '@sojourn/domain/products/intl-flight/demand/plan-offer'
import { penaltySentence } from '@sojourn/domain/products/intl-flight/after-sale/penalty-sentences'
import { isIntlAirFailure, type IntlAirQuote } from '@sojourn/supply/ports/intl-air'
import type { Actor, Context, Work } from '../../../../../context'
import { inCompany } from '../../../../../work'
import { asking } from '../../../../booking/lifecycle/asking'
import { intlProblem } from '../../book/trip-on-offer'
import { keptPenalty, keptSegment } from '../../order/kept-trip'
import { buyersOf } from '../../search/judged-offers'
import { feesOf } from '../../supply/policy-journey'
import { intlPricingOf } from '../../supply/supply'
import { namedSegment } from '../named-segment'
import { openForOffers, type OpenDemand } from './demand-trip'

/** What of a plan is the supply's own. */
export type SuppliedPlan = Pick<KeptFlightPlan, 'validatingCarrier' | 'segments' | 'prices'> & { offer: KeptPlanOffer }

interface Quoted {
  quote: IntlAirQuote
  plan: SuppliedPlan
}

/** An offer for every leg as it is to be had now, at its price for the whole party. */
export async function pricedOffer(
  work: Work,
  actor: Actor,
  { legs, trip }: OpenDemand,
  choices: readonly PlanChoice[],
): Promise<Quoted | Problem> {
  const { context } = work
  if (choices.length !== legs.length) return problem('legChosenMissing', { field: 'choices' })
  const { enterprise, ages, passengers } = await buyersOf(work, actor, trip)
  const quote = await context.intlAir.price(asking(context), intlPricingOf(trip, enterprise, passengers, choices))
  return isIntlAirFailure(quote) ? intlProblem(quote) : { quote, plan: planOfQuote(quote, { legs, passengers: ages, choices }) }
}

interface Asked {
  legs: readonly KeptDemandLeg[]
  passengers: readonly PassengerType[]
  choices: readonly PlanChoice[]
}

/** A quote as a plan keeps it. */
export function planOfQuote(quote: IntlAirQuote, { legs, passengers, choices }: Asked): SuppliedPlan {
  const { itineraries, fares, tickets } = quote
  return {
    validatingCarrier: tickets[0]!.validatingCarrier,
    segments: itineraries.flatMap(({ segments }, slice) =>
      segments.map((segment, index) => keptSegment(segment, slice, fares[slice]!, index)),
    ),
    prices: planPricesOf(tickets, passengers),
    offer: {
      legs: [...legs],
      choices: choices.map(({ itineraryKey, fareKey }) => ({ itineraryKey, fareKey })),
      fares: fares.map(({ brand, digest }) => ({ brand, ...feesOf(digest) })),
      penalties: tickets.map(({ penalties }) => penalties.map(keptPenalty)),
      ticketBy: quote.payBy.toISOString(),
      priceUntil: quote.priceUntil.toISOString(),
      seats: Math.min(...fares.map(({ seats }) => seats)),
      instantPayment: quote.instantPayment,
    },
  }
}

const told: readonly string[] = ['refund', 'change', 'noShow']
/** Refunding and changing, a line for each rule, in the reader's words. */
export const rulesOf = ({ penalties }: Pick<KeptPlanOffer, 'penalties'>, language: Language): string =>
  [
    ...new Set(
      penalties
        .flat()
        .filter(({ kind }) => told.includes(kind))
        .map((rule) => penaltySentence(rule, language)),
    ),
  ].join('\n')

/** An offer for every leg, as the form of a plan is filled with it. */
export const priceDemandOffer = (
  context: Context,
  actor: Actor,
  { choices, ...asked }: RequestOf<typeof priceFlightDemandOffer>,
): Promise<PricedPlanOffer | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const open = await openForOffers(work, actor, asked)
    if (isProblem(open)) return open
    const priced = await pricedOffer(work, actor, open, choices)
    return isProblem(priced) ? priced : shownPricing(priced, actor.language)
  })

function shownPricing({ quote, plan }: Quoted, language: Language): PricedPlanOffer {
  const { validatingCarrier, segments, prices, offer } = plan
  return {
    segments: segments.map((segment) => namedSegment(segment, language)),
    validatingCarrier,
    prices,
    baggage: segments[0]!.baggage,
    rules: rulesOf(offer, language),
    total: quote.total,
    seats: offer.seats,
    ticketBy: offer.ticketBy,
    priceUntil: offer.priceUntil,
    instantPayment: offer.instantPayment,
    separateTickets: quote.tickets.length > 1,
  }
}
