/** The standard for cars, as a travel manager writes it. */
export const text = {
  carClass: { title: '车型', sentence: '可订 {classes}', label: '可订车型' },
  price: { title: '每次费用', sentence: '每次预估不超过 ¥{price}', price: '每次费用上限（元）' },
  city: { title: '用车城市', sentence: '只在这些城市用车：{cities}', label: '可用车的城市', add: '添加城市' },
  place: { title: '起点或终点', sentence: '至少一端是：{places}', label: '可用车的地点' },
  time: {
    title: '用车时段',
    sentence: '{from} 至 {to} 可以用车',
    add: '添加时段',
    remove: (p: { line: number }) => `删除第 ${p.line} 个时段`,
  },
  month: { title: '每月用车费用', sentence: '每人每月累计不超过 ¥{price}', price: '每月费用上限（元）' },
  count: { title: '用车次数', sentence: '每人每月不超过 {count} 次', count: '每月次数' },
}
