import { text as payment } from '../../finance/payment.zh-CN'
import { text as wallet } from '../../personal/wallet.zh-CN'
import type { ManualArticle } from '../article'

/** The points wallet. */
export const text = {
  lead: '公司开通后，因公出行可以累积积分，用来支付自己承担的部分。',
  sections: {
    use: {
      title: '获得和使用',
      lead: `“${wallet.title}”显示“${wallet.balance}”和“${wallet.entries}”。在支付页的“${payment.pointsTitle}”中填写“${payment.pointsHowMany}”。`,
      notes: [wallet.ruleRefund, wallet.ruleOwn, payment.pointsCompanyOnly],
      picture: '积分钱包，显示可用积分和明细',
    },
  },
} satisfies ManualArticle
