import type { AccountingMapping } from '@sojourn/contract/finance/accounting.shapes'

/** Every line has an account and a ledger by it. */
export const plainMapping: AccountingMapping = {
  rules: [{ account: '6602' }],
  inputTax: '2221.01',
  settlement: { companyCredit: '2202', deposit: '1123', companyAccount: '1002' },
  ledgers: [
    { entityId: 'E1', code: 'BJ' },
    { entityId: '', code: 'HQ' },
  ],
}
