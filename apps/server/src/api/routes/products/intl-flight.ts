import { getUnconfirmedDemandCount } from '@sojourn/contract/products/intl-flight/demand.calls'
import { unconfirmed } from '../../../modules/booking/demand/demand'
import { flightDemandKind } from '../../../modules/products/intl-flight/demand/demand-kind'
import { bind, type Api } from '../../bind'

export function bindFlightDemands(api: Api): void {
  bind(api, getUnconfirmedDemandCount, unconfirmed(flightDemandKind))
}
