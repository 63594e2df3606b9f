/** The history of what the console keeps. */
export const text = {
  acts: {
    added: '添加',
    changed: '修改',
    ended: {
      person: '办理离职',
      department: '撤销',
      grade: '停用',
      policy: '停用',
      flows: '停用',
      company: '停用',
      costCentre: '停用',
      project: '停用',
      legalEntity: '停用',
      notice: '停用',
    },
    resumed: '恢复在职',
    roleGiven: '授予角色',
    roleTaken: '收回角色',
    published: '发布',
    takenBack: '撤回版本',
  },
  by: (p: { name: string; act: string }) => `${p.name} · ${p.act}`,
  product: '系统',
  neverChanged: '还没有修改过。',
  savedBy: (p: { name: string; moment: string }) => `${p.name} 于 ${p.moment} 保存了其他内容。`,
  fields: { lastDay: '最后工作日', successor: '接手人' },
}
