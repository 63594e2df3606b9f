// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/personal/notification.calls'
import type { WebCall } from '../../web-call'

export const getNotificationChoices: WebCall<typeof contract.getNotificationChoices> = {
  method: 'GET',
  path: 'api/Employee/GetNotificationChoices',
  write: false,
}
export const saveNotificationChoices: WebCall<typeof contract.saveNotificationChoices> = {
  method: 'POST',
  path: 'api/Employee/SaveNotificationChoices',
  write: true,
}
