import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { IntlExtraRequest } from '@sojourn/contract/products/intl-flight/extras.shapes'
import type { IntlPassengerType } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { chosenExtras, extrasTotal } from '@sojourn/domain/products/intl-flight/extras/extras'
import type { KeptIntlExtra } from '@sojourn/domain/products/intl-flight/extras/kept-extras'
import { judgePaidExtras } from '@sojourn/domain/products/intl-flight/policy/paid-extras'
import { isIntlAirFailure } from '@sojourn/supply/ports/intl-air'
import type { IntlAirExtraOffer } from '@sojourn/supply/ports/intl-air-extras'
import type { Work } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import type { EnterpriseRow } from '../../../booking/settings/store'
import type { PersonRow } from '../../../booking/traveller/store'
import { policyTraveller } from '../search/judged-offers'
import { intlPricingOf, type IntlFlightDraft, type PricedChoice } from '../supply/supply'
import { intlProblem } from './trip-on-offer'

/** What one traveller asks for beside the fares. */
export interface AskedExtras {
  employeeId: string
  extras?: readonly IntlExtraRequest[]
}

interface Chosen {
  draft: IntlFlightDraft
  enterprise: EnterpriseRow
  passengers: readonly IntlPassengerType[]
  choices: readonly PricedChoice[]
}

/** What carriers sell beside the fares of a chosen trip now. */
export async function extrasOnOffer(
  { context }: Work,
  { draft, enterprise, passengers, choices }: Chosen,
): Promise<IntlAirExtraOffer[] | Problem> {
  const offers = await context.intlAir.extras(asking(context), intlPricingOf(draft, enterprise, passengers, choices))
  return isIntlAirFailure(offers) ? intlProblem(offers) : offers
}

export const asksExtras = (asked: readonly AskedExtras[]): boolean => asked.some(({ extras = [] }) => extras.length > 0)

interface Party {
  /** In the order of the party. */
  people: readonly string[]
  passengers: readonly IntlPassengerType[]
  asked: readonly AskedExtras[]
}

/** What the party buys beside the fares, traveller by traveller; infants have no seat, and nothing beside it. */
export function partyExtras(
  offers: readonly IntlAirExtraOffer[],
  { people, passengers, asked }: Party,
): KeptIntlExtra[] | Problem {
  const list: KeptIntlExtra[] = []
  for (const [traveller, employeeId] of people.entries()) {
    const wanted = asked.find((each) => each.employeeId === employeeId)?.extras ?? []
    const chosen = chosenExtras(passengers[traveller] === 'infant' ? [] : offers, wanted, traveller)
    if (!chosen) return problem('extraUnknown', { field: `passengers.${traveller}.extras` })
    list.push(...chosen)
  }
  return list
}

/** What the standards of these people say of what they buy beside the fares. */
export const extrasViolations = (people: readonly PersonRow[], list: readonly KeptIntlExtra[], language: Language): Violation[] =>
  judgePaidExtras(
    people.map(policyTraveller),
    new Map(
      people.map(({ employeeId }, position) => [employeeId, extrasTotal(list.filter(({ traveller }) => traveller === position))]),
    ),
    language,
  )
