import {
  decidePolicy,
  endPolicy,
  getPolicies,
  getPolicy,
  getPolicyOf,
  getPolicyScopeChoices,
  proposePolicy,
  takeBackPolicy,
  widenPolicy,
} from '@sojourn/contract/products/travel-policy.calls'
import { policyDetail } from '../../../modules/admin/policy/detail'
import { listPolicies } from '../../../modules/admin/policy/list'
import { policyOfPerson } from '../../../modules/admin/policy/of-person'
import { decide, end, proposeVersion, widen } from '../../../modules/admin/policy/propose'
import { policyScopeChoices } from '../../../modules/admin/policy/scope-choices'
import { takeBack } from '../../../modules/admin/policy/take-back'
import { bind, type Api } from '../../bind'

export function bindTravelPolicies(api: Api): void {
  bind(api, getPolicies, listPolicies)
  bind(api, getPolicy, policyDetail)
  bind(api, getPolicyOf, policyOfPerson)
  bind(api, getPolicyScopeChoices, policyScopeChoices)
  bind(api, proposePolicy, proposeVersion)
  bind(api, widenPolicy, widen)
  bind(api, endPolicy, end)
  bind(api, decidePolicy, decide)
  bind(api, takeBackPolicy, takeBack)
}
