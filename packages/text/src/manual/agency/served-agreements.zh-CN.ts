import { text as offer } from '../../admin/agency/agreement-offer.zh-CN'
import type { ManualArticle } from '../article'

const { desk } = offer

/** How the agency's staff come to terms with a customer. */
export const text = {
  lead: desk.lead,
  sections: {
    terms: {
      title: desk.propose,
      steps: [
        `在“${desk.title}”中打开客户，填写“${desk.from}”“${desk.to}”和“${desk.credit}”。`,
        `在“${desk.note}”中写明需要客户知道的内容，点击“${desk.submit}”。`,
      ],
      notes: [`${offer.faults.long}。`, '续签须从当前合同结束的次日或之前开始。'],
      hint: '续签须紧接当前合同，中间有空档时客户将无法因公预订。',
    },
    credit: {
      title: desk.credit,
      lead: `客户以企业支付时先占用授信，账单付清后恢复。${desk.creditHint}。`,
      notes: ['签署后新的额度立即代替原额度，已占用的部分不变。'],
      hint: `客户以企业支付时先占用授信，账单付清后恢复。签署后代替原额度，已占用的部分不变。`,
    },
    check: {
      title: desk.offer,
      lead: `同事点击“${desk.offer}”发给客户签署，或点击“${desk.return}”并说明原因。客户签署前可以“${desk.withdraw}”。`,
    },
  },
} satisfies ManualArticle
