import {
  endCustomField,
  getCustomFields,
  orderCustomFields,
  saveCustomField,
} from '@sojourn/contract/admin/company/custom-field.calls'
import {
  endCustomFieldOf,
  listCustomFields,
  orderCustomFieldsOf,
  saveCustomFieldOf,
} from '../../../modules/admin/custom-field/custom-fields'
import { bind, type Api } from '../../bind'

export function bindCustomFields(api: Api): void {
  bind(api, getCustomFields, listCustomFields)
  bind(api, saveCustomField, saveCustomFieldOf)
  bind(api, orderCustomFields, orderCustomFieldsOf)
  bind(api, endCustomField, endCustomFieldOf)
}
