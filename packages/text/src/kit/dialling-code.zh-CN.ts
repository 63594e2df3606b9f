/** The panel of dialling codes. */
export const text = {
  choose: '选择国家或地区区号',
  current: (p: { area: string; code: string }) => `${p.area} +${p.code}`,
  search: '搜索国家、地区或区号',
  hot: '常用',
  list: '国家和地区',
  none: '抱歉，暂无搜索结果',
  results: (p: { count: number }) => `${p.count}条结果`,
  empty: '区号列表暂时无法显示',
}
