// Made from change-and-refund.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './change-and-refund.zh-CN'
import { text as open } from '../../booking/order/open.zh-TW'
import { text as orderPage } from '../../booking/order/page.zh-TW'
import { text as flightChange } from '../../products/flight/after-sale/change.zh-TW'
import { text as flightRefund } from '../../products/flight/after-sale/refund.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '改簽和退票都從訂單開始；費用按票價規則計算，提交之前就能看到。',
  sections: {
    change: {
      title: '改簽',
      steps: [
        `開啟訂單，點選「${orderPage.actions.change}」。`,
        `選擇客票和「${flightChange.date}」，點選「${flightChange.search}」。`,
        `選擇新的航班或車次，核對「${flightChange.price}」後點擊「${flightChange.submit}」。`,
      ],
      notes: [flightChange.rulesNote, `航班由航司變動時，選擇「${flightChange.causes.involuntary}」。`],
    },
    refund: {
      title: '退票',
      steps: [
        `開啟訂單，點選「${orderPage.actions.refund}」。`,
        `選擇要退的客票，檢視「${flightRefund.quote}」和「${flightRefund.shares}」。`,
        `點選「${flightRefund.submit}」。`,
      ],
      notes: ['款項按原支付方式退回；公司支付的部分退給公司。'],
    },
    unused: {
      title: open.title,
      lead: open.intro,
      steps: [
        `開啟「${open.title}」，檢視「${open.refundNow}」和「${open.expires}」。`,
        `仍要出行時點選「${open.change}」，不再出行時點選「${open.refund}」。`,
      ],
      notes: ['預訂同航線時，列表會提示可用的未使用客票。'],
    },
  },
} satisfies ManualArticle
