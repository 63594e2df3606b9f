import {
  endCustomField,
  getCustomFields,
  orderCustomFields,
  saveCustomField,
} from '@sojourn/contract/admin/company/custom-field.calls'
import { newField } from '../../../testing/custom-fields'
import type { ConsoleCall } from './console-call.testing'

/** What the company asks beside our own. */
export const customFieldCalls: readonly ConsoleCall[] = [
  [getCustomFields, {}],
  [saveCustomField, { version: 99, key: 'customer', field: newField() }],
  [orderCustomFields, { version: 99, keys: ['none'] }],
  [endCustomField, { version: 99, key: 'customer' }],
]
