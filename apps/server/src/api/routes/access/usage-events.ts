import { addBuriedPointData } from '@sojourn/contract/access/usage-event.calls'
import { keepUsageEvents } from '../../../modules/access/usage-events/keep'
import { bind, type Api } from '../../bind'

export function bindUsageEvents(api: Api): void {
  bind(api, addBuriedPointData, keepUsageEvents)
}
