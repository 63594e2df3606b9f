import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'
import { twice } from '../../../booking/policy/faults'
import type { PolicyWords } from '../../../booking/policy/section'
import { describeCarPolicy } from './describe'
import { carWarnings } from './warnings'

/** What can be said of a standard for cars. */
export const carPolicyWords: PolicyWords<CarSection> = {
  faults: ({ classes = [], cityNames = [], placeKinds = [] }) => [
    ...twice('classes', classes),
    ...twice('cityNames', cityNames),
    ...twice('placeKinds', placeKinds),
  ],
  warnings: carWarnings,
  sentences: describeCarPolicy,
}
