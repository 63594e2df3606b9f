import { text as rates } from '../../admin/agency/fault-rates.zh-CN'
import type { ManualArticle } from '../article'

/** How often the built-in supply fails. */
export const text = {
  lead: rates.lead,
  sections: {
    set: {
      title: rates.title,
      steps: [`逐项填写，或点击“${rates.preset.off}”“${rates.preset.low}”“${rates.preset.usual}”一键填写，再保存。`],
      notes: [rates.presetsWhy, `${rates.percent}。`],
      hint: `${rates.presetsWhy}各项互不影响，同一订单可以同时遇到几项。`,
    },
  },
} satisfies ManualArticle
