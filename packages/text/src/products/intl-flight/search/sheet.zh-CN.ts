import { text as policy } from '../policy.zh-CN'

/** What a search for international flights showed, as a sheet for whoever approves. */
export const text = {
  title: '国际机票比价单',
  leg: (p: { index: number; from: string; to: string; date: string }) => `第 ${p.index} 程 ${p.from} → ${p.to} ${p.date}`,
  searched: (p: { moment: string; company: string }) => `${p.company} · 查询时间 ${p.moment}（北京时间）`,
  prices: '价格为当时所选行程的全程价，每人含税；报价随时变动，以出票时为准。',
  cheapestOnly: (p: { count: number }) => `每个方案列最低价，最多 ${p.count} 个；完整清单见表格文件。`,
  columns: {
    flights: '航班',
    depart: '出发（当地）',
    arrive: '到达（当地）',
    changes: '中转',
    via: '中转机场',
    minutes: '飞行分钟',
    cabin: '舱位',
    brand: '产品',
    baggage: '免费托运行李',
    refund: '退票费（元）',
    change: '改期费（元）',
    price: '每人含税（元）',
    total: '全部出行人（元）',
    seats: '余座',
    verdict: '差标',
    why: '超标原因',
  },
  manySeats: '9 以上',
  fees: { free: '免费', notAtAll: '不可', notTold: '须核实' },
  /** Between two reasons. */
  between: '；',
  brands: policy.brands,
  verdicts: {
    within: '符合',
    remind: '超标提醒',
    reason: '超标需填原因',
    approval: '超标需审批',
    payExcess: '超标自付',
    forbidden: '超标不可订',
  },
}
