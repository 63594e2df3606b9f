// Made from fees.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './fees.zh-CN'

export const text: typeof source = {
  before: (p: { hours: number }) => (p.hours > 48 ? `起飛前 ${p.hours / 24} 天（含）以上` : `起飛前 ${p.hours} 小時（含）以上`),
  between: (p: { from: number; to: number }) =>
    `起飛前 ${p.from > 48 ? `${p.from / 24} 天` : `${p.from} 小時`}至 ${p.to} 小時（含）`,
  after: (p: { hours: number }) => `起飛前 ${p.hours} 小時內及起飛後`,
  fee: {
    refund: (p: { percent: number }) => `退票費為票面價的 ${p.percent}%`,
    change: (p: { percent: number }) => `改期費為票面價的 ${p.percent}%`,
  },
  free: { refund: '免收退票費', change: '免收改期費' },
  none: { refund: '票款不退，僅退機建與燃油', change: '不可改期' },
  sentence: (p: { when: string; fee: string }) => `${p.when}，${p.fee}`,
  involuntary: '航司變動航班，免收費用',
}
