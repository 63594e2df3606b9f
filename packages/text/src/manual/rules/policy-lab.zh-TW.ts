// Made from policy-lab.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './policy-lab.zh-CN'
import { text as golden } from '../../admin/policy/golden.zh-TW'
import { text as lab } from '../../admin/policy/lab.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: lab.lead,
  sections: {
    try: {
      title: '試算一份標準',
      steps: [
        `在「${lab.form}」中選擇「${lab.policy}」和「${lab.subject}」：某個版本、「${lab.subjects.draft}」或「${lab.subjects.proposal}」。`,
        `選擇「${lab.product}」和「${lab.period}」，點選「${lab.start}」。`,
        `檢視「${lab.tiles.violating}」「${lab.tiles.approval}」和「${lab.tiles.refused}」如何變化，以及影響最大的行程。`,
      ],
      notes: [lab.noneText],
    },
    golden: {
      title: golden.title,
      lead: golden.lead,
      steps: [`在試算結果中點選「${golden.mark}」，或點選「${golden.add}」按訂單號新增。`, `選擇「${golden.verdict}」並儲存。`],
    },
    replay: {
      title: lab.replay,
      lead: `${lab.replayHint}。`,
    },
  },
} satisfies ManualArticle
