import { text as fees } from '../../admin/agency/service-fee.zh-CN'
import type { ManualArticle } from '../article'

/** What the agency charges, by customer, product and channel. */
export const text = {
  lead: fees.lead,
  sections: {
    propose: {
      title: fees.propose,
      steps: [
        `选择“${fees.who}”“${fees.product}”和“${fees.from}”，填写四项费用。`,
        `填写“${fees.note}”，点击“${fees.send}”。另一位同事在“${fees.waiting}”中点击“${fees.agree}”。`,
      ],
      notes: [fees.unit],
    },
    precedence: {
      title: '哪一标准优先',
      lead: `${fees.whoHint}${fees.productHint}同一范围内，以最近生效的为准。`,
      notes: [`客户的单独约定结束时，勾选“${fees.asAll}”。`],
      hint: `${fees.whoHint}${fees.productHint}订单按下单当天的标准收取，之后不变。`,
    },
  },
} satisfies ManualArticle
