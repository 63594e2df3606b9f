import { text as open } from '../../booking/order/open.zh-CN'
import { text as orderPage } from '../../booking/order/page.zh-CN'
import { text as flightChange } from '../../products/flight/after-sale/change.zh-CN'
import { text as flightRefund } from '../../products/flight/after-sale/refund.zh-CN'
import type { ManualArticle } from '../article'

/** Changes and refunds. */
export const text = {
  lead: '改签和退票都从订单开始；费用按票价规则计算，提交之前就能看到。',
  sections: {
    change: {
      title: '改签',
      steps: [
        `打开订单，点击“${orderPage.actions.change}”。`,
        `选择客票和“${flightChange.date}”，点击“${flightChange.search}”。`,
        `选择新的航班或车次，核对“${flightChange.price}”后点击“${flightChange.submit}”。`,
      ],
      notes: [flightChange.rulesNote, `航班由航司变动时，选择“${flightChange.causes.involuntary}”。`],
    },
    refund: {
      title: '退票',
      steps: [
        `打开订单，点击“${orderPage.actions.refund}”。`,
        `选择要退的客票，查看“${flightRefund.quote}”和“${flightRefund.shares}”。`,
        `点击“${flightRefund.submit}”。`,
      ],
      notes: ['款项按原支付方式退回；公司支付的部分退给公司。'],
    },
    unused: {
      title: open.title,
      lead: open.intro,
      steps: [
        `打开“${open.title}”，查看“${open.refundNow}”和“${open.expires}”。`,
        `仍要出行时点击“${open.change}”，不再出行时点击“${open.refund}”。`,
      ],
      notes: ['预订同航线时，列表会提示可用的未使用客票。'],
    },
  },
} satisfies ManualArticle
