/** The standard for cars, as a travel manager writes it. */
export const text = {
  carClass: { title: '车型', sentence: '可订 {classes}', label: '可订车型' },
  price: { title: '每次费用', sentence: '每次预估不超过 ¥{price}', price: '每次费用上限（元）' },
  city: { title: '用车城市', sentence: '只在这些城市用车：{cities}', label: '可用车的城市', add: '添加城市' },
  place: {
    title: '起点或终点',
    sentence: '至少一端是：{places}',
    label: '可用车的地点',
    sitesWhy: '公司地点（如办公室、工厂）：起点或终点在其范围内即可；列入下方“往返”的地点按往返判断。',
    pairsWhy: '往返：两端都须符合，去程、回程均可，例如办公室与机场、任意地点与办公室。',
  },
  site: {
    sentence: '{name} 周围 {metres} 米内',
    name: (p: { line: number }) => `第 ${p.line} 个地点的名称`,
    metres: (p: { name: string }) => `${p.name} 的范围（米）`,
    remove: (p: { name: string }) => `删除地点 ${p.name}`,
    city: '地点所在城市',
    cityHint: '先选城市',
    add: '添加地点',
    addHint: '地标、车站、酒店或城区',
    none: '没有找到',
  },
  pair: {
    sentence: '{one} 与 {other} 之间',
    one: (p: { line: number }) => `第 ${p.line} 组往返的一端`,
    other: (p: { line: number }) => `第 ${p.line} 组往返的另一端`,
    add: '添加往返',
    remove: (p: { line: number }) => `删除第 ${p.line} 组往返`,
  },
  time: {
    title: '用车时段',
    sentence: '{from} 至 {to} 可以用车',
    add: '添加时段',
    remove: (p: { line: number }) => `删除第 ${p.line} 个时段`,
  },
  month: { title: '每月用车费用', sentence: '每人每月累计不超过 ¥{price}', price: '每月费用上限（元）' },
  count: { title: '用车次数', sentence: '每人每月不超过 {count} 次', count: '每月次数' },
}
