import { text as bookings } from '../../booking/order/list.zh-CN'
import { text as payment } from '../../finance/payment.zh-CN'
import type { ManualArticle } from '../article'

/** Paying orders. */
export const text = {
  lead: '订单由公司付款、个人付款，或两者一起；应由谁付，预订时已经写明。',
  sections: {
    pay: {
      title: '支付订单',
      steps: [
        `在“${bookings.title}”中点击“${bookings.pay}”；也可以选择几个订单“${bookings.payTogether}”。`,
        `选择“${payment.method}”，需要时使用“${payment.pointsTitle}”。`,
        '个人付款在新窗口扫码，完成后页面自动更新。',
      ],
      notes: [`请在“${payment.payWithin}”内支付，逾期订单关闭。`, payment.nextFail],
      picture: '我的预订，按进度分组',
    },
    fail: {
      title: '支付没有成功',
      lead: `${payment.failText}${payment.failKeep}`,
    },
  },
} satisfies ManualArticle
