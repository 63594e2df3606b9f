import {
  getCarRuleViolate,
  getFlightRuleViolate,
  getHotelTravelBizPolicy,
  getIntFlightRuleViolate,
  getTrainTicketRuleViolate,
} from '@sojourn/contract/booking/policy.calls'
import {
  carStandards,
  flightStandards,
  hotelStandards,
  intlFlightStandards,
  trainStandards,
} from '../../../modules/booking/lifecycle/travel-standards'
import { bind, type Api } from '../../bind'

export function bindPolicies(api: Api): void {
  bind(api, getFlightRuleViolate, flightStandards)
  bind(api, getIntFlightRuleViolate, intlFlightStandards)
  bind(api, getHotelTravelBizPolicy, hotelStandards)
  bind(api, getTrainTicketRuleViolate, trainStandards)
  bind(api, getCarRuleViolate, carStandards)
}
