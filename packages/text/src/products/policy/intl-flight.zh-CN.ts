import { text as policy } from '../intl-flight/policy.zh-CN'

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
  selfTransfer: { title: '自行中转', sentence: '前后航班须在同一客票上，不得自行中转' },
  direct: {
    title: '直飞优先',
    sentence: '同舱位直飞最多贵 ¥{threshold} 时，须选直飞',
    threshold: '直飞最多贵出的金额（元）',
    detour: '转机比直飞最多多用 {hours} 小时',
    hours: '转机最多多用的小时数',
  },
  refundable: { title: '退票条件', sentence: '起飞前可退，退票费最高 ¥{price}', price: '退票费上限（元）' },
  changeable: { title: '改签条件', sentence: '起飞前可改，改签费最高 ¥{price}', price: '改签费上限（元）' },
  fareType: { title: '票价类型', sentence: '不可订 {types}', label: '不可订的票价类型' },
  brands: policy.brands,
  carrier: { title: '不可订的航司', sentence: '不可订 {carriers}', label: '不可订的航司' },
  durationPrice: {
    title: '按时长的全程价格（含税）',
    sentence: '单程飞满 {hours} 小时，不超过 ¥{price}',
    hours: (p: { line: number }) => `第 ${p.line} 行飞行小时数`,
    price: (p: { line: number }) => `第 ${p.line} 行价格上限（元）`,
    add: '添加一行',
    remove: (p: { line: number }) => `删除第 ${p.line} 行`,
  },
  medianPrice: {
    title: '中位价',
    sentence: '比同舱位各航班最低价的中位价，最多高 {percent} %',
    percent: '允许高出的百分比',
  },
}
