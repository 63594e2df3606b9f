// Made from policy.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './policy.zh-CN'

export const text: typeof source = {
  cabins: { F: '頭等艙', C: '商務艙', W: '超級經濟艙', Y: '經濟艙' },
  discount: (p: { tenths: number }) =>
    p.tenths === 100 ? '全價' : p.tenths > 100 ? `全價的 ${p.tenths}%` : `${(p.tenths / 10).toFixed(1)}折`,
  atMost: (p: { discount: string }) => `${p.discount}及以下`,
  list: (p: { items: string[] }) => p.items.join('、'),

  cabinBroken: (p: { actual: string; expected: string }) => `艙位為${p.actual}，標準為${p.expected}`,
  discountBroken: (p: { cabin: string; actual: string; expected: string }) => `${p.cabin}折扣 ${p.actual}，標準為 ${p.expected}`,
  lowestPriceBroken: (p: { hours: number; flight: string; difference: string; threshold: string }) =>
    `比前後 ${p.hours} 小時內最低價 ${p.flight} 高 ${p.difference}，標準為高出不超過 ${p.threshold}`,
  advanceDaysBroken: (p: { actual: number; expected: number }) => `提前 ${p.actual} 天預訂，標準為提前 ${p.expected} 天及以上`,

  changeToFare: (p: { cabin: string; bookingClass: string; price: string }) =>
    `改選本航班${p.cabin} ${p.bookingClass} 艙 ${p.price}`,
  changeToFlight: (p: { flight: string }) => `改選 ${p.flight}`,
  complies: (p: { change: string }) => `${p.change} 即符合差標`,
  curesThis: (p: { change: string }) => `${p.change} 即符合此項`,

  cabinRule: (p: { cabins: string }) => `可訂艙位：${p.cabins}`,
  discountRule: (p: { cabin: string; discount: string }) => `${p.cabin}折扣：${p.discount}`,
  discountRuleWithFloat: (p: { cabin: string; discount: string; float: string }) =>
    `${p.cabin}折扣：${p.discount}，可上浮 ${p.float}`,
  lowestPriceRule: (p: { hours: number; threshold: string }) => `最低價：不高於起飛前後 ${p.hours} 小時內最低價 ${p.threshold}`,
  sameAirport: '僅比較相同機場',
  ignoreStopover: '不比較經停航班',
  excludeCarriers: (p: { carriers: string }) => `不比較 ${p.carriers}`,
  advanceDaysRule: (p: { days: number }) => `提前預訂：至少 ${p.days} 天`,
  withHandling: (p: { rule: string; handling: string }) => `${p.rule}（${p.handling}）`,
  withConditions: (p: { rule: string; conditions: string[] }) => `${p.rule}，${p.conditions.join('，')}`,
  handlings: {
    remind: '超標僅提醒',
    reason: '超標需填原因',
    approval: '超標需審批',
    payExcess: '超標部分個人支付',
    choose: '超標可選審批或個人支付',
    forbid: '超標不可預訂',
  },
}
