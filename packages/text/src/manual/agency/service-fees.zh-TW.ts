// Made from service-fees.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './service-fees.zh-CN'
import { text as fees } from '../../admin/agency/service-fee.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: fees.lead,
  sections: {
    propose: {
      title: fees.propose,
      steps: [
        `選擇「${fees.who}」「${fees.product}」和「${fees.from}」，填寫四項費用。`,
        `填寫「${fees.note}」，點選「${fees.send}」。另一位同事在「${fees.waiting}」中點選「${fees.agree}」。`,
      ],
      notes: [fees.unit],
    },
    precedence: {
      title: '哪一標準優先',
      lead: `${fees.whoHint}${fees.productHint}同一範圍內，以最近生效的為準。`,
      notes: [`客戶的單獨約定結束時，勾選「${fees.asAll}」。`],
      hint: `${fees.whoHint}${fees.productHint}訂單按下單當天的標準收取，之後不變。`,
    },
  },
} satisfies ManualArticle
