// Made from bill-invoices.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './bill-invoices.zh-CN'
import { text as bill } from '../../finance/bill/page.zh-TW'
import { text as invoice } from '../../finance/invoice.zh-TW'
import { text as menu } from '../../personal/menu.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: `帳單確認後，企業付款的費用在帳單中開票。${bill.invoicesLead}`,
  sections: {
    apply: {
      title: '申請開票',
      steps: [
        `開啟已確認的帳單，在「${bill.invoices}」中選擇「${bill.specialInvoices}」「${bill.electronicInvoices}」或「${bill.manualInvoices}」；也可以開啟「${menu.items.billInvoices}」，在「${invoice.ofBill.choose}」中選擇一份帳單。`,
        `在「${invoice.ofBill.toInvoice}」中選擇費用，或點選「${invoice.ofBill.chooseRest}」，再點選「${invoice.next}」。`,
        `在「${invoice.ofBill.split}」中選擇「${invoice.ofBill.splitByEntity}」或一個抬頭，填寫「${invoice.email}」，點選「${invoice.next}」。`,
        `在「${invoice.confirmTitle}」中核對抬頭、金額和稅額，點選「${invoice.confirm}」；不需要時點選「${invoice.withdraw}」。`,
      ],
      notes: [
        `${invoice.ofBill.noPermission}。`,
        `離開後沒有確認的發票在「${invoice.ofBill.invoices}」中，開啟後點擊「${invoice.decide}」。`,
      ],
      hint: `選擇「${invoice.ofBill.splitByEntity}」時，每筆費用開給出行人部門所屬的法人；選擇一個抬頭時，全部開給它。`,
    },
    kinds: {
      title: '三種發票',
      notes: [
        `「${invoice.ofBill.special}」：住宿、服務費等費用，稅額可以抵扣。抬頭須在「${menu.items.legalEntities}」中設為可開專用發票。`,
        `「${invoice.ofBill.electronic}」：「${invoice.kinds.airItinerary}」「${invoice.kinds.railTicket}」「${invoice.kinds.insurance}」，以及「${invoice.kinds.ordinary}」。`,
        `「${invoice.ofBill.manual}」：${invoice.ofBill.manualLead}`,
      ],
    },
    after: {
      title: '下載和換開',
      steps: [
        `在「${invoice.ofBill.invoices}」中開啟一張發票，點選「${invoice.pdf}」或「${invoice.xml}」。`,
        `抬頭需要更換時，點選「${invoice.reissue}」，選擇「${invoice.newTitle}」，再點選「${invoice.reissue}」。`,
      ],
      notes: [invoice.reissueLead, `「${invoice.states.refused}」的發票開啟後可看到原因。`],
    },
  },
} satisfies ManualArticle
