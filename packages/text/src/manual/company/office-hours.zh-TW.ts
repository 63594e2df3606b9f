// Made from office-hours.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './office-hours.zh-CN'
import { text as hours } from '../../admin/company/office-hours.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: `「${hours.title}」${hours.lead}`,
  sections: {
    set: {
      title: '設定辦公時間',
      steps: [
        `選擇「${hours.fields.zone}」，在「${hours.weekTitle}」中勾選辦公的日期並填寫時間。`,
        `國家節假日之外的日期，點選「${hours.addDay}」新增。`,
      ],
    },
    approvals: {
      title: hours.fields.approvals,
      lead: hours.approvalsHint,
      hint: '例如審批時限 8 小時，週五 17:00 提交，下班時間為 18:00，則下週一繼續計算。',
    },
  },
} satisfies ManualArticle
