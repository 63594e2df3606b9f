import { text as hours } from '../../admin/company/office-hours.zh-CN'
import type { ManualArticle } from '../article'

/** When the company works. */
export const text = {
  lead: `“${hours.title}”${hours.lead}`,
  sections: {
    set: {
      title: '设置办公时间',
      steps: [
        `选择“${hours.fields.zone}”，在“${hours.weekTitle}”中勾选办公的日期并填写时间。`,
        `国家节假日之外的日期，点击“${hours.addDay}”添加。`,
      ],
    },
    approvals: {
      title: hours.fields.approvals,
      lead: hours.approvalsHint,
      hint: '例如审批时限 8 小时，周五 17:00 提交，下班时间为 18:00，则下周一继续计算。',
    },
  },
} satisfies ManualArticle
