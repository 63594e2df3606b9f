import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import { twice } from '../../../booking/policy/faults'
import type { PolicyWords } from '../../../booking/policy/section'
import { describeIntlFlightPolicy } from './describe'
import { intlFlightWarnings } from './warnings'

/** What can be said of a standard for international flights. */
export const intlFlightPolicyWords: PolicyWords<IntlFlightSection> = {
  faults: ({ byDuration = [], priceByDuration = [] }) => [
    ...twice(
      'byDuration',
      byDuration.map(({ from }) => from),
    ),
    ...twice(
      'priceByDuration',
      priceByDuration.map(({ from }) => from),
    ),
  ],
  warnings: intlFlightWarnings,
  sentences: describeIntlFlightPolicy,
}
