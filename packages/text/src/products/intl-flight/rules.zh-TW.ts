// Made from rules.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './rules.zh-CN'

interface Window {
  unit: 'hours' | 'days'
  from: number | undefined
  to: number | undefined
}
const span = (unit: Window['unit'], count: number): string => (unit === 'hours' ? `${count} 小時` : `${count} 天`)

export const text: typeof source = {
  kinds: {
    refund: '退票',
    change: '改期',
    noShow: '誤機',
    upgrade: '升艙',
    endorsement: '籤轉',
    usedSegments: '已使用航段',
    taxRefund: '退稅費',
    other: '其他',
  },
  scopes: { unused: '客票全部未使用', partlyUsed: '客票部分使用', outbound: '去程', inbound: '返程' },
  units: { ticket: '每張客票', direction: '每個方向', segment: '每個航段' },
  taxOf: (p: { tax: string }) => `稅費 ${p.tax}`,
  taxesOf: (p: { country: string }) => `${p.country}機場及政府稅費`,
  window: ({ unit, from, to }: Window) => {
    if (from === undefined && to === undefined) return '任何時間'
    if (to === undefined) return from === 0 ? '起飛前' : `起飛前 ${span(unit, from!)}以前`
    if (from === undefined) return to === 0 ? '起飛後' : `起飛前 ${span(unit, to)}以內及起飛後`
    return from === 0 ? `起飛前 ${span(unit, to)}以內` : `起飛前 ${span(unit, to)}至 ${span(unit, from)}`
  },
  free: '允許，免費',
  percent: (p: { percent: number; unit: string }) => `允許，${p.unit}收取票面價的 ${p.percent}%`,
  fee: (p: { amount: string; unit: string }) => `允許，${p.unit}收取 ${p.amount}`,
  forbidden: '不允許',
  unknown: '規則未明確，須由客服向航空公司核實',
  own: {
    taxRefund: { allowed: '可退', forbidden: '不退' },
    usedSegments: { allowed: '按已使用航段的票價扣除', forbidden: '不退' },
    upgrade: { allowed: '補差價可升艙', forbidden: '不可升艙' },
    noShow: { allowed: '可退改，免費', forbidden: '誤機後不可退改' },
  },
  sentence: (p: { subject: string; scope: string; when: string; answer: string }) =>
    `${p.subject}（${p.scope}，${p.when}）：${p.answer}`,
}
