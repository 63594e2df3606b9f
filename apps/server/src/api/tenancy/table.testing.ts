import type { Call } from '@sojourn/contract/kit/call'
import { contractCalls } from '../../testing/contract-calls'
import { accessRows } from './access.testing'
import { accountRows } from './accounts.testing'
import { adminRows } from './admin.testing'
import { carRows } from './cars.testing'
import { companyRows } from './company.testing'
import { customFieldRows } from './custom-fields.testing'
import { arrangerRows } from './arrangers.testing'
import { budgetRows } from './budgets.testing'
import { agentRows } from './agent.testing'
import { afterSalesRows } from './after-sales.testing'
import { applicationRows } from './applications.testing'
import { approvalRows } from './approvals.testing'
import { personalRows } from './personal.testing'
import { coreRows } from './core.testing'
import { companyOrderRows } from './company-orders.testing'
import { draftRows } from './drafts.testing'
import { referenceRows } from './reference.testing'
import { policyLabRows } from './policy-lab.testing'
import { travelPolicyRows } from './policies.testing'
import { policyRows } from './policy.testing'
import { flowsRows } from './flows.testing'
import { incidentRows } from './incidents.testing'
import { financeRows } from './finance.testing'
import { consoleSettingsRows } from './console-settings.testing'
import { shellRows } from './shell.testing'
import { flightDemandRows } from './flight-demands.testing'
import { manualQuoteRows } from './manual-quotes.testing'
import { hotelRows } from './hotels.testing'
import { intlFlightRows } from './intl-flights.testing'
import { trainRows } from './trains.testing'
import { meetingRows } from './meetings.testing'
import { visaRows } from './visas.testing'
import { tripRows } from './trips.testing'
import { own, type Row } from './row.testing'

const nameOf = ({ method, path: address }: Call): string => `${method} ${address.replace('api/', '')}`

/** A call may have several rows, told apart by words in brackets. */
export const callOf = (row: string): string => row.replace(/ \(.*\)$/, '')

/** One file of rows per area; signing out comes last, since the caller is signed out by it. */
export const table: Record<string, Row> = {
  ...coreRows,
  ...applicationRows,
  ...approvalRows,
  ...afterSalesRows,
  // Before trips, which remove the guest.
  ...flightDemandRows,
  ...manualQuoteRows,
  ...tripRows,
  ...trainRows,
  ...visaRows,
  ...meetingRows,
  ...carRows,
  ...hotelRows,
  ...intlFlightRows,
  ...draftRows,
  ...policyRows,
  ...agentRows,
  ...personalRows,
  ...referenceRows,
  ...accessRows,
  ...financeRows,
  ...adminRows,
  ...accountRows,
  ...travelPolicyRows,
  ...policyLabRows,
  ...flowsRows,
  ...companyRows,
  ...customFieldRows,
  ...companyOrderRows,
  ...arrangerRows,
  ...consoleSettingsRows,
  ...incidentRows,
  ...budgetRows,
  ...shellRows,
  'GET Employee/Logout': own(),
}

export const calls = new Map((await contractCalls()).map((call) => [nameOf(call), call]))
export const called = (row: string): Call => calls.get(callOf(row))!
