// Made from agreement.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './agreement.zh-CN'
import { text as agreement } from '../admin/agreement.zh-TW'
import type { ManualArticle } from './article'

export const text: typeof source = {
  lead: agreement.lead,
  sections: {
    read: {
      title: '合同內容',
      lead: `「${agreement.title}」顯示「${agreement.period}」「${agreement.credit}」「${agreement.fees}」和「${agreement.rates}」。`,
      notes: [
        `「${agreement.states.none}」：${agreement.stateHints.none}`,
        `「${agreement.states.future}」：${agreement.stateHints.future}`,
        `「${agreement.states.ended}」：${agreement.stateHints.ended}`,
      ],
      picture: '服務合同，顯示期限、授信和服務費',
    },
    credit: {
      title: '授信額度',
      lead: `「${agreement.available}」等於「${agreement.limit}」減去「${agreement.used}」和「${agreement.frozen}」。「${agreement.frozen}」是${agreement.frozenHint}，出票後轉為「${agreement.used}」。`,
      hint: `「${agreement.available}」等於「${agreement.limit}」減去「${agreement.used}」和「${agreement.frozen}」。`,
    },
  },
} satisfies ManualArticle
