/** The search for hotels. */
export const text = {
  destination: '目的地',
  destinationHint: '城市、区域或地标',
  keyword: '关键词',
  keywordHint: '酒店、品牌、商圈或地标',
  clearKeyword: '清除关键词',
  checkIn: '入住',
  checkOut: '离店',
  chooseStay: '选择入住和离店日期',
  nights: (p: { count: number }) => `${p.count}晚`,
  search: '搜索酒店',
  advance: '预付酒店',
  cash: '到店付酒店',
  payTypeHint: '由贵公司的设置决定',
  hotBrands: '热门品牌',
}
