import { text as papers } from '../../finance/bill/papers.zh-CN'
import { text as bill } from '../../finance/bill/page.zh-CN'
import type { ManualArticle } from '../article'

/** What proves the lines of bills, what happened to bills, and their files. */
export const text = {
  lead: '账单的每条明细都有凭证，每份账单都有经过和文件，随时可以查看和下载。',
  sections: {
    receipts: {
      title: '按凭证查看明细',
      steps: [
        `打开“${papers.parts.itineraries.title}”，选择“${bill.columns.period}”，再选择“${bill.vouchers.airItinerary}”或“${bill.vouchers.railTicket}”。`,
        `也可以打开账单，在“${bill.sums}”中选择“${bill.sumsBy.voucher}”或“${bill.sumsBy.category}”，点击“${bill.vouchers.airItinerary}”“${bill.vouchers.railTicket}”“${bill.vouchers.insurance}”或“${bill.categories.adjustment}”。`,
        `点击“${papers.download}”得到这部分明细的 Excel 文件。`,
      ],
      notes: [
        papers.parts.flightItineraries.lead,
        papers.parts.trainItineraries.lead,
        papers.parts.insurances.lead,
        papers.parts.fillBill.lead,
      ],
    },
    records: {
      title: papers.records.title,
      steps: [
        `打开“${papers.records.title}”，点击一份账单，在“${papers.records.history}”中查看从生成到付清的每一步。`,
        `在“${papers.certificate.title}”中点击“${papers.certificate.again}”，将确认时的笔数、金额和摘要与此刻的比较；各行都应为“${papers.certificate.same}”。`,
      ],
      notes: ['账单确认时生成证明；确认前显示此刻的笔数、金额和摘要。'],
    },
    files: {
      title: papers.files.title,
      steps: [
        `打开“${papers.files.title}”，在“${papers.files.byPeriod}”中找到账期。`,
        `点击“${papers.files.statement}”下载全部明细；企业财务还可以点击“${papers.files.ledger}”下载该账期的账本。`,
      ],
      notes: [papers.files.lead, papers.files.contractLead],
    },
  },
} satisfies ManualArticle
