/** Why a refund or change of a flight costs what it costs. */
export const text = {
  before: (p: { hours: number }) => (p.hours > 48 ? `起飞前 ${p.hours / 24} 天（含）以上` : `起飞前 ${p.hours} 小时（含）以上`),
  between: (p: { from: number; to: number }) =>
    `起飞前 ${p.from > 48 ? `${p.from / 24} 天` : `${p.from} 小时`}至 ${p.to} 小时（含）`,
  after: (p: { hours: number }) => `起飞前 ${p.hours} 小时内及起飞后`,
  fee: {
    refund: (p: { percent: number }) => `退票费为票面价的 ${p.percent}%`,
    change: (p: { percent: number }) => `改期费为票面价的 ${p.percent}%`,
  },
  free: { refund: '免收退票费', change: '免收改期费' },
  none: { refund: '票款不退，仅退机建与燃油', change: '不可改期' },
  sentence: (p: { when: string; fee: string }) => `${p.when}，${p.fee}`,
  involuntary: '航司变动航班，免收费用',
}
