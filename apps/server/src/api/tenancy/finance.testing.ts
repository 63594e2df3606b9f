import type { ProblemName } from '@sojourn/contract/kit/problems'
import { managed } from './admin.testing'
import { own, type Row } from './row.testing'

/** Only people of a company with a wallet have points; only a company's finance sees its deposit, and only its agency decides. */
const wallet = (request: object = {}): Row => ({ request: () => request, stranger: 'walletClosed', colleague: 'own' })
const books = (request: object = {}): Row => ({ request: () => request, stranger: 'forbidden' })

/** Bills are read by who looks after the whole company, and answered by its agency; what has a number of company 1 is unknown elsewhere. */
const nobody = '019a0000-0000-7000-8000-000000000000'
const billed = (request: object = {}): Row => ({ request: () => request, stranger: 'forbidden', owner: 'finance' })
const unknownBill = (request: object = {}, ownerReads: ProblemName = 'billUnknown'): Row => ({
  request: () => ({ billNo: 'ZD1-20261101', ...request }),
  stranger: 'forbidden',
  owner: 'finance',
  ownerReads,
})
const served = (request: object = {}, ownerReads?: ProblemName): Row => ({
  request: () => ({ enterpriseId: 1, ...request }),
  stranger: 'forbidden',
  owner: 'agent@agency.example',
  ...(ownerReads && { ownerReads }),
})

const billRows: Record<string, Row> = {
  'POST Finance/GetBills': billed(),
  'GET Finance/GetBill': unknownBill(),
  'POST Finance/SearchBillLines': unknownBill(),
  'POST Finance/SearchUnbilledLines': billed(),
  'GET Finance/GetBillLineEvents': unknownBill({ lineId: '1' }),
  'POST Finance/DecideBillLines': unknownBill({ version: 0, decision: 'thisPeriod', rest: true }),
  'POST Finance/ConfirmBill': unknownBill({ version: 0 }),
  'POST Finance/RaiseVariance': unknownBill({ lineId: '1', kind: 'other', claimed: 0, proof: '1' }),
  'POST Finance/CloseVariance': {
    request: () => ({ varianceId: nobody }),
    stranger: 'forbidden',
    owner: 'finance',
    ownerReads: 'varianceUnknown',
  },
  'GET Finance/GetBillCertificate': unknownBill(),
  'GET Finance/GetVariances': billed(),
  'GET Finance/GetServedBills': served(),
  'GET Finance/GetServedBill': served({ billNo: 'ZD1-20261101' }, 'billUnknown'),
  'POST Finance/AnswerVariance': served({ varianceId: nobody, answer: 'reject', reason: '1' }, 'varianceUnknown'),
  'POST Finance/RecordBillPayment': served(
    { billNo: 'ZD1-20261101', amount: 1, receivedOn: '2026-11-20', receipt: '1' },
    'billUnknown',
  ),
  'POST Finance/SetBillTerms': served({ cutOffDay: 1 }),
}

/** A personal invoice is its owner's alone, a company's is its finance's; whoever else asks hears that there is none. */
const unknownInvoice = (request: object, name: ProblemName = 'invoiceUnknown'): Row => ({
  request: () => request,
  stranger: name,
  ownerReads: name,
})
const application = { applicationNo: 'IA0', version: 0 }

const invoiceRows: Record<string, Row> = {
  'POST Invoice/SearchInvoiceable': own(),
  'POST Invoice/Apply': unknownInvoice(
    { keys: ['person:F1:0:0:airFare'], title: '1', email: 'a@mail.example' },
    'invoiceThingUnknown',
  ),
  'POST Invoice/SearchBillInvoiceable': unknownBill(),
  'POST Invoice/ApplyForBill': unknownBill({ keys: ['company:F1:0:0:airFare'], kind: 'ordinary', email: 'a@mail.example' }),
  'GET Invoice/GetApplication': unknownInvoice({ applicationNo: 'IA0' }, 'invoiceApplicationUnknown'),
  'POST Invoice/ConfirmApplication': unknownInvoice(application, 'invoiceApplicationUnknown'),
  'POST Invoice/WithdrawApplication': unknownInvoice(application, 'invoiceApplicationUnknown'),
  'POST Invoice/Search': own(),
  'POST Invoice/SearchOfBill': unknownBill(),
  'GET Invoice/Get': unknownInvoice({ invoiceId: nobody }),
  'POST Invoice/Reissue': unknownInvoice({ invoiceId: nobody, version: 0, title: '1' }),
  'POST Invoice/Mark': unknownInvoice({ invoiceIds: [nobody], mark: 'printed' }),
}

/** Each sees the own company's lines. */
const november = { from: '2026-11-01', to: '2026-11-30' }
const reportRows: Record<string, Row> = {
  'POST Report/GetReport': managed(() => ({ ...november, groupedBy: 'department' })),
  'POST Report/SearchLines': managed(() => november),
  'GET Report/GetChoices': managed(),
}

export const financeRows: Record<string, Row> = {
  ...billRows,
  ...invoiceRows,
  ...reportRows,
  'POST Employee/GetEmployeeAccountDetailsStatistics': wallet(),
  'POST Employee/GetEmployeeAccountDetails': wallet({ size: 100 }),
  'GET Enterprise/GetDeposit': books(),
  'POST Enterprise/GetDepositEntries': books({ size: 100 }),
  'POST Enterprise/SetDepositWarning': books({ warnBelow: 100 }),
  'GET Enterprise/GetDepositChanges': books(),
  'POST Enterprise/AskDepositChange': books({ kind: 'topUp', amount: 1, receipt: 'BK1', remark: '' }),
  'POST Enterprise/DecideDepositChange': {
    request: ({ changeId }) => ({ enterpriseId: 1, changeId, decision: 'agree' }),
    stranger: 'forbidden',
    owner: 'agent@agency.example',
  },
}
