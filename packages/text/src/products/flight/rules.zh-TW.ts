// Made from rules.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './rules.zh-CN'

export const text: typeof source = {
  range: (p: { from: number; to: number }) => (p.to === 0 ? '免費' : p.from === p.to ? `${p.from}%` : `${p.from}%–${p.to}%`),
  summary: (p: { refund: string; change: string; closedHours?: number; endorsable: boolean }) =>
    [
      `退票費 ${p.refund}`,
      `改期費 ${p.change}`,
      ...(p.closedHours === undefined ? [] : [`起飛前 ${p.closedHours} 小時內及起飛後不可退改`]),
      p.endorsable ? '可籤轉' : '不可籤轉',
    ].join('，'),
  refund: '退票',
  change: '改期',
  endorsable: '可籤轉',
  notEndorsable: '不可籤轉',
  free: '免費',
  notRefundable: '不可退，僅退機建燃油',
  notChangeable: '不可改期',
  before: (p: { hours: number }) =>
    p.hours % 24 === 0 && p.hours > 48 ? `起飛前 ${p.hours / 24} 天（含）以上` : `起飛前 ${p.hours} 小時（含）以上`,
  between: (p: { from: number; to: number }) =>
    p.from % 24 === 0 && p.from > 48 ? `起飛前 ${p.from / 24} 天至 ${p.to} 小時（含）` : `起飛前 ${p.from} 至 ${p.to} 小時（含）`,
  after: (p: { hours: number }) => `起飛前 ${p.hours} 小時內及起飛後`,
  journey: (p: { flightNo: string; from: string; to: string }) => `${p.flightNo} ${p.from} → ${p.to}`,
  both: (p: { outbound: string; inbound: string }) => `${p.outbound} / ${p.inbound}`,
}
