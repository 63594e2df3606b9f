import type { Language } from '@sojourn/contract/kit/language'
import { withinPolicy, type OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { evaluatePlans } from '@sojourn/domain/products/intl-flight/demand/judge-plans'
import type { KeptFlightPlan } from '@sojourn/domain/products/intl-flight/demand/kept-demand'
import { intlFlightSectionOf } from '@sojourn/domain/products/intl-flight/policy/section'
import type { EnterpriseRow } from '../../../booking/settings/store'
import type { PersonRow } from '../../../booking/traveller/store'

export interface Judging {
  people: readonly PersonRow[]
  business: boolean
  enterprise: EnterpriseRow
  today: string
}

/** What the standards of the travellers say of each plan among all (handbook 2.5, 7.3); of personal travel they say nothing. */
export function judgePlans(
  { people, business, enterprise, today }: Judging,
  plans: readonly KeptFlightPlan[],
  language: Language,
): OfferVerdict[] {
  if (!business) return plans.map(() => withinPolicy)
  const travellers = people.map(({ employeeId, policy: own }) => {
    const policy = intlFlightSectionOf(own?.body)
    return { travellerId: employeeId, ...(policy && { policy }) }
  })
  const setting = { bookingDate: today, together: enterprise.config.settings.togetherBookRule }
  return evaluatePlans(travellers, plans, setting, language)
}
