import { text as rates } from '../../admin/agency/exchange-rate.zh-CN'
import type { ManualArticle } from '../article'

/** By which rates amounts are told in the currency of a company's books. */
export const text = {
  lead: rates.lead,
  sections: {
    enter: {
      title: rates.add,
      steps: [
        `选择“${rates.currency}”和“${rates.day}”，填写“${rates.hundred}”和“${rates.source}”，点击“${rates.submit}”。`,
        '与上一个汇率相差很大时，会请您再确认一次。',
      ],
      notes: [`${rates.dayHint}。`],
      hint: '按 100 个外币单位填写人民币元，例如 100 日元合 4.7 元，填写 4.7。相差很大时会请您再确认一次。',
    },
  },
} satisfies ManualArticle
