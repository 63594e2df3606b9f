import { text as deposit } from '../../finance/deposit.zh-CN'
import type { ManualArticle } from '../article'

/** What the company has paid beforehand. */
export const text = {
  lead: '公司预先存入服务商的款项，可用来支付订单。企业财务在这里查看余额和每一笔收支；企业管理员和审计员只能查看。',
  sections: {
    ask: {
      title: '充值、调整和提现',
      steps: [
        `打开“${deposit.title}”，点击“${deposit.ask}”，选择“${deposit.kinds.topUp}”“${deposit.kinds.adjust}”或“${deposit.kinds.withdraw}”。`,
        `填写“${deposit.yuan}”；充值还须填写“${deposit.receipt}”，调整和提现还须填写“${deposit.remark}”。点击“${deposit.submit}”。`,
        `在“${deposit.changes}”中查看结果：“${deposit.states.asked}”“${deposit.states.agreed}”或“${deposit.states.refused}”。`,
      ],
      notes: [deposit.explain],
    },
    watch: {
      title: '查看余额和明细',
      steps: [
        `“${deposit.available}”是现在可以支付的金额；“${deposit.frozen}”已为未完成的订单留出，包含在“${deposit.balance}”中。`,
        `点击“${deposit.changeWarning}”，填写“${deposit.warnBelowYuan}”，点击“${deposit.save}”。`,
        `在“${deposit.entries}”中按“${deposit.kind}”和“${deposit.dates}”查找。`,
      ],
      notes: [`${deposit.warnBelowHint}。`],
    },
  },
} satisfies ManualArticle
