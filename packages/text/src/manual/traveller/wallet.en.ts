import { text as payment } from '../../finance/payment.en'
import { text as wallet } from '../../personal/wallet.en'
import type { text as source } from './wallet.zh-CN'

export const text: typeof source = {
  lead: 'Where your company has opened it, business travel earns points for what you pay yourself.',
  sections: {
    use: {
      title: 'Earn and use points',
      lead: `“${wallet.title}” shows “${wallet.balance}” and “${wallet.entries}”. Fill in “${payment.pointsHowMany}” under “${payment.pointsTitle}” when you pay.`,
      notes: [wallet.ruleRefund, wallet.ruleOwn, payment.pointsCompanyOnly],
      picture: 'The points wallet with the balance and its entries',
    },
  },
}
