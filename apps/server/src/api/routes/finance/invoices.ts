import { Type, type Static } from 'typebox'
import {
  applyForBillInvoices,
  applyForInvoices,
  confirmInvoiceApplication,
  getInvoice,
  getInvoiceApplication,
  markInvoices,
  reissueInvoice,
  searchBillInvoiceable,
  searchBillInvoices,
  searchInvoiceable,
  searchInvoices,
  withdrawInvoiceApplication,
} from '@sojourn/contract/finance/invoice.calls'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../../context'
import { networkOf } from '../../../kit/network'
import { application, confirmApplication, withdrawApplication } from '../../../modules/finance/invoice/application'
import { applyForBill, applyForOwn } from '../../../modules/finance/invoice/apply'
import { billInvoiceable, ownInvoiceable } from '../../../modules/finance/invoice/invoiceable'
import { billInvoices, invoice, mark, ownInvoices } from '../../../modules/finance/invoice/invoices'
import { reissue } from '../../../modules/finance/invoice/reissue'
import { voucherPdf, voucherXml } from '../../../modules/finance/invoice/vouchers'
import { bind, type Api } from '../../bind'
import { sendProblem } from '../../envelope'

export function bindInvoices(api: Api): void {
  bind(api, searchInvoiceable, ownInvoiceable)
  bind(api, applyForInvoices, applyForOwn)
  bind(api, searchBillInvoiceable, billInvoiceable)
  bind(api, applyForBillInvoices, applyForBill)
  bind(api, getInvoiceApplication, application)
  bind(api, confirmInvoiceApplication, confirmApplication)
  bind(api, withdrawInvoiceApplication, withdrawApplication)
  bind(api, searchInvoices, ownInvoices)
  bind(api, searchBillInvoices, billInvoices)
  bind(api, getInvoice, invoice)
  bind(api, reissueInvoice, reissue)
  bind(api, markInvoices, mark)
  bindFiles(api)
}

const Uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** One voucher or several, with commas. */
const Vouchers = Type.Object({ invoiceIds: Type.String({ maxLength: 2000, pattern: `^${Uuid}(,${Uuid})*$` }) })
const Voucher = Type.Object({ invoiceId: Type.String({ pattern: `^${Uuid}$` }) })

/** Files to download; a navigation cannot set the token header, so the cookie of the session serves them too. */
function bindFiles(api: Api): void {
  api.server.get('/api/Invoice/GetVoucherPdf', { schema: { querystring: Vouchers } }, (request, reply) => {
    const ids = (request.query as Static<typeof Vouchers>).invoiceIds.split(',')
    return sendFile(api, request, reply, { name: `${ids[0]!}.pdf`, type: 'application/pdf' }, (actor) =>
      voucherPdf(api.context, actor, ids),
    )
  })
  api.server.get('/api/Invoice/GetVoucherXml', { schema: { querystring: Voucher } }, (request, reply) => {
    const { invoiceId } = request.query as Static<typeof Voucher>
    return sendFile(api, request, reply, { name: `${invoiceId}.xml`, type: 'application/xml; charset=utf-8' }, (actor) =>
      voucherXml(api.context, actor, invoiceId),
    )
  })
}

async function sendFile(
  { sessions, context }: Api,
  request: FastifyRequest,
  reply: FastifyReply,
  file: { name: string; type: string },
  make: (actor: Actor) => Promise<Buffer | string | Problem>,
) {
  const session = await sessions.actorOf(request)
  if (!session) return sendProblem(request, reply, problem('notSignedIn'))
  const made = await make({ ...session, intent: undefined })
  if (isProblem(made)) return sendProblem(request, reply, made)
  const { enterpriseId, employeeId } = session
  const what = `${request.url.split('?')[0]} ${file.name}`
  await context.audit.write({ enterpriseId, employeeId, kind: 'exported', what, address: networkOf(request.ip) })
  return reply
    .type(file.type)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(made)
}
