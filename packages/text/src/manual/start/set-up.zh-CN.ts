import { text as home } from '../../admin/home.zh-CN'
import { text as departments } from '../../admin/departments/words.zh-CN'
import { text as grades } from '../../admin/people/grades.zh-CN'
import { text as people } from '../../admin/people/people.zh-CN'
import { text as flows } from '../../admin/approval/flows.zh-CN'
import { text as policies } from '../../admin/policy/policies.zh-CN'
import { text as shell } from '../../app/shell.zh-CN'
import { text as menu } from '../../personal/menu.zh-CN'
import type { ManualArticle } from '../article'

/** The order in which a company begins. */
export const text = {
  lead: '按下面的顺序设置，通常半天内即可让员工开始预订。',
  sections: {
    order: {
      title: '推荐的顺序',
      lead: `点击页头的“${shell.management}”进入管理后台。“${home.title}”中的“${home.setUp}”会列出还没有完成的步骤。`,
      steps: [
        `“${home.steps.company.name}”：${home.steps.company.why}`,
        `“${home.steps.departments.name}”：在“${menu.items.departments}”中点击“${departments.add}”，并为每个部门选择“${departments.fields.head}”。`,
        `在“${menu.items.grades}”中点击“${grades.add}”，从高到低排列。`,
        `“${home.steps.people.name}”：逐个添加，或在“${menu.items.people}”中用“${people.import}”一次导入。`,
        `“${home.steps.policy.name}”：先建一个适用于所有人的标准，再为职级或部门设置例外。`,
        `“${home.steps.approvals.name}”：在“${menu.items.flows}”中添加，用“${flows.parts.simulate}”检查后发布。`,
        `“${home.steps.products.name}”：在“${menu.items.company}”中选择员工可以预订的产品。`,
      ],
      notes: [
        '先有部门和职级，再导入员工，文件中的部门和职级才能识别。',
        `没有“${policies.title}”的员工预订时不受限制；没有审批流程时，所有单据都无需审批。`,
      ],
      picture: '管理后台的概览，列出待处理事项和设置步骤',
    },
    waiting: {
      title: '每天要处理的事',
      lead: `“${home.waiting}”列出需要您处理的事项，例如未激活的账号、没有负责人的部门和待确认的标准。点击“${home.look}”进入对应的列表。`,
    },
    language: {
      title: '语言和外观',
      lead: `语言在“${menu.items.language}”中更换，深色和浅色在页头的“${shell.theme}”中更换。窗口较窄时，菜单收进“${shell.management}”按钮。`,
    },
  },
} satisfies ManualArticle
