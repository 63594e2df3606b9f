// Made from pay.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './pay.zh-CN'
import { text as bookings } from '../../booking/order/list.zh-TW'
import { text as payment } from '../../finance/payment.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '訂單由公司付款、個人付款，或兩者一起；應由誰付，預訂時已經寫明。',
  sections: {
    pay: {
      title: '支付訂單',
      steps: [
        `在「${bookings.title}」中點選「${bookings.pay}」；也可以選擇幾個訂單「${bookings.payTogether}」。`,
        `選擇「${payment.method}」，需要時使用「${payment.pointsTitle}」。`,
        '個人付款在新視窗掃碼，完成後頁面自動更新。',
      ],
      notes: [`請在「${payment.payWithin}」內支付，逾期訂單關閉。`, payment.nextFail],
      picture: '我的預訂，按進度分組',
    },
    fail: {
      title: '支付沒有成功',
      lead: `${payment.failText}${payment.failKeep}`,
    },
  },
} satisfies ManualArticle
