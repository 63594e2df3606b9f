import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'
import type { PolicySection } from '../../../booking/policy/section'
import { judgeCars, type CarSetting, type PolicyCar } from './evaluate'
import { carPolicyWords } from './words'

/** The standard for cars of a policy, where it has one. */
export const carSectionOf = (policy: TravelPolicy | undefined): CarSection | undefined => policy?.car

export const carPolicySection: PolicySection<CarSection, PolicyCar, CarSetting> = {
  ...carPolicyWords,
  judge: judgeCars,
  seen: (cars) => cars.map(({ name, price }) => ({ label: name, price })),
}
