import type { ProblemName } from '@sojourn/contract/kit/problems'
import { managed } from './admin.testing'
import type { Numbers } from './company-one/company-one.testing'
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
  'GET Finance/GetUnbilled': billed(),
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
  'POST Finance/SearchServedBillLines': served({ billNo: 'ZD1-20261101' }, 'billUnknown'),
  'POST Finance/AnswerVariance': served({ varianceId: nobody, answer: 'reject', reason: '1' }, 'varianceUnknown'),
  'POST Finance/AddBillCharge': served(
    { billNo: 'ZD1-20261101', orderNo: 'F1', charge: 'mailing', amount: 1, reason: '1' },
    'billUnknown',
  ),
  'POST Finance/RecordBillPayment': served(
    { billNo: 'ZD1-20261101', amount: 1, receivedOn: '2026-11-20', receipt: '1' },
    'billUnknown',
  ),
  'POST Finance/SetBillTerms': served({ cutOffDay: 1 }),
  'GET Finance/GetBillMatch': served({ billNo: 'ZD1-20261101' }, 'billUnknown'),
  'POST Finance/SearchMatchVariances': served({ billNo: 'ZD1-20261101' }, 'billUnknown'),
  'POST Finance/ReadSettlementFile': served({ billNo: 'ZD1-20261101', supplier: 'air' }, 'billUnknown'),
  'POST Finance/MoveMatchVariance': served({ varianceId: nobody, move: 'ask', note: '1' }, 'matchVarianceUnknown'),
}

const accountingRows: Record<string, Row> = {
  'GET Finance/GetAccountingMapping': billed(),
  'POST Finance/SaveAccountingMapping': billed({
    version: 0,
    from: '2026-11-01',
    mapping: {
      rules: [{ account: '1' }],
      inputTax: '1',
      settlement: { companyCredit: '1', deposit: '1', companyAccount: '1' },
      ledgers: [],
    },
  }),
  'POST Finance/GetAccountingBills': billed(),
  'GET Finance/TryAccountingExport': unknownBill(),
  'POST Finance/MakeAccountingExport': unknownBill({ mappingVersion: 1 }),
}

type Invoices = Numbers['invoices']
/** A personal invoice is its owner's alone, a company's is its finance's; whoever else asks hears that there is none. */
const ofInvoices = (
  request: (invoices: Invoices) => object,
  stranger: ProblemName = 'invoiceUnknown',
  more: Pick<Row, 'ownerReads'> = {},
): Row => ({ request: ({ invoices }) => request(invoices), stranger, ...more })

const invoiceRows: Record<string, Row> = {
  'POST Invoice/SearchInvoiceable': own(),
  'POST Invoice/Apply': ofInvoices(({ keys }) => ({ keys, title: '李明', email: 'a@mail.example' }), 'invoiceThingUnknown'),
  'POST Invoice/SearchBillInvoiceable': unknownBill(),
  'POST Invoice/ApplyForBill': unknownBill({ keys: ['company:F1:0:0:airFare'], kind: 'ordinary', email: 'a@mail.example' }),
  'GET Invoice/GetApplication': ofInvoices(
    ({ application: { applicationNo } }) => ({ applicationNo }),
    'invoiceApplicationUnknown',
  ),
  'POST Invoice/ConfirmApplication': ofInvoices(({ application }) => application, 'invoiceApplicationUnknown'),
  // It is confirmed by then.
  'POST Invoice/WithdrawApplication': ofInvoices(({ application }) => application, 'invoiceApplicationUnknown', {
    ownerReads: 'invoiceMoved',
  }),
  'POST Invoice/Search': own(),
  'POST Invoice/SearchOfBill': unknownBill(),
  'GET Invoice/GetInvoicedOfBill': unknownBill(),
  'GET Invoice/Get': ofInvoices(({ invoice: { invoiceId } }) => ({ invoiceId })),
  'POST Invoice/Reissue': ofInvoices(({ invoice }) => ({ ...invoice, title: '王明' })),
  // Another has taken its place by then.
  'POST Invoice/Mark': ofInvoices(
    ({ invoice: { invoiceId } }) => ({ invoiceIds: [invoiceId], mark: 'printed' }),
    'invoiceUnknown',
    {
      ownerReads: 'invoiceMoved',
    },
  ),
}

/** What somebody uploaded is the uploader's, until it is of what the company paid. */
const ofVoucher = (more: object = {}, owner: Pick<Row, 'ownerReads'> = {}): Row => ({
  request: ({ voucher: { voucherId } }) => ({ voucherId, ...more }),
  stranger: 'voucherUnknown',
  ...owner,
})
const noFile = { name: 'a.xml', content: 'AAAA' }
const voucherRows: Record<string, Row> = {
  'POST Voucher/Upload': own(noFile),
  'POST Voucher/UploadForCompany': billed(noFile),
  'POST Voucher/Search': own(),
  'POST Voucher/SearchOfCompany': billed(),
  'GET Voucher/Get': ofVoucher(),
  'POST Voucher/Check': ofVoucher({ version: 0 }),
  // It is checked again by then.
  'POST Voucher/Drop': ofVoucher({ version: 0, reason: '1' }, { ownerReads: 'voucherMoved' }),
  'POST Voucher/SearchOwnDue': own(),
  'GET Voucher/GetRadar': billed({ groupedBy: 'person' }),
  'POST Voucher/SearchDue': billed(),
}

/** Each sees the own company's lines. */
const november = { from: '2026-11-01', to: '2026-11-30' }
const reportRows: Record<string, Row> = {
  'POST Report/GetReport': managed(() => ({ ...november, groupedBy: 'department' })),
  'POST Report/SearchLines': managed(() => november),
  'GET Report/GetChoices': managed(),
  'GET Report/GetViews': managed(),
  'GET Report/GetReaders': managed(),
  'POST Report/SaveView': managed(() => ({ page: 'flight', name: '机票', search: {}, shared: true })),
  'POST Report/RemoveView': managed(({ employeeId }) => ({ viewId: employeeId }), 'reportViewUnknown'),
  'POST Report/ChooseView': managed(({ employeeId }) => ({ viewId: employeeId, isDefault: true }), 'reportViewUnknown'),
  'POST Report/MailView': managed(
    ({ employeeId }) => ({ viewId: employeeId, day: 3, readerIds: [employeeId] }),
    'reportViewUnknown',
  ),
  'POST Report/StopMail': managed(({ employeeId }) => ({ viewId: employeeId }), 'reportViewUnknown'),
}

export const financeRows: Record<string, Row> = {
  ...billRows,
  ...invoiceRows,
  ...voucherRows,
  ...accountingRows,
  ...reportRows,
  'POST Employee/GetEmployeeAccountDetailsStatistics': wallet(),
  'POST Employee/GetEmployeeAccountDetails': wallet({ size: 100 }),
  'GET Enterprise/GetDeposit': books(),
  'POST Enterprise/GetDepositEntries': books({ size: 100 }),
  'POST Enterprise/SetDepositWarning': books({ warnBelow: 100 }),
  'GET Enterprise/GetDepositChanges': books(),
  'POST Enterprise/AskDepositChange': books({ kind: 'topUp', amount: 1, receipt: 'BK1', remark: '' }),
  'POST Enterprise/WithdrawDepositChange': { ...books({ changeId: nobody }), ownerReads: 'depositChangeUnknown' },
  'POST Enterprise/DecideDepositChange': {
    request: ({ changeId }) => ({ enterpriseId: 1, changeId, decision: 'agree' }),
    stranger: 'forbidden',
    owner: 'agent@agency.example',
  },
}
