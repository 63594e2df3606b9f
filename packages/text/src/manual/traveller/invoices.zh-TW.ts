// Made from invoices.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './invoices.zh-CN'
import { text as invoice } from '../../finance/invoice.zh-TW'
import { text as vouchers } from '../../finance/vouchers.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: invoice.lead,
  sections: {
    apply: {
      title: '申請開票',
      steps: [
        `開啟「${invoice.toApply}」，點選訂單上的「${invoice.applyThis}」，或點選「${invoice.apply}」為多個訂單一起開票。`,
        `在「${invoice.choose}」中選擇費用，點選「${invoice.next}」。`,
        `填寫「${invoice.personTitle}」和「${invoice.email}」，點選「${invoice.next}」。`,
        `在「${invoice.confirmTitle}」中核對後點擊「${invoice.confirm}」；不需要時點選「${invoice.withdraw}」。`,
      ],
      notes: [invoice.chooseLead, invoice.personTitleHint],
    },
    find: {
      title: invoice.myInvoices,
      steps: [
        `開啟「${invoice.myInvoices}」，按「${invoice.groups.open}」「${invoice.groups.valid}」或「${invoice.groups.taken}」查詢，點選一張發票。`,
        `點選「${invoice.pdf}」或「${invoice.xml}」；抬頭有誤時點選「${invoice.reissue}」，填寫「${invoice.newTitle}」。`,
      ],
      notes: [invoice.reissueLead, `「${invoice.states.applied}」的發票開啟後點擊「${invoice.decide}」，確認後才會開具。`],
    },
    receipts: {
      title: invoice.receipts,
      lead: invoice.receiptsLead,
      steps: [
        `開啟「${invoice.receipts}」，選擇憑證，點選「${invoice.print}」，得到一個 PDF 檔案，同時登記為已列印。`,
        `寄給財務後，選擇憑證，點選「${invoice.markMailed}」。`,
      ],
    },
    own: {
      title: vouchers.own.title,
      lead: vouchers.own.lead,
      steps: [
        `開啟「${vouchers.own.title}」，點選「${vouchers.upload.choose}」，可一次選擇多個檔案。`,
        `系統找不到訂單時，在「${vouchers.own.missing}」中找到這筆費用，點選該行的「${vouchers.upload.forThis}」。`,
        `在「${vouchers.own.given}」中檢視「${vouchers.verdict}」，點選票據可看到原因；傳錯的點選「${vouchers.detail.drop}」。`,
      ],
      notes: [vouchers.own.missingLead],
    },
  },
} satisfies ManualArticle
