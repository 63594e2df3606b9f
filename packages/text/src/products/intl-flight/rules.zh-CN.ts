interface Window {
  unit: 'hours' | 'days'
  from: number | undefined
  to: number | undefined
}
const span = (unit: Window['unit'], count: number): string => (unit === 'hours' ? `${count} 小时` : `${count} 天`)

/** Refund and change rules of international tickets. */
export const text = {
  kinds: {
    refund: '退票',
    change: '改期',
    noShow: '误机',
    upgrade: '升舱',
    endorsement: '签转',
    usedSegments: '已使用航段',
    taxRefund: '退税费',
    other: '其他',
  },
  scopes: { unused: '客票全部未使用', partlyUsed: '客票部分使用', outbound: '去程', inbound: '返程' },
  units: { ticket: '每张客票', direction: '每个方向', segment: '每个航段' },
  taxOf: (p: { tax: string }) => `税费 ${p.tax}`,
  taxesOf: (p: { country: string }) => `${p.country}机场及政府税费`,
  window: ({ unit, from, to }: Window) => {
    if (from === undefined && to === undefined) return '任何时间'
    if (to === undefined) return from === 0 ? '起飞前' : `起飞前 ${span(unit, from!)}以前`
    if (from === undefined) return to === 0 ? '起飞后' : `起飞前 ${span(unit, to)}以内及起飞后`
    return from === 0 ? `起飞前 ${span(unit, to)}以内` : `起飞前 ${span(unit, to)}至 ${span(unit, from)}`
  },
  free: '允许，免费',
  percent: (p: { percent: number; unit: string }) => `允许，${p.unit}收取票面价的 ${p.percent}%`,
  fee: (p: { amount: string; unit: string }) => `允许，${p.unit}收取 ${p.amount}`,
  forbidden: '不允许',
  unknown: '规则未明确，须由客服向航空公司核实',
  own: {
    taxRefund: { allowed: '可退', forbidden: '不退' },
    usedSegments: { allowed: '按已使用航段的票价扣除', forbidden: '不退' },
    upgrade: { allowed: '补差价可升舱', forbidden: '不可升舱' },
    noShow: { allowed: '可退改，免费', forbidden: '误机后不可退改' },
  },
  sentence: (p: { subject: string; scope: string; when: string; answer: string }) =>
    `${p.subject}（${p.scope}，${p.when}）：${p.answer}`,
}
