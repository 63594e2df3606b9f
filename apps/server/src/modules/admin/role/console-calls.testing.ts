import { getServiceAgreement } from '@sojourn/contract/admin/agreement.calls'
import { accountCalls } from './account-calls.testing'
import { companyCalls } from './company-calls.testing'
import { arrangerCalls } from './arranger-calls.testing'
import { customFieldCalls } from './custom-field-calls.testing'
import type { ConsoleCall } from './console-call.testing'
import { flowsCalls } from './flows-calls.testing'
import { orderCalls } from './order-calls.testing'
import { peopleCalls } from './people-calls.testing'
import { policyCalls } from './policy-calls.testing'

/** Every call of the console, by area. */
export const consoleCalls: readonly ConsoleCall[] = [
  peopleCalls,
  accountCalls,
  [[getServiceAgreement, {}] as const],
  companyCalls,
  policyCalls,
  flowsCalls,
  orderCalls,
  arrangerCalls,
  customFieldCalls,
].flat()
