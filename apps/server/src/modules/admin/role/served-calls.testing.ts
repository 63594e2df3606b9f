import {
  addBillCharge,
  answerVariance,
  getServedBill,
  searchServedBillLines,
  getServedBills,
  recordBillPayment,
  setBillTerms,
} from '@sojourn/contract/finance/bill.calls'
import { decideDepositChange } from '@sojourn/contract/finance/deposit.calls'
import { getBillMatch, moveMatchVariance, readSettlementFile, searchMatchVariances } from '@sojourn/contract/finance/match.calls'
import {
  declineLocalTrainOrder,
  fulfilLocalTrainOrder,
  getLocalTrainOrders,
  revealLocalTrainDocument,
} from '@sojourn/contract/products/train/local.calls'
import { getDeskRides } from '@sojourn/contract/products/car/desk.calls'
import {
  advanceVisaApplicant,
  getVisaCases,
  readVisaCaseMaterial,
  reviewVisaMaterial,
} from '@sojourn/contract/products/visa/desk.calls'
import { unknownId, type ConsoleCall } from './console-call.testing'

/** Of a company that the agency does not serve. */
const enterpriseId = 999
const billed = { enterpriseId, billNo: 'none' }
const ordered = { enterpriseId, orderNo: 'none' }
const place = { traveller: 0, ride: 0, coach: '08', place: '10B', price: 100, gate: '2B' }

/** What the agency does for the companies that it serves: bills, tickets bought at the counter, visas. */
export const servedCalls: readonly ConsoleCall[] = [
  [getServedBills, { enterpriseId }],
  [getServedBill, billed],
  [searchServedBillLines, billed],
  [answerVariance, { enterpriseId, varianceId: unknownId, answer: 'reject', reason: '无误' }],
  [recordBillPayment, { ...billed, amount: 1, receivedOn: '2026-11-20', receipt: 'BK1' }],
  [addBillCharge, { ...billed, orderNo: 'none', charge: 'mailing', amount: 100, reason: '快递' }],
  [setBillTerms, { enterpriseId, cutOffDay: 1 }],
  [decideDepositChange, { enterpriseId, changeId: unknownId, decision: 'agree' }],
  [getBillMatch, billed],
  [searchMatchVariances, billed],
  [readSettlementFile, { ...billed, supplier: 'air' }],
  [moveMatchVariance, { enterpriseId, varianceId: unknownId, move: 'ask', note: '请核对' }],
  [getLocalTrainOrders, { enterpriseId }],
  [revealLocalTrainDocument, { ...ordered, traveller: 0 }],
  [fulfilLocalTrainOrder, { ...ordered, purchaseNo: 'E123456789', places: [place] }],
  [declineLocalTrainOrder, ordered],
  [getDeskRides, { enterpriseId }],
  [getVisaCases, { enterpriseId }],
  [readVisaCaseMaterial, { ...ordered, uploadId: 'none' }],
  [reviewVisaMaterial, { ...ordered, traveller: 0, material: 'photo', uploadId: 'none', accepted: true, remark: '' }],
  [advanceVisaApplicant, { ...ordered, traveller: 0, step: 'passportReceived' }],
]
