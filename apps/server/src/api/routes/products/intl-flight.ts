import { getUnconfirmedDemandCount } from '@sojourn/contract/products/intl-flight/demand.calls'
import { unconfirmedDemands } from '../../../modules/products/intl-flight/demand-count'
import { bind, type Api } from '../../bind'

export function bindFlightDemands(api: Api): void {
  bind(api, getUnconfirmedDemandCount, unconfirmedDemands)
}
