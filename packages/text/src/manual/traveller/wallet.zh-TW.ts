// Made from wallet.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './wallet.zh-CN'
import { text as payment } from '../../finance/payment.zh-TW'
import { text as wallet } from '../../personal/wallet.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '公司開通後，因公出行可以累積積分，用來支付自己承擔的部分。',
  sections: {
    use: {
      title: '獲得和使用',
      lead: `「${wallet.title}」顯示「${wallet.balance}」和「${wallet.entries}」。在支付頁的「${payment.pointsTitle}」中填寫「${payment.pointsHowMany}」。`,
      notes: [wallet.ruleRefund, wallet.ruleOwn, payment.pointsCompanyOnly],
      picture: '積分錢包，顯示可用積分和明細',
    },
  },
} satisfies ManualArticle
