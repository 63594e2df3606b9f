import { text as departments } from '../../admin/departments/words.zh-CN'
import { text as flows } from '../../admin/approval/flows.zh-CN'
import { text as overview } from '../../admin/home.zh-CN'
import type { ManualArticle } from '../article'

/** The tree of departments. */
export const text = {
  lead: '部门决定差旅标准、审批和费用归属，也决定部门管理员和代订人的范围。',
  sections: {
    add: {
      title: '建立部门',
      steps: [
        `打开“${departments.title}”，点击“${departments.add}”；在某个部门的菜单中选择“${departments.addBelow}”可直接建立下级。`,
        `填写名称，可填写“${departments.fields.number}”（${departments.numberHint}），选择“${departments.fields.head}”和“${departments.fields.parent}”，保存。`,
      ],
      notes: [departments.treeHint],
      picture: '部门结构，每个部门显示负责人和人数',
    },
    head: {
      title: '部门负责人',
      lead: `${departments.headHint}。审批流程也可以指定“${flows.kinds.departmentHead}”或“${flows.kinds.headUp1}”。`,
      hint: `${departments.headHint}。没有负责人的部门会列在概览的“${overview.waiting}”中。`,
    },
    move: {
      title: '移动部门',
      lead: `编辑部门并更换“${departments.fields.parent}”，或在部门结构中拖动，确认后连同下级部门一起移动。员工的差旅标准和新提交单据的审批随之改变。`,
    },
    file: {
      title: '从文件导入',
      lead: `点击“${departments.import}”，像导入员工那样核对并导入部门；有“${departments.fields.number}”的部门按编号识别，其余按名称和“${departments.fields.parent}”识别。文件中没有的部门不受影响。`,
    },
    end: {
      title: '撤销部门',
      lead: `先把员工和下级部门移走，再选择“${departments.end}”。${departments.endText}`,
    },
  },
} satisfies ManualArticle
