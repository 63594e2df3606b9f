import {
  closeVariance,
  confirmBill,
  decideBillLines,
  getBill,
  getBillLineEvents,
  getBills,
  getUnbilled,
  getVariances,
  raiseVariance,
  searchBillLines,
  searchUnbilledLines,
} from '@sojourn/contract/finance/bill.calls'
import { getBillCertificate } from '@sojourn/contract/finance/bill-record.calls'
import {
  applyForBillInvoices,
  getBillInvoiced,
  searchBillInvoiceable,
  searchBillInvoices,
} from '@sojourn/contract/finance/invoice.calls'
import {
  getVoucherRadar,
  searchCompanyDue,
  searchCompanyVouchers,
  uploadCompanyVoucher,
} from '@sojourn/contract/finance/voucher.calls'
import { unknownId, type ConsoleCall } from './console-call.testing'

const billNo = 'none'

/** What the company is charged, the invoices of it, and the vouchers of what it paid. */
export const billCalls: readonly ConsoleCall[] = [
  [getBills, {}],
  [getBill, { billNo }],
  [getUnbilled, {}],
  [searchBillLines, { billNo }],
  [searchUnbilledLines, {}],
  [getBillLineEvents, { billNo, lineId: '1' }],
  [getBillCertificate, { billNo }],
  [decideBillLines, { billNo, version: 99, decision: 'thisPeriod', rest: true }],
  [confirmBill, { billNo, version: 99 }],
  [getVariances, {}],
  [raiseVariance, { billNo, lineId: '1', kind: 'other', claimed: 0, proof: '重复' }],
  [closeVariance, { varianceId: unknownId }],
  [searchBillInvoiceable, { billNo }],
  [searchBillInvoices, { billNo }],
  [getBillInvoiced, { billNo }],
  [applyForBillInvoices, { billNo, keys: ['none'], kind: 'ordinary', email: 'a@mail.example' }],
  [getVoucherRadar, { groupedBy: 'person' }],
  [searchCompanyDue, {}],
  [searchCompanyVouchers, {}],
  [uploadCompanyVoucher, { name: 'a.xml', content: 'AAAA' }],
]
