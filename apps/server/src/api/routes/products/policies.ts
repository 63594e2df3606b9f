import { getCarRuleViolate } from '@sojourn/contract/products/car/policy.calls'
import { getFlightRuleViolate } from '@sojourn/contract/products/flight/policy.calls'
import { getHotelTravelBizPolicy } from '@sojourn/contract/products/hotel/policy.calls'
import { getIntFlightRuleViolate } from '@sojourn/contract/products/intl-flight/policy.calls'
import { getTrainTicketRuleViolate } from '@sojourn/contract/products/train/policy.calls'
import { getVisaRuleViolate } from '@sojourn/contract/products/visa/policy.calls'
import { getMeetingRuleViolate } from '@sojourn/contract/products/meeting/policy.calls'
import { carStandards } from '../../../modules/products/car/policy/standards'
import { flightStandards } from '../../../modules/products/flight/policy/standards'
import { hotelStandards } from '../../../modules/products/hotel/policy/standards'
import { intlFlightStandards } from '../../../modules/products/intl-flight/standards'
import { trainStandards } from '../../../modules/products/train/policy/standards'
import { visaStandards } from '../../../modules/products/visa/policy/standards'
import { meetingStandards } from '../../../modules/products/meeting/policy/standards'
import { bind, type Api } from '../../bind'

export function bindPolicies(api: Api): void {
  bind(api, getFlightRuleViolate, flightStandards)
  bind(api, getIntFlightRuleViolate, intlFlightStandards)
  bind(api, getHotelTravelBizPolicy, hotelStandards)
  bind(api, getTrainTicketRuleViolate, trainStandards)
  bind(api, getCarRuleViolate, carStandards)
  bind(api, getMeetingRuleViolate, meetingStandards)
  bind(api, getVisaRuleViolate, visaStandards)
}
