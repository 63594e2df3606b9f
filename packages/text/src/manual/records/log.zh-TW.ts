// Made from log.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './log.zh-CN'
import { text as log } from '../../admin/log.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: log.lead,
  sections: {
    find: {
      title: '查詢變更',
      steps: [
        `按「${log.keyword}」「${log.person}」「${log.kind}」或「${log.days}」篩選。`,
        `點選一行檢視「${log.changes}」，再點選「${log.toRecord}」或「${log.only}」。`,
      ],
    },
  },
} satisfies ManualArticle
