import { Readable } from 'node:stream'
import { Type } from 'typebox'
import {
  addBillCharge,
  answerVariance,
  closeVariance,
  confirmBill,
  decideBillLines,
  getBill,
  getBillLineEvents,
  getBills,
  getServedBill,
  getServedBills,
  getUnbilled,
  getVariances,
  raiseVariance,
  recordBillPayment,
  searchBillLines,
  searchServedBillLines,
  searchUnbilledLines,
  setBillTerms,
} from '@sojourn/contract/finance/bill.calls'
import { billCategories, voucherTypes } from '@sojourn/contract/finance/bill-words'
import { isProblem } from '@sojourn/contract/kit/problems'
import { words } from '@sojourn/contract/kit/words'
import { getBillCertificate } from '@sojourn/contract/finance/bill-record.calls'
import { addCharge } from '../../../modules/finance/bill/add-charge'
import { certificate } from '../../../modules/finance/bill/certificate'
import { bill, bills, unbilled } from '../../../modules/finance/bill/bills'
import { confirm } from '../../../modules/finance/bill/confirm'
import { billSheet } from '../../../modules/finance/bill/bill-sheet'
import { decide, filterOf } from '../../../modules/finance/bill/decide'
import { billLines, lineEvents, unbilledLines } from '../../../modules/finance/bill/line/lines'
import { proofFile, servedProofFile } from '../../../modules/finance/bill/variance/proof'
import { recordPayment, servedBill, servedBillLines, servedBills, setTermsOf } from '../../../modules/finance/bill/served-bills'
import { answer, close, raise, variances } from '../../../modules/finance/bill/variance/variance'
import { writeWorkbook } from '../../../kit/sheet/sheet-writer'
import { bind, type Api } from '../../bind'
import { workbookType } from '../../../kit/sheet/sheet'
import { bindFile } from '../../bind-file'

export function bindBills(api: Api): void {
  bind(api, getBills, bills)
  bind(api, getBill, bill)
  bind(api, getUnbilled, unbilled)
  bind(api, getBillCertificate, certificate)
  bind(api, searchBillLines, billLines)
  bind(api, searchUnbilledLines, unbilledLines)
  bind(api, getBillLineEvents, lineEvents)
  bind(api, decideBillLines, decide)
  bind(api, confirmBill, confirm)
  bind(api, raiseVariance, raise)
  bind(api, closeVariance, close)
  bind(api, getVariances, variances)
  bind(api, getServedBills, servedBills)
  bind(api, getServedBill, servedBill)
  bind(api, searchServedBillLines, servedBillLines)
  bind(api, answerVariance, answer)
  bind(api, addBillCharge, addCharge)
  bind(api, recordBillPayment, recordPayment)
  bind(api, setBillTerms, setTermsOf)
  bindDownload(api)
  bindProofs(api)
}

const Wanted = Type.Object({
  billNo: Type.String({ maxLength: 40, pattern: '^[\\w-]+$' }),
  voucher: Type.Optional(words(...voucherTypes)),
  category: Type.Optional(words(...billCategories)),
})

const bindDownload = (api: Api): void =>
  bindFile(
    api,
    { path: '/api/Finance/DownloadBill', query: Wanted, access: 'readCompany', agents: 'refused' },
    async (actor, { billNo, ...narrowed }) => {
      const sheet = await billSheet(api.context, actor, billNo, filterOf(narrowed))
      if (isProblem(sheet)) return sheet
      const of = [billNo, ...Object.values(narrowed)].join(' ')
      return { name: `${billNo}.xlsx`, type: workbookType, content: Readable.from(writeWorkbook(sheet)), of }
    },
  )

const VarianceId = Type.String({ format: 'uuid' })

/** What proves a variance, for both sides. */
function bindProofs(api: Api): void {
  const { context } = api
  const own = Type.Object({ varianceId: VarianceId })
  bindFile(api, { path: '/api/Finance/DownloadProof', query: own, access: 'readCompany' }, async (actor, { varianceId }) => {
    const file = await proofFile(context, actor, varianceId)
    return isProblem(file) ? file : { ...file, of: varianceId }
  })
  const served = Type.Object({ enterpriseId: Type.String({ pattern: '^[1-9]\\d{0,8}$' }), varianceId: VarianceId })
  bindFile(api, { path: '/api/Finance/DownloadServedProof', query: served, access: 'agent' }, async (actor, asked) => {
    const { enterpriseId, varianceId } = asked
    const file = await servedProofFile(context, actor, { enterpriseId: Number(enterpriseId), varianceId })
    return isProblem(file) ? file : { ...file, of: varianceId }
  })
}
