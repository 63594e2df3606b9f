/** What a standard for international flights says of fares. */
export const text = {
  brands: {
    light: '基础经济',
    standard: '标准',
    flex: '灵活',
    businessSaver: '公务优惠',
    businessFlex: '公务灵活',
    firstFlex: '头等灵活',
  },
  refundable: {
    broken: (p: { actual: string; expected: string }) => `退票费 ${p.actual}，标准为不超过 ${p.expected}`,
    never: (p: { expected: string }) => `不可退票，标准为可退票且退票费不超过 ${p.expected}`,
    unknown: '退票规则未知，标准为可退票，需人工确认',
    rule: (p: { price: string }) => `退票：起飞前可退，退票费不超过 ${p.price}`,
  },
  changeable: {
    broken: (p: { actual: string; expected: string }) => `改签费 ${p.actual}，标准为不超过 ${p.expected}`,
    never: (p: { expected: string }) => `不可改签，标准为可改签且改签费不超过 ${p.expected}`,
    unknown: '改签规则未知，标准为可改签，需人工确认',
    rule: (p: { price: string }) => `改签：起飞前可改，改签费不超过 ${p.price}`,
  },
  durationPrice: {
    broken: (p: { actual: string; expected: string }) => `全程 ${p.actual}，此飞行时长的标准为不超过 ${p.expected}`,
    rule: (p: { duration: string; price: string }) => `单程飞行 ${p.duration}及以上，全程价格：不超过 ${p.price}（含税）`,
  },
  medianPrice: {
    broken: (p: { median: string; above: number; percent: number }) =>
      `比同舱位各航班最低价的中位价 ${p.median} 高 ${p.above}%，标准为高出不超过 ${p.percent}%`,
    rule: (p: { percent: number }) => `中位价：高出同舱位各航班最低价的中位价不超过 ${p.percent}%`,
  },
  selfTransfer: {
    broken: (p: { city: string }) => `在${p.city}换乘另一张客票的航班，误机不予保护，标准为同一客票内衔接`,
    rule: '衔接：同一客票内，不自行中转',
  },
  detour: {
    broken: (p: { actual: string; expected: string; offer: string }) =>
      `比直飞多用 ${p.actual}，标准为不超过 ${p.expected}，直飞可选 ${p.offer}`,
    rule: (p: { duration: string }) => `转机比直飞多用的时间：不超过 ${p.duration}`,
  },
}
