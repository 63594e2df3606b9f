/** The standard for international flights, as a travel manager writes it. */
export const text = {
  cabin: {
    title: '舱位',
    from: '飞行 {hours} 小时及以上，可订 {cabins}',
    hours: (p: { line: number }) => `第 ${p.line} 行飞行小时数`,
    label: (p: { line: number }) => `第 ${p.line} 行可订舱位`,
    add: '添加一行',
    remove: (p: { line: number }) => `删除第 ${p.line} 行`,
  },
  price: { title: '全程价格', sentence: '全程含税不超过 ¥{price}', price: '全程价格上限（元）' },
  extras: {
    title: '选座、餐食与加购行李',
    sentence: '每人每单不超过 ¥{price}（0 为全部自理）',
    price: '选座、餐食与加购行李上限（元）',
  },
  airport: { title: '转机', sentence: '须在同一机场转机' },
  direct: {
    title: '直飞优先',
    sentence: '同舱位直飞最多贵 ¥{threshold} 时，须选直飞',
    threshold: '直飞最多贵出的金额（元）',
  },
}
