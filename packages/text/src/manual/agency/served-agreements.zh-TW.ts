// Made from served-agreements.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './served-agreements.zh-CN'
import { text as offer } from '../../admin/agency/agreement-offer.zh-TW'
import type { ManualArticle } from '../article'

const { desk } = offer

export const text: typeof source = {
  lead: desk.lead,
  sections: {
    terms: {
      title: desk.propose,
      steps: [
        `在「${desk.title}」中開啟客戶，填寫「${desk.from}」「${desk.to}」和「${desk.credit}」。`,
        `在「${desk.note}」中寫明需要客戶知道的內容，點選「${desk.submit}」。`,
      ],
      notes: [`${offer.faults.long}。`, '續簽須從當前合同結束的次日或之前開始。'],
      hint: '續簽須緊接當前合同，中間有空檔時客戶將無法因公預訂。',
    },
    credit: {
      title: desk.credit,
      lead: `客戶以企業支付時先佔用授信，帳單付清後恢復。${desk.creditHint}。`,
      notes: ['簽署後新的額度立即代替原額度，已佔用的部分不變。'],
      hint: `客戶以企業支付時先佔用授信，帳單付清後恢復。簽署後代替原額度，已佔用的部分不變。`,
    },
    check: {
      title: desk.offer,
      lead: `同事點選「${desk.offer}」發給客戶簽署，或點選「${desk.return}」並說明原因。客戶簽署前可以「${desk.withdraw}」。`,
    },
  },
} satisfies ManualArticle
