/** Choosing who travels before the list of results. */
export const text = {
  title: '选择出行人',
  search: '搜索同事',
  searchHint: '姓名、拼音、手机号或部门',
  searching: '正在查找',
  found: (p: { count: number }) => `找到 ${p.count} 位同事`,
  noneFound: '没有找到可代订的同事',
  noneFoundWhy: '请换一个关键字，或联系差旅管理员开通代订权限。',
  chosen: (p: { count: number; max: number }) => `已选 ${p.count} / ${p.max} 位`,
  noneChosen: '还没有选择出行人',
  noneChosenWhy: '从左侧搜索结果中选择，最多 9 位。',
  add: (p: { name: string }) => `选择${p.name}`,
  remove: (p: { name: string }) => `移除${p.name}`,
  limit: (p: { max: number }) => `一张订单最多 ${p.max} 位出行人`,
  next: '查询航班',
  needOne: '请至少选择一位出行人',
}
