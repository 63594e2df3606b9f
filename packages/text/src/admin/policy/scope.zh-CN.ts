/** Whom a travel policy names. */
export const text = {
  scopes: {
    person: '员工',
    position: '职位',
    grade: '职级',
    department: '部门',
    costCentre: '成本中心',
    office: '办公地点',
    field: '员工自定义字段',
    legalEntity: '法人主体',
    role: '角色',
    default: '全体员工',
  },
  roles: { approve: '审批人', bookForOthers: '代订人', manage: '管理员', finance: '财务', guest: '外部出行人' },
  names: (p: { scope: string; names: string[] }) => (p.names.length === 0 ? p.scope : `${p.scope}：${p.names.join('、')}`),
  list: (p: { items: string[] }) => p.items.join('、'),
  sentences: (p: { items: string[] }) => p.items.join('；'),
}
