export const text = {
  cabins: { F: '头等舱', C: '公务舱', W: '超级经济舱', Y: '经济舱' },
  discount: (p: { tenths: number }) =>
    p.tenths === 100 ? '全价' : p.tenths > 100 ? `全价的 ${p.tenths}%` : `${(p.tenths / 10).toFixed(1)}折`,
  atMost: (p: { discount: string }) => `${p.discount}及以下`,
  list: (p: { items: string[] }) => p.items.join('、'),

  cabinBroken: (p: { actual: string; expected: string }) => `舱位为${p.actual}，标准为${p.expected}`,
  discountBroken: (p: { cabin: string; actual: string; expected: string }) => `${p.cabin}折扣 ${p.actual}，标准为 ${p.expected}`,
  lowestPriceBroken: (p: { hours: number; flight: string; difference: string; threshold: string }) =>
    `比前后 ${p.hours} 小时内最低价 ${p.flight} 高 ${p.difference}，标准为高出不超过 ${p.threshold}`,
  advanceDaysBroken: (p: { actual: number; expected: number }) => `提前 ${p.actual} 天预订，标准为提前 ${p.expected} 天及以上`,

  changeToFare: (p: { cabin: string; bookingClass: string; price: string }) =>
    `改选本航班${p.cabin} ${p.bookingClass} 舱 ${p.price}`,
  changeToFlight: (p: { flight: string }) => `改选 ${p.flight}`,
  complies: (p: { change: string }) => `${p.change} 即符合差标`,
  curesThis: (p: { change: string }) => `${p.change} 即符合此项`,

  cabinRule: (p: { cabins: string }) => `可订舱位：${p.cabins}`,
  discountRule: (p: { cabin: string; discount: string }) => `${p.cabin}折扣：${p.discount}`,
  discountRuleWithFloat: (p: { cabin: string; discount: string; float: string }) =>
    `${p.cabin}折扣：${p.discount}，可上浮 ${p.float}`,
  lowestPriceRule: (p: { hours: number; threshold: string }) => `最低价：不高于起飞前后 ${p.hours} 小时内最低价 ${p.threshold}`,
  sameAirport: '仅比较相同机场',
  ignoreStopover: '不比较经停航班',
  excludeCarriers: (p: { carriers: string }) => `不比较 ${p.carriers}`,
  advanceDaysRule: (p: { days: number }) => `提前预订：至少 ${p.days} 天`,
  withHandling: (p: { rule: string; handling: string }) => `${p.rule}（${p.handling}）`,
  withConditions: (p: { rule: string; conditions: string[] }) => `${p.rule}，${p.conditions.join('，')}`,
  handlings: {
    remind: '超标仅提醒',
    reason: '超标需填原因',
    approval: '超标需审批',
    payExcess: '超标部分个人支付',
    choose: '超标可选审批或个人支付',
    forbid: '超标不可预订',
  },
}
