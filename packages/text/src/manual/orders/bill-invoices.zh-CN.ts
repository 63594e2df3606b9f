import { text as bill } from '../../finance/bill/page.zh-CN'
import { text as invoice } from '../../finance/invoice.zh-CN'
import { text as menu } from '../../personal/menu.zh-CN'
import type { ManualArticle } from '../article'

/** Invoices of a confirmed bill. */
export const text = {
  lead: `账单确认后，企业付款的费用在账单中开票。${bill.invoicesLead}`,
  sections: {
    apply: {
      title: '申请开票',
      steps: [
        `打开已确认的账单，在“${bill.invoices}”中选择“${bill.specialInvoices}”“${bill.electronicInvoices}”或“${bill.manualInvoices}”；也可以打开“${menu.items.billInvoices}”，在“${invoice.ofBill.choose}”中选择一份账单。`,
        `在“${invoice.ofBill.toInvoice}”中选择费用，或点击“${invoice.ofBill.chooseRest}”，再点击“${invoice.next}”。`,
        `在“${invoice.ofBill.split}”中选择“${invoice.ofBill.splitByEntity}”或一个抬头，填写“${invoice.email}”，点击“${invoice.next}”。`,
        `在“${invoice.confirmTitle}”中核对抬头、金额和税额，点击“${invoice.confirm}”；不需要时点击“${invoice.withdraw}”。`,
      ],
      notes: [
        `${invoice.ofBill.noPermission}。`,
        `离开后没有确认的发票在“${invoice.ofBill.invoices}”中，打开后点击“${invoice.decide}”。`,
      ],
      hint: `选择“${invoice.ofBill.splitByEntity}”时，每笔费用开给出行人部门所属的法人；选择一个抬头时，全部开给它。`,
    },
    kinds: {
      title: '三种发票',
      notes: [
        `“${invoice.ofBill.special}”：住宿、服务费等费用，税额可以抵扣。抬头须在“${menu.items.legalEntities}”中设为可开专用发票。`,
        `“${invoice.ofBill.electronic}”：“${invoice.kinds.airItinerary}”“${invoice.kinds.railTicket}”“${invoice.kinds.insurance}”，以及“${invoice.kinds.ordinary}”。`,
        `“${invoice.ofBill.manual}”：${invoice.ofBill.manualLead}`,
      ],
    },
    after: {
      title: '下载和换开',
      steps: [
        `在“${invoice.ofBill.invoices}”中打开一张发票，点击“${invoice.pdf}”或“${invoice.xml}”。`,
        `抬头需要更换时，点击“${invoice.reissue}”，选择“${invoice.newTitle}”，再点击“${invoice.reissue}”。`,
      ],
      notes: [invoice.reissueLead, `“${invoice.states.refused}”的发票打开后可看到原因。`],
    },
  },
} satisfies ManualArticle
