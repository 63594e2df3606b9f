import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'
import { twice } from '../../../booking/policy/faults'
import type { PolicyWords } from '../../../booking/policy/section'
import { describeCarPolicy } from './describe'
import { fenceFaults } from './fence'
import { carWarnings } from './warnings'

/** What can be said of a standard for cars. */
export const carPolicyWords: PolicyWords<CarSection> = {
  faults: ({ classes = [], cityNames = [], ...fence }) => [
    ...twice('classes', classes),
    ...twice('cityNames', cityNames),
    ...fenceFaults(fence),
  ],
  warnings: carWarnings,
  sentences: describeCarPolicy,
}
