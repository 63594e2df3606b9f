// Made from payment-app.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './payment-app.zh-CN'
import { text as code } from '../../access/payment-app/code.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: code.lead,
  sections: {
    begin: {
      title: code.begin,
      steps: [
        `開啟「${code.title}」，點選「${code.begin}」，在支付應用的頁面完成開通。頁面沒有開啟時，點選「${code.toPage}」。`,
        `中途離開後點擊「${code.goOn}」；完成後「${code.status}」變為「${code.statuses.inForce}」。`,
      ],
      notes: ['開通須由企業的授權人在支付應用的頁面操作。'],
    },
    people: {
      title: code.people,
      lead: `在「${code.people}」中按「${code.state}」查詢：「${code.states.linked}」「${code.states.refused}」或「${code.states.open}」。開通後，員工在首頁看到授權QR Code。`,
      notes: [`企業財務可點選「${code.bill}」，在支付應用中核對。`],
    },
  },
} satisfies ManualArticle
