// Made from incidents.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './incidents.zh-CN'
import { text as incidents } from '../../admin/orders/incidents.zh-TW'
import { text as whereabouts } from '../../admin/orders/whereabouts.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: `「${whereabouts.title}」顯示某一天的出行人員；發生意外時，「${incidents.title}」找出相關的人並請他們報平安。`,
  sections: {
    whereabouts: {
      title: whereabouts.title,
      lead: `選擇「${whereabouts.date}」，按「${whereabouts.city}」或「${whereabouts.activity}」篩選。`,
      notes: [whereabouts.lead],
    },
    open: {
      title: incidents.openTitle,
      steps: [
        `點選「${incidents.open}」，選擇「${incidents.fields.kind}」「${incidents.fields.places}」和時間。`,
        `填寫「${incidents.fields.title}」和「${incidents.fields.message}」，核對涉及的人數，點選「${incidents.confirm}」。`,
      ],
      notes: [incidents.openLead, incidents.concernedNobody],
    },
    follow: {
      title: '跟進',
      lead: `「${incidents.statuses.unreached}」的人可以再次提醒或電話聯絡，通話結果記在事件中；「${incidents.statuses.help}」的人排在最前。`,
    },
  },
} satisfies ManualArticle
