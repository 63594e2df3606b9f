import { usualDesk } from '@sojourn/domain/booking/desk-hours'
import { presetRates } from '@sojourn/domain/admin/fault-rates'
import { noFees } from '@sojourn/domain/booking/fee-schedule'
import { own, type Row } from './row.testing'

const nobodys = '00000000-0000-4000-8000-000000000000'
const noRates = { carriers: [], hotels: [], afterSales: { refund: 0, change: 0 } }

/** The agency's desk, which is closed to every company's own people, and what a company reads of assisted sessions. */
const desk = (request: object = {}): Row => ({ request: () => request, stranger: 'forbidden' })

export const agentRows: Record<string, Row> = {
  'GET Agent/GetServedCompanies': desk(),
  'POST Agent/FindCustomers': desk({ enterpriseId: 1, keyword: '林' }),
  'POST Agent/OpenCustomerSession': desk({ enterpriseId: 1, employeeId: '1-employee', reason: '来电', reference: 'T1' }),
  'GET Agent/GetMySessions': desk(),
  'GET Agent/GetWork': desk(),
  'POST Agent/TakeWork': desk({ enterpriseId: 1, workNo: 'HD1' }),
  'POST Agent/HandBackWork': desk({ enterpriseId: 1, workNo: 'HD1' }),
  'GET Agent/GetParkedJobs': desk(),
  'POST Agent/SettleParkedJob': desk({ jobId: nobodys, action: 'close', note: '已处理' }),
  'GET Agent/GetServedIncidents': desk(),
  'GET Agent/GetServedAgreements': desk(),
  'GET Agent/GetServedAgreement': desk({ enterpriseId: 1 }),
  'POST Agent/ProposeAgreement': desk({ enterpriseId: 1, from: '2027-01-01', to: '2027-12-31', creditLimit: 0, note: '' }),
  'POST Agent/CheckAgreement': desk({
    enterpriseId: 1,
    agreementId: nobodys,
    decision: 'offer',
    reason: '',
  }),
  'GET Agent/GetServedRates': desk({ enterpriseId: 1 }),
  'POST Agent/ProposeServedRates': desk({ enterpriseId: 1, from: '2027-01-01', rates: noRates, note: '' }),
  'POST Agent/DecideServedRates': desk({ enterpriseId: 1, ratesId: nobodys, decision: 'agree', reason: '' }),
  'POST Agent/MarkVip': desk({ enterpriseId: 1, employeeId: '1-employee', isVip: true }),
  'GET Agent/GetServiceFees': desk(),
  'POST Agent/ProposeServiceFee': desk({ from: '2027-01-01', fees: noFees, note: '' }),
  'POST Agent/DecideServiceFee': desk({ feeId: nobodys, decision: 'agree', reason: '' }),
  'GET Agent/GetDeskHours': desk(),
  'POST Agent/SaveDeskHours': desk({ version: 0, hours: usualDesk }),
  'GET Agent/GetExchangeRates': desk(),
  'POST Agent/AddExchangeRate': desk({
    currency: 'HKD',
    day: '2026-11-20',
    fenPerMillion: 85_000_000,
    source: 'SAFE',
    sure: false,
  }),
  'GET Agent/GetFaultRates': desk(),
  'POST Agent/SaveFaultRates': desk({ version: 0, rates: presetRates('usual') }),
  'POST Agent/GetDeskChanges': desk({ kind: 'deskHours', id: 'deskHours' }),
  'POST Agent/UseTicket': { request: () => ({ ticket: 'x.y' }), stranger: 'agentTicketInvalid' },
  'POST Agent/EndSession': own(),
  'GET Common/DtgToLocalSSO': own(),
  'GET Common/LocalToDTGSSO': { request: () => ({}), stranger: 'ssoNotSet' },
  'POST Common/UseSsoTicket': { request: () => ({ ticket: 'x' }), stranger: 'ssoTicketInvalid' },
  'GET Flight/GetFuelSurcharges': desk(),
  'POST Flight/AddFuelSurcharge': desk({ from: '2027-01-05', short: 0, long: 0, childShort: 0, childLong: 0 }),
  'GET Employee/GetAgentActions': own(),
  'POST Enterprise/GetAuditLog': desk(),
}
