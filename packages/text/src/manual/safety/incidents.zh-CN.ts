import { text as incidents } from '../../admin/orders/incidents.zh-CN'
import { text as whereabouts } from '../../admin/orders/whereabouts.zh-CN'
import type { ManualArticle } from '../article'

/** Where people are, and who is safe. */
export const text = {
  lead: `“${whereabouts.title}”显示某一天的出行人员；发生意外时，“${incidents.title}”找出相关的人并请他们报平安。`,
  sections: {
    whereabouts: {
      title: whereabouts.title,
      lead: `选择“${whereabouts.date}”，按“${whereabouts.city}”或“${whereabouts.activity}”筛选。`,
      notes: [whereabouts.lead],
    },
    open: {
      title: incidents.openTitle,
      steps: [
        `点击“${incidents.open}”，选择“${incidents.fields.kind}”“${incidents.fields.places}”和时间。`,
        `填写“${incidents.fields.title}”和“${incidents.fields.message}”，核对涉及的人数，点击“${incidents.confirm}”。`,
      ],
      notes: [incidents.openLead, incidents.concernedNobody],
    },
    follow: {
      title: '跟进',
      lead: `“${incidents.statuses.unreached}”的人可以再次提醒或电话联系，通话结果记在事件中；“${incidents.statuses.help}”的人排在最前。`,
    },
  },
} satisfies ManualArticle
