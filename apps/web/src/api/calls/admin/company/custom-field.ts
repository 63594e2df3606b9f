// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/company/custom-field.calls'
import type { WebCall } from '../../../web-call'

export const endCustomField: WebCall<typeof contract.endCustomField> = {
  method: 'POST',
  path: 'api/Manage/EndCustomField',
  write: true,
}
export const getCustomFields: WebCall<typeof contract.getCustomFields> = {
  method: 'GET',
  path: 'api/Manage/GetCustomFields',
  write: false,
}
export const orderCustomFields: WebCall<typeof contract.orderCustomFields> = {
  method: 'POST',
  path: 'api/Manage/OrderCustomFields',
  write: true,
}
export const saveCustomField: WebCall<typeof contract.saveCustomField> = {
  method: 'POST',
  path: 'api/Manage/SaveCustomField',
  write: true,
}
