import type { Row } from './row.testing'

/** Only people of a company with a wallet have points; only a company's finance sees its deposit, and only its agency decides. */
const wallet = (request: object = {}): Row => ({ request: () => request, stranger: 'walletClosed', colleague: 'own' })
const books = (request: object = {}): Row => ({ request: () => request, stranger: 'forbidden' })

export const financeRows: Record<string, Row> = {
  'POST Employee/GetEmployeeAccountDetailsStatistics': wallet(),
  'POST Employee/GetEmployeeAccountDetails': wallet({ size: 100 }),
  'GET Enterprise/GetDeposit': books(),
  'POST Enterprise/GetDepositEntries': books({ size: 100 }),
  'GET Enterprise/GetDepositChanges': books(),
  'POST Enterprise/AskDepositChange': books({ kind: 'topUp', amount: 1, receipt: 'BK1', remark: '' }),
  'POST Enterprise/DecideDepositChange': {
    request: ({ changeId }) => ({ enterpriseId: 1, changeId, decision: 'agree' }),
    stranger: 'forbidden',
    owner: 'agent@agency.example',
  },
}
