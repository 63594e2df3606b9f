import { Readable } from 'node:stream'
import { Type, type Static } from 'typebox'
import {
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
  searchUnbilledLines,
  setBillTerms,
} from '@sojourn/contract/finance/bill.calls'
import { billCategories, voucherTypes } from '@sojourn/contract/finance/bill-words'
import { isProblem, problem } from '@sojourn/contract/kit/problems'
import { words } from '@sojourn/contract/kit/words'
import { getBillCertificate } from '@sojourn/contract/finance/bill-record.calls'
import { certificate } from '../../../modules/finance/bill/certificate'
import { bill, bills, unbilled } from '../../../modules/finance/bill/bills'
import { confirm } from '../../../modules/finance/bill/confirm'
import { billSheet } from '../../../modules/finance/bill/bill-sheet'
import { decide, filterOf } from '../../../modules/finance/bill/decide'
import { billLines, lineEvents, unbilledLines } from '../../../modules/finance/bill/lines'
import { recordPayment, servedBill, servedBills, setTermsOf } from '../../../modules/finance/bill/served-bills'
import { answer, close, raise, variances } from '../../../modules/finance/bill/variance'
import { writeWorkbook } from '../../../kit/sheet/sheet-writer'
import { networkOf } from '../../../kit/network'
import { bind, type Api } from '../../bind'
import { sendProblem } from '../../envelope'

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
  bind(api, answerVariance, answer)
  bind(api, recordBillPayment, recordPayment)
  bind(api, setBillTerms, setTermsOf)
  bindDownload(api)
}

const path = '/api/Finance/DownloadBill'
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const Wanted = Type.Object({
  billNo: Type.String({ maxLength: 40, pattern: '^[\\w-]+$' }),
  voucher: Type.Optional(words(...voucherTypes)),
  category: Type.Optional(words(...billCategories)),
})

/** A file to download; a navigation cannot set the token header, so the cookie of the session serves it too. */
function bindDownload({ server, context, sessions }: Api): void {
  server.get(path, { schema: { querystring: Wanted } }, async (request, reply) => {
    const actor = await sessions.actorOf(request)
    if (!actor) return sendProblem(request, reply, problem('notSignedIn'))
    if (actor.agent) return sendProblem(request, reply, problem('agentNotPermitted'))
    if (!actor.permissions.includes('readCompany')) return sendProblem(request, reply, problem('forbidden'))
    const { billNo, ...narrowed } = request.query as Static<typeof Wanted>
    const sheet = await billSheet(context, actor, billNo, filterOf(narrowed))
    if (isProblem(sheet)) return sendProblem(request, reply, sheet)
    const { enterpriseId, employeeId } = actor
    const what = [path, billNo, ...Object.values(narrowed)].join(' ')
    await context.audit.write({ enterpriseId, employeeId, kind: 'exported', what, address: networkOf(request.ip) })
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${billNo}.xlsx"`)
      .type(workbook)
      .send(Readable.from(writeWorkbook(sheet)))
  })
}
