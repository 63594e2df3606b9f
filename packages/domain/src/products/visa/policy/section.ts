import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { VisaSection } from '@sojourn/contract/products/visa/policy.shapes'
import type { PolicySection } from '../../../booking/policy/section'
import { judgeVisas, type PolicyVisa, type VisaSetting } from './evaluate'
import { visaPolicyWords } from './words'

/** The standard for visas of a policy, where it has one. */
export const visaSectionOf = (policy: TravelPolicy | undefined): VisaSection | undefined => policy?.visa

export const visaPolicySection: PolicySection<VisaSection, PolicyVisa, VisaSetting> = {
  ...visaPolicyWords,
  judge: judgeVisas,
  seen: (visas) => visas.map(({ name, price }) => ({ label: name, price })),
}
