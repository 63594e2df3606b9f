import type { TravelPolicy } from '@sojourn/contract/booking/policy.shapes'
import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'
import { twice } from '../../../booking/policy/faults'
import type { PolicySection } from '../../../booking/policy/section'
import { describeCarPolicy } from './describe'
import { evaluateCars, type CarSetting, type PolicyCar } from './evaluate'
import { carWarnings } from './warnings'

/** The standard for cars of a policy, where it has one. */
export const carSectionOf = (policy: TravelPolicy | undefined): CarSection | undefined => policy?.car

export const carPolicySection: PolicySection<CarSection, PolicyCar, CarSetting> = {
  faults: ({ classes = [], cityNames = [] }) => [...twice('classes', classes), ...twice('cityNames', cityNames)],
  warnings: carWarnings,
  sentences: describeCarPolicy,
  evaluate: evaluateCars,
  seen: (cars) => cars.map(({ name, price }) => ({ label: name, price })),
}
