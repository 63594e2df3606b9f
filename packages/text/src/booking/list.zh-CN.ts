/** Words that the lists of results share over all products. */
export const text = {
  editSearch: '修改查询',
  business: '因公',
  personal: '因私',
  earlier: '前几天',
  later: '后几天',
  dayOff: '休',
  workday: '班',
  sortBy: '排序',
  filters: '筛选',
  filtersActive: (p: { count: number }) => `筛选（${p.count}）`,
  reset: '清空筛选',
  quick: '常用',
  takeOff: (p: { group: string; value: string }) => `取消筛选：${p.group} ${p.value}`,
  within: '仅看符合差标',
}
