// Made from fault-rates.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './fault-rates.zh-CN'
import { text as rates } from '../../admin/agency/fault-rates.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: rates.lead,
  sections: {
    set: {
      title: rates.title,
      steps: [`逐項填寫，或點選「${rates.preset.off}」「${rates.preset.low}」「${rates.preset.usual}」一鍵填寫，再儲存。`],
      notes: [rates.presetsWhy, `${rates.percent}。`],
      hint: `${rates.presetsWhy}各項互不影響，同一訂單可以同時遇到幾項。`,
    },
  },
} satisfies ManualArticle
