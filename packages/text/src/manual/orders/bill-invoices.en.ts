import { text as bill } from '../../finance/bill/page.en'
import { text as invoice } from '../../finance/invoice.en'
import { text as menu } from '../../personal/menu.en'
import type { text as source } from './bill-invoices.zh-CN'

export const text: typeof source = {
  lead: `What the company paid is invoiced from its bill once that is confirmed. ${bill.invoicesLead}`,
  sections: {
    apply: {
      title: 'Apply for invoices',
      steps: [
        `Open a confirmed bill and choose “${bill.specialInvoices}”, “${bill.electronicInvoices}” or “${bill.manualInvoices}” under “${bill.invoices}”; or open “${menu.items.billInvoices}” and pick a bill under “${invoice.ofBill.choose}”.`,
        `Choose charges under “${invoice.ofBill.toInvoice}”, or press “${invoice.ofBill.chooseRest}”, and press “${invoice.next}”.`,
        `Under “${invoice.ofBill.split}” choose “${invoice.ofBill.splitByEntity}” or one title, fill in “${invoice.email}” and press “${invoice.next}”.`,
        `Under “${invoice.confirmTitle}” look at titles, amounts and tax, and press “${invoice.confirm}”; or “${invoice.withdraw}” to give up.`,
      ],
      notes: [
        `${invoice.ofBill.noPermission}.`,
        `What you left without confirming stands under “${invoice.ofBill.invoices}”: open it and press “${invoice.decide}”.`,
      ],
      hint: `With “${invoice.ofBill.splitByEntity}” each charge goes to the legal entity of the traveller’s department; with one title all go to that.`,
    },
    kinds: {
      title: 'Three kinds',
      notes: [
        `“${invoice.ofBill.special}”: stays, service fees and the like, of which the tax is deducted. The title must be allowed special invoices under “${menu.items.legalEntities}”.`,
        `“${invoice.ofBill.electronic}”: “${invoice.kinds.airItinerary}”, “${invoice.kinds.railTicket}”, “${invoice.kinds.insurance}” and “${invoice.kinds.ordinary}”.`,
        `“${invoice.ofBill.manual}”: ${invoice.ofBill.manualLead}`,
      ],
    },
    after: {
      title: 'Download and reissue',
      steps: [
        `Open an invoice under “${invoice.ofBill.invoices}” and press “${invoice.pdf}” or “${invoice.xml}”.`,
        `Where the title should be another, press “${invoice.reissue}”, choose “${invoice.newTitle}” and press “${invoice.reissue}” again.`,
      ],
      notes: [invoice.reissueLead, `An invoice that is “${invoice.states.refused}” says why when you open it.`],
    },
  },
}
