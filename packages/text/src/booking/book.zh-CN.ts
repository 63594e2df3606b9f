/** Words that the way to an order shares over all products. */
export const text = {
  people: (p: { count: number }) => `${p.count}人`,
  travellers: '出行人',
  list: (p: { items: readonly string[] }) => p.items.join('、'),
  stepsLabel: '预订步骤',
  searchAgain: '重新搜索',
  expiredTitle: '本次查询已过期',
  expiredWhy: '票价和余票变化较快，一次查询只保留一段时间。重新搜索会沿用相同的条件。',
  offlineTitle: '网络已断开',
  offlineWhy: '您的选择已保留，网络恢复后可继续。',
  total: '订单总额',
  totalEach: '每人合计',
  priceChange: {
    title: '价格有变动',
    why: '价格刚刚有调整，请确认后继续。',
    former: '原价',
    now: '现价',
    accept: '接受新价格',
  },
  departs: '出发',
  arrives: '到达',
  level: (p: { level: number; names: string }) => `第 ${p.level} 级：${p.names}`,
}
