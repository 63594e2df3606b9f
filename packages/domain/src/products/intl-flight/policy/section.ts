import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import { policyText } from '@sojourn/text/booking/policy/words'
import type { PolicySection } from '../../../booking/policy/section'
import type { SearchedFare } from '../kept-search'
import { judgeIntlFlights, type IntlFlightSetting } from './evaluate'
import type { PolicyJourney } from './journey'
import { intlFlightPolicyWords } from './words'

/** The standard for international flights of a policy, where it has one. */
export const intlFlightSectionOf = (policy: TravelPolicy | undefined): IntlFlightSection | undefined => policy?.intlFlight

export const intlFlightPolicySection: PolicySection<
  IntlFlightSection,
  PolicyJourney & Pick<SearchedFare, 'beside'>,
  IntlFlightSetting
> = {
  ...intlFlightPolicyWords,
  judge: judgeIntlFlights,
  seen: (journeys, language) =>
    journeys.map(({ name, cabins, price }) => ({
      label: `${name} ${[...new Set(cabins)].map((cabin) => policyText[language].cabins[cabin]).join(' · ')}`,
      price,
    })),
  unseen: (journeys) => new Set(journeys.flatMap(({ beside }, position) => (beside ? position : []))),
}
