import { getAgencyWork, handBackAgencyWork, takeAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import { findCustomers, getMyAgentSessions, getServedCompanies, openCustomerSession } from '@sojourn/contract/access/agent.calls'
import { getParkedJobs, settleParkedJob } from '@sojourn/contract/access/parked-job.calls'
import {
  checkAgreement,
  getServedAgreement,
  getServedAgreements,
  proposeAgreement,
} from '@sojourn/contract/admin/agency/agreement-offer.calls'
import { getDeskHours, saveDeskHours } from '@sojourn/contract/admin/agency/desk-hours.calls'
import { addExchangeRate, getExchangeRates } from '@sojourn/contract/admin/agency/exchange-rate.calls'
import { getFaultRates, saveFaultRates } from '@sojourn/contract/admin/agency/fault-rates.calls'
import { decideServiceFee, getServiceFees, proposeServiceFee } from '@sojourn/contract/admin/agency/service-fee.calls'
import { getServedIncidents } from '@sojourn/contract/admin/orders/incident.calls'
import { getDeskChanges } from '@sojourn/contract/admin/record-change.calls'
import { addFuelSurcharge, getFuelSurcharges } from '@sojourn/contract/products/flight/fuel-surcharge.calls'
import { usualDesk } from '@sojourn/domain/booking/desk-hours'
import { presetRates } from '@sojourn/domain/admin/fault-rates'
import { unknownId, type ConsoleCall } from './console-call.testing'

/** Nobody's: what is asked of it is refused after the permission. */
const enterpriseId = 999

/** The agency's desk, its terms with the companies that it serves, and its own settings. */
export const agencyCalls: readonly ConsoleCall[] = [
  [getServedCompanies, {}],
  [findCustomers, { enterpriseId, keyword: '林' }],
  [openCustomerSession, { enterpriseId, employeeId: '1-employee', reason: '来电', reference: 'T1' }],
  [getMyAgentSessions, {}],
  [getAgencyWork, {}],
  [takeAgencyWork, { enterpriseId, workNo: 'none' }],
  [handBackAgencyWork, { enterpriseId, workNo: 'none' }],
  [getParkedJobs, {}],
  [settleParkedJob, { jobId: unknownId, action: 'close', note: '已处理' }],
  [getServedIncidents, {}],
  [getServedAgreements, {}],
  [getServedAgreement, { enterpriseId }],
  [proposeAgreement, { enterpriseId, from: '2027-01-01', to: '2027-12-31', creditLimit: 0, note: '' }],
  [checkAgreement, { enterpriseId, agreementId: unknownId, decision: 'offer', reason: '' }],
  [getExchangeRates, {}],
  // Of a day to come, which is refused.
  [addExchangeRate, { currency: 'USD', day: '2099-01-01', fenPerMillion: 700_000_000, source: '中国外汇交易中心', sure: false }],
  [getServiceFees, {}],
  [proposeServiceFee, { enterpriseId, from: '2027-01-01', note: '' }],
  [decideServiceFee, { feeId: unknownId, decision: 'agree', reason: '' }],
  [getDeskHours, {}],
  [saveDeskHours, { version: 99, hours: usualDesk }],
  [getDeskChanges, { kind: 'deskHours', id: 'deskHours' }],
  [getFaultRates, {}],
  [saveFaultRates, { version: 99, rates: presetRates('usual') }],
  [getFuelSurcharges, {}],
  [addFuelSurcharge, { from: '2020-01-05', short: 0, long: 0, childShort: 0, childLong: 0 }],
]
