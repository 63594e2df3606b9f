/** The tree of a company's departments. */
export const text = {
  import: '批量导入',
  title: '部门',
  tree: '部门结构',
  treeHint: '用方向键移动、展开和收起，按 Enter 编辑。',
  add: '添加部门',
  columns: { name: '部门', head: '负责人', people: '人数', actions: '操作' },
  noHead: '未设负责人',
  people: (p: { count: number }) => `${p.count} 人`,
  withBelow: (p: { count: number }) => `含下级 ${p.count} 人`,
  peopleOf: (p: { name: string; count: number }) => `${p.count} 人，查看${p.name}的员工`,
  expand: (p: { name: string }) => `展开${p.name}`,
  collapse: (p: { name: string }) => `收起${p.name}`,
  actionsOf: (p: { name: string }) => `${p.name}的操作`,
  edit: '编辑',
  addBelow: '添加下级部门',
  showPeople: '查看员工',
  history: '历史',
  end: '撤销部门',
  noneTitle: '还没有部门',
  noneText: '先添加部门，再把员工放入部门。部门决定差旅标准、审批和费用归属。',

  addTitle: '添加部门',
  editTitle: (p: { name: string }) => `编辑${p.name}`,
  historyTitle: (p: { name: string }) => `${p.name}的历史`,
  fields: { number: '部门编号', head: '负责人', parent: '上级部门', endedOn: '撤销日期' },
  nameMissing: '请填写部门名称',
  numberHint: '选填，在企业内唯一；导入文件可以用编号指定部门',
  headHint: '负责人审批本部门没有直属上级的员工',
  headPlaceholder: '姓名、拼音或工号',
  headNone: '没有找到这位员工，请更换姓名或工号',
  top: '无（最上级）',
  saved: '部门已保存',
  added: '部门已添加',

  move: '移动',
  moveTitle: (p: { name: string }) => `移动${p.name}？`,
  moveText: (p: { name: string; target: string }) => `${p.name}及其下级部门将移到${p.target}之下。`,
  moved: '部门已移动',

  endTitle: (p: { name: string }) => `撤销${p.name}？`,
  endText: '撤销后不能再选择该部门，以前的订单和申请仍会显示它。',
  ended: '部门已撤销',
  inUseTitle: (p: { name: string }) => `暂时不能撤销${p.name}`,
  inUse: (p: { people: number; departments: number }) => {
    const parts = [
      ...(p.people > 0 ? [`${p.people} 名在职员工`] : []),
      ...(p.departments > 0 ? [`${p.departments} 个下级部门`] : []),
    ]
    return `该部门还有 ${parts.join('和 ')}，请先移到其他部门。`
  },
}
