import { text as invoice } from '../../finance/invoice.zh-CN'
import { text as vouchers } from '../../finance/vouchers.zh-CN'
import type { ManualArticle } from '../article'

/** Invoices of what somebody paid, and vouchers that were given to them. */
export const text = {
  lead: invoice.lead,
  sections: {
    apply: {
      title: '申请开票',
      steps: [
        `打开“${invoice.toApply}”，点击订单上的“${invoice.applyThis}”，或点击“${invoice.apply}”为多个订单一起开票。`,
        `在“${invoice.choose}”中选择费用，点击“${invoice.next}”。`,
        `填写“${invoice.personTitle}”和“${invoice.email}”，点击“${invoice.next}”。`,
        `在“${invoice.confirmTitle}”中核对后点击“${invoice.confirm}”；不需要时点击“${invoice.withdraw}”。`,
      ],
      notes: [invoice.chooseLead, invoice.personTitleHint],
    },
    find: {
      title: invoice.myInvoices,
      steps: [
        `打开“${invoice.myInvoices}”，按“${invoice.groups.open}”“${invoice.groups.valid}”或“${invoice.groups.taken}”查找，点击一张发票。`,
        `点击“${invoice.pdf}”或“${invoice.xml}”；抬头有误时点击“${invoice.reissue}”，填写“${invoice.newTitle}”。`,
      ],
      notes: [invoice.reissueLead, `“${invoice.states.applied}”的发票打开后点击“${invoice.decide}”，确认后才会开具。`],
    },
    receipts: {
      title: invoice.receipts,
      lead: invoice.receiptsLead,
      steps: [
        `打开“${invoice.receipts}”，选择凭证，点击“${invoice.print}”，得到一个 PDF 文件，同时登记为已打印。`,
        `寄给财务后，选择凭证，点击“${invoice.markMailed}”。`,
      ],
    },
    own: {
      title: vouchers.own.title,
      lead: vouchers.own.lead,
      steps: [
        `打开“${vouchers.own.title}”，点击“${vouchers.upload.choose}”，可一次选择多个文件。`,
        `系统找不到订单时，在“${vouchers.own.missing}”中找到这笔费用，点击该行的“${vouchers.upload.forThis}”。`,
        `在“${vouchers.own.given}”中查看“${vouchers.verdict}”，点击票据可看到原因；传错的点击“${vouchers.detail.drop}”。`,
      ],
      notes: [vouchers.own.missingLead],
    },
  },
} satisfies ManualArticle
