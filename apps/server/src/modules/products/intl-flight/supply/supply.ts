import type { FlightLeg, IntlFlightSearchParams } from '@sojourn/contract/products/intl-flight/draft.shapes'
import type { IntlChoice } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { legsOf } from '@sojourn/domain/products/intl-flight/draft/draft'
import type { IntlAirPricing, IntlAirSearch, IntlAirSlice, IntlPassengerType } from '@sojourn/supply/ports/intl-air'
import { airportsOf } from '../../../reference/air-places'
import type { DraftRow } from '../../../booking/draft/store'
import type { EnterpriseRow } from '../../../booking/settings/store'

export type IntlFlightDraft = DraftRow<IntlFlightSearchParams>

const sliceOf = ({ departCode, departType, arriveCode, arriveType, departDate }: FlightLeg): IntlAirSlice => ({
  departAirports: airportsOf(departCode, departType),
  arriveAirports: airportsOf(arriveCode, arriveType),
  date: departDate,
})

/** The directions of a draft as the supplier is asked for them, in order of date. */
export const slicesOf = ({ searchParams }: Pick<IntlFlightDraft, 'searchParams'>): IntlAirSlice[] =>
  legsOf(searchParams).map(sliceOf)

/** Who buys: personal travel has no agreements. */
const buyerOf = (draft: IntlFlightDraft, enterprise: EnterpriseRow, passengers: readonly IntlPassengerType[]) => {
  const businessTravel = draft.travelType === 'business'
  return { passengers, businessTravel, agreements: businessTravel ? enterprise.config.settings.agreements : [] }
}

/** How many itineraries a list shows at most (handbook 2.1: the cheapest, the quickest and the best of both). */
const itinerariesAtMost = 200

/** What was chosen for a direction, of whichever list. */
export type PricedChoice = Pick<IntlChoice, 'itineraryKey' | 'fareKey'>

const choicesOf = (chosen: readonly PricedChoice[]) => chosen.map(({ itineraryKey, fareKey }) => ({ itineraryKey, fareKey }))

/** A draft's question to the supplier: the direction after those that are chosen. */
export const intlSearchOf = (
  draft: IntlFlightDraft,
  enterprise: EnterpriseRow,
  passengers: readonly IntlPassengerType[],
  chosen: readonly PricedChoice[],
): IntlAirSearch => ({
  ...buyerOf(draft, enterprise, passengers),
  slices: slicesOf(draft),
  chosen: choicesOf(chosen),
  ...(draft.searchParams.seatType && { cabin: draft.searchParams.seatType }),
  directOnly: draft.searchParams.isDirect === true,
  limit: itinerariesAtMost,
})

/** A draft's question what the trip costs as far as it is chosen. */
export const intlPricingOf = (
  draft: IntlFlightDraft,
  enterprise: EnterpriseRow,
  passengers: readonly IntlPassengerType[],
  choices: readonly PricedChoice[],
): IntlAirPricing => ({
  ...buyerOf(draft, enterprise, passengers),
  slices: slicesOf(draft).slice(0, choices.length),
  choices: choicesOf(choices),
})
