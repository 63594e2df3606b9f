export const text = {
  range: (p: { from: number; to: number }) => (p.to === 0 ? '免费' : p.from === p.to ? `${p.from}%` : `${p.from}%–${p.to}%`),
  summary: (p: { refund: string; change: string; closedHours?: number; endorsable: boolean }) =>
    [
      `退票费 ${p.refund}`,
      `改期费 ${p.change}`,
      ...(p.closedHours === undefined ? [] : [`起飞前 ${p.closedHours} 小时内及起飞后不可退改`]),
      p.endorsable ? '可签转' : '不可签转',
    ].join('，'),
  refund: '退票',
  change: '改期',
  endorsable: '可签转',
  notEndorsable: '不可签转',
  free: '免费',
  notRefundable: '不可退，仅退机建燃油',
  notChangeable: '不可改期',
  before: (p: { hours: number }) =>
    p.hours % 24 === 0 && p.hours > 48 ? `起飞前 ${p.hours / 24} 天（含）以上` : `起飞前 ${p.hours} 小时（含）以上`,
  between: (p: { from: number; to: number }) =>
    p.from % 24 === 0 && p.from > 48 ? `起飞前 ${p.from / 24} 天至 ${p.to} 小时（含）` : `起飞前 ${p.from} 至 ${p.to} 小时（含）`,
  after: (p: { hours: number }) => `起飞前 ${p.hours} 小时内及起飞后`,
  journey: (p: { flightNo: string; from: string; to: string }) => `${p.flightNo} ${p.from} → ${p.to}`,
  both: (p: { outbound: string; inbound: string }) => `${p.outbound} / ${p.inbound}`,
}
