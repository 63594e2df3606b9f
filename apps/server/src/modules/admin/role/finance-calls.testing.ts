import { getPaymentAppBillUrl } from '@sojourn/contract/access/payment-app.calls'
import {
  getAccountingBills,
  getAccountingMapping,
  makeAccountingExport,
  saveAccountingMapping,
  tryAccountingExport,
} from '@sojourn/contract/finance/accounting.calls'
import {
  askDepositChange,
  getDeposit,
  getDepositEntries,
  setDepositWarning,
  withdrawDepositChange,
} from '@sojourn/contract/finance/deposit.calls'
import { unknownId, type ConsoleCall } from './console-call.testing'

const mapping = {
  rules: [{ account: '6602' }],
  inputTax: '2221',
  settlement: { companyCredit: '2202', deposit: '1123', companyAccount: '1002' },
  ledgers: [],
}

/** The company's books and what it has paid in. */
export const financeCalls: readonly ConsoleCall[] = [
  [getAccountingMapping, {}],
  [saveAccountingMapping, { version: 99, from: '2026-11-01', mapping }],
  [getAccountingBills, {}],
  [tryAccountingExport, { billNo: 'none' }],
  [makeAccountingExport, { billNo: 'none', mappingVersion: 1 }],
  [getDeposit, {}],
  [getDepositEntries, {}],
  [setDepositWarning, { warnBelow: 100 }],
  [withdrawDepositChange, { changeId: unknownId }],
  [askDepositChange, { kind: 'topUp', amount: 1, receipt: 'BK1', remark: '' }],
  [getPaymentAppBillUrl, {}],
]
