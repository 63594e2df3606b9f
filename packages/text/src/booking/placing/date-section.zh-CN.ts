type Range = { from: string; to: string }

/** Why days cannot be chosen, and what binds them. */
export const text = {
  applicationUnknown: '未找到该出差申请单，请重新选择',
  outsideApplication: (p: Range) => `出差申请单的日期为 ${p.from} 至 ${p.to}，不在可预订日期内`,
  withinApplication: (p: Range) => `可选日期以出差申请单为准：${p.from} 至 ${p.to}`,
  draftUnknown: '本次查询已过期，请重新搜索',
  orderUnknown: '未找到该订单',
  orderNotChangeable: '该订单当前不能更改日期',
  onSale: (p: { days: number; last: string }) =>
    `铁路提前 ${p.days} 天（含当天）起售，目前可订至 ${p.last}；更晚的日期可先查询，开售后预订`,
  ticketValid: (p: { to: string }) => `改签后的日期不能晚于 ${p.to}`,
}
