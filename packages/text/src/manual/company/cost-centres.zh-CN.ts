import { text as company } from '../../admin/company/company.zh-CN'
import { text as centres } from '../../admin/cost-objects/cost-centres.zh-CN'
import { text as form } from '../../booking/placing/book-form.zh-CN'
import type { ManualArticle } from '../article'

/** Cost centres. */
export const text = {
  lead: '每位员工有一个默认的成本中心，因公订单记入其中；预订时可以更改。',
  sections: {
    add: {
      title: '添加成本中心',
      steps: [
        `打开“${centres.title}”，点击“${centres.add}”。`,
        `填写“${centres.fields.code}”和名称，需要时选择“${centres.fields.owner}”和“${centres.fields.departments}”。`,
      ],
      notes: [centres.codeHint, centres.ownerHint],
      hint: `${centres.ownerHint}不选择负责人时，要求成本中心负责人审批的流程改由管理员审批。`,
      picture: '成本中心列表，显示编码、负责人和人数',
    },
    share: {
      title: '由几个成本中心分摊',
      lead: `在“${company.title}”中开启“${company.settings.costSplit.name}”后，预订页上的出行人可以“${form.shareCost}”，填写“${form.costPercent}”。`,
    },
    end: {
      title: '停用',
      lead: `选择“${centres.end}”，还有员工使用时，同时选择“${centres.endTo}”。${centres.endText}`,
    },
  },
} satisfies ManualArticle
