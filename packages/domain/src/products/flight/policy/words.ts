import type { FlightSection } from '@sojourn/contract/products/flight/policy.shapes'
import { twice } from '../../../booking/policy/faults'
import type { PolicyWords } from '../../../booking/policy/section'
import { describeFlightPolicy } from './describe'
import { flightWarnings } from './warnings'

/** What can be said of a standard for domestic flights. */
export const flightPolicyWords: PolicyWords<FlightSection> = {
  faults: ({ cabins = [], cabinDuration, priceByDuration = [] }) => [
    ...twice(
      'cabins',
      cabins.map(({ cabin }) => cabin),
    ),
    ...twice('cabinDuration.cabins', cabinDuration?.cabins ?? []),
    ...twice(
      'priceByDuration',
      priceByDuration.map(({ from }) => from),
    ),
    ...priceByDuration.flatMap(({ maxPrice, maxDiscount }, index) =>
      maxPrice === undefined && maxDiscount === undefined
        ? [{ path: `priceByDuration.${index}`, fault: 'ceilingMissing' as const }]
        : [],
    ),
  ],
  warnings: flightWarnings,
  sentences: describeFlightPolicy,
}
