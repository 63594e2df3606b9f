import { Type } from 'typebox'
import {
  applyForBillInvoices,
  applyForInvoices,
  confirmInvoiceApplication,
  getBillInvoiced,
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
import { isProblem } from '@sojourn/contract/kit/problems'
import { application, confirmApplication, withdrawApplication } from '../../../modules/finance/invoice/application'
import { applyForBill, applyForOwn } from '../../../modules/finance/invoice/apply'
import { billInvoiceable, ownInvoiceable } from '../../../modules/finance/invoice/invoiceable'
import { invoicedOfBill } from '../../../modules/finance/invoice/invoiced'
import { billInvoices, invoice, mark, ownInvoices } from '../../../modules/finance/invoice/invoices'
import { reissue } from '../../../modules/finance/invoice/reissue'
import { voucherPdf, voucherXml } from '../../../modules/finance/invoice/vouchers'
import { bind, type Api } from '../../bind'
import { bindFile } from '../../bind-file'

export function bindInvoices(api: Api): void {
  bind(api, searchInvoiceable, ownInvoiceable)
  bind(api, applyForInvoices, applyForOwn)
  bind(api, searchBillInvoiceable, billInvoiceable)
  bind(api, applyForBillInvoices, applyForBill)
  bind(api, getBillInvoiced, invoicedOfBill)
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

function bindFiles(api: Api): void {
  bindFile(api, { path: '/api/Invoice/GetVoucherPdf', query: Vouchers }, async (actor, { invoiceIds }) => {
    const ids = invoiceIds.split(',')
    const content = await voucherPdf(api.context, actor, ids)
    return isProblem(content) ? content : { name: `${ids[0]!}.pdf`, type: 'application/pdf', content, of: invoiceIds }
  })
  bindFile(api, { path: '/api/Invoice/GetVoucherXml', query: Voucher }, async (actor, { invoiceId }) => {
    const content = await voucherXml(api.context, actor, invoiceId)
    return isProblem(content)
      ? content
      : { name: `${invoiceId}.xml`, type: 'application/xml; charset=utf-8', content, of: invoiceId }
  })
}
