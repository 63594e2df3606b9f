// Made from bill-papers.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './bill-papers.zh-CN'
import { text as papers } from '../../finance/bill/papers.zh-TW'
import { text as bill } from '../../finance/bill/page.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '帳單的每條明細都有憑證，每份帳單都有經過和檔案，隨時可以檢視和下載。',
  sections: {
    receipts: {
      title: '按憑證檢視明細',
      steps: [
        `開啟「${papers.parts.itineraries.title}」，選擇「${bill.columns.period}」，再選擇「${bill.vouchers.airItinerary}」或「${bill.vouchers.railTicket}」。`,
        `也可以開啟帳單，在「${bill.sums}」中選擇「${bill.sumsBy.voucher}」或「${bill.sumsBy.category}」，點選「${bill.vouchers.airItinerary}」「${bill.vouchers.railTicket}」「${bill.vouchers.insurance}」或「${bill.categories.adjustment}」。`,
        `點選「${papers.download}」得到這部分明細的 Excel 檔案。`,
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
        `開啟「${papers.records.title}」，點選一份帳單，在「${papers.records.history}」中檢視從生成到付清的每一步。`,
        `在「${papers.certificate.title}」中點選「${papers.certificate.again}」，將確認時的筆數、金額和摘要與此刻的比較；各行都應為「${papers.certificate.same}」。`,
      ],
      notes: ['帳單確認時生成證明；確認前顯示此刻的筆數、金額和摘要。'],
    },
    files: {
      title: papers.files.title,
      steps: [
        `開啟「${papers.files.title}」，在「${papers.files.byPeriod}」中找到帳期。`,
        `點選「${papers.files.statement}」下載全部明細；企業財務還可以點選「${papers.files.ledger}」下載該帳期的帳本。`,
      ],
      notes: [papers.files.lead, papers.files.contractLead],
    },
  },
} satisfies ManualArticle
