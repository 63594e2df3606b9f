import { text as company } from '../../admin/company/company.zh-CN'
import { text as projects } from '../../admin/cost-objects/projects.zh-CN'
import type { ManualArticle } from '../article'

/** Projects. */
export const text = {
  lead: '项目用来把因公订单的费用归在一起，可以设置期间和负责人。',
  sections: {
    add: {
      title: '添加项目',
      steps: [
        `打开“${projects.title}”，点击“${projects.add}”，填写“${projects.fields.code}”和名称。`,
        `需要时填写“${projects.from}”和“${projects.to}”。${projects.periodHint}`,
      ],
      notes: [projects.codeHint, `在“${company.title}”中开启“${company.settings.projectRequired.name}”后，预订时必须选择项目。`],
      picture: '项目列表，显示编码、负责人和期间',
    },
  },
} satisfies ManualArticle
