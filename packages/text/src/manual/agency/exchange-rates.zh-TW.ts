// Made from exchange-rates.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './exchange-rates.zh-CN'
import { text as rates } from '../../admin/agency/exchange-rate.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: rates.lead,
  sections: {
    enter: {
      title: rates.add,
      steps: [
        `選擇「${rates.currency}」和「${rates.day}」，填寫「${rates.hundred}」和「${rates.source}」，點選「${rates.submit}」。`,
        '與上一個匯率相差很大時，會請您再確認一次。',
      ],
      notes: [`${rates.dayHint}。`],
      hint: '按 100 個外幣單位填寫人民幣元，例如 100 日元合 4.7 元，填寫 4.7。相差很大時會請您再確認一次。',
    },
  },
} satisfies ManualArticle
