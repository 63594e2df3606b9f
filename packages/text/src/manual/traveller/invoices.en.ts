import { text as invoice } from '../../finance/invoice.en'
import { text as vouchers } from '../../finance/vouchers.en'
import type { text as source } from './invoices.zh-CN'

export const text: typeof source = {
  lead: invoice.lead,
  sections: {
    apply: {
      title: 'Apply for invoices',
      steps: [
        `Open “${invoice.toApply}” and press “${invoice.applyThis}” on an order, or “${invoice.apply}” for several orders together.`,
        `Under “${invoice.choose}” choose charges and press “${invoice.next}”.`,
        `Fill in “${invoice.personTitle}” and “${invoice.email}”, and press “${invoice.next}”.`,
        `Look through “${invoice.confirmTitle}” and press “${invoice.confirm}”, or “${invoice.withdraw}” to give up.`,
      ],
      notes: [invoice.chooseLead, invoice.personTitleHint],
    },
    find: {
      title: invoice.myInvoices,
      steps: [
        `Open “${invoice.myInvoices}”, look under “${invoice.groups.open}”, “${invoice.groups.valid}” or “${invoice.groups.taken}”, and press an invoice.`,
        `Press “${invoice.pdf}” or “${invoice.xml}”; where the title is wrong, press “${invoice.reissue}” and fill in “${invoice.newTitle}”.`,
      ],
      notes: [
        invoice.reissueLead,
        `One that is “${invoice.states.applied}” waits for you: open it and press “${invoice.decide}”.`,
      ],
    },
    receipts: {
      title: invoice.receipts,
      lead: invoice.receiptsLead,
      steps: [
        `Open “${invoice.receipts}”, choose vouchers and press “${invoice.print}”: they come as one PDF file and are noted as printed.`,
        `Once they are on their way to finance, choose them and press “${invoice.markMailed}”.`,
      ],
    },
    own: {
      title: vouchers.own.title,
      lead: vouchers.own.lead,
      steps: [
        `Open “${vouchers.own.title}” and press “${vouchers.upload.choose}”, for several files at once.`,
        `Where no order is found, look for the charge under “${vouchers.own.missing}” and press “${vouchers.upload.forThis}” on its line.`,
        `“${vouchers.own.given}” shows “${vouchers.verdict}” of each; a voucher opens to the reason, and “${vouchers.detail.drop}” takes away a wrong one.`,
      ],
      notes: [vouchers.own.missingLead],
    },
  },
}
