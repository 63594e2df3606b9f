import { agencyCalls } from './agency-calls.testing'
import { agreementCalls } from './agreement-calls.testing'
import { accountCalls } from './account-calls.testing'
import { billCalls } from './bill-calls.testing'
import { companyCalls } from './company-calls.testing'
import { arrangerCalls } from './arranger-calls.testing'
import { budgetCalls } from './budget-calls.testing'
import { customFieldCalls } from './custom-field-calls.testing'
import type { ConsoleCall } from './console-call.testing'
import { financeCalls } from './finance-calls.testing'
import { flowsCalls } from './flows-calls.testing'
import { incidentCalls } from './incident-calls.testing'
import { manageCalls } from './manage-calls.testing'
import { orderCalls } from './order-calls.testing'
import { peopleCalls } from './people-calls.testing'
import { policyLabCalls } from './policy-lab-calls.testing'
import { policyCalls } from './policy-calls.testing'
import { reportCalls } from './report-calls.testing'
import { servedCalls } from './served-calls.testing'
import { settingsCalls } from './settings-calls.testing'

/** Every call that needs a permission of a role, by area. */
export const consoleCalls: readonly ConsoleCall[] = [
  peopleCalls,
  accountCalls,
  agreementCalls,
  companyCalls,
  policyCalls,
  policyLabCalls,
  flowsCalls,
  orderCalls,
  arrangerCalls,
  settingsCalls,
  incidentCalls,
  budgetCalls,
  customFieldCalls,
  manageCalls,
  billCalls,
  financeCalls,
  reportCalls,
  agencyCalls,
  servedCalls,
].flat()
