import type { TravelPolicy } from '@sojourn/contract/booking/policy.shapes'
import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import { policyText } from '@sojourn/text/booking/policy'
import { twice } from '../../../booking/policy/faults'
import type { PolicySection } from '../../../booking/policy/section'
import { describeIntlFlightPolicy } from './describe'
import { evaluateIntlFlights, type IntlFlightSetting, type PolicyJourney } from './evaluate'
import { intlFlightWarnings } from './warnings'

/** The standard for international flights of a policy, where it has one. */
export const intlFlightSectionOf = (policy: TravelPolicy | undefined): IntlFlightSection | undefined => policy?.intlFlight

export const intlFlightPolicySection: PolicySection<IntlFlightSection, PolicyJourney, IntlFlightSetting> = {
  faults: ({ byDuration = [] }) =>
    twice(
      'byDuration',
      byDuration.map(({ from }) => from),
    ),
  warnings: intlFlightWarnings,
  sentences: describeIntlFlightPolicy,
  evaluate: evaluateIntlFlights,
  seen: (journeys, language) =>
    journeys.map(({ name, cabins, price }) => ({
      label: `${name} ${[...new Set(cabins)].map((cabin) => policyText[language].cabins[cabin]).join(' · ')}`,
      price,
    })),
}
