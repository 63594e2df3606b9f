// Made from intl-flight-rules.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './intl-flight-rules.zh-CN'

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
    usedSegments: '部分使用後退票扣除已用航段',
    taxRefund: '退稅費',
    other: '其他',
  },
  scopes: { unused: '客票全部未使用', partlyUsed: '客票部分使用', outbound: '去程', inbound: '返程' },
  units: { ticket: '每張客票', direction: '每個方向', segment: '每個航段' },
  taxOf: (p: { tax: string }) => `稅費 ${p.tax}`,
  window: ({ unit, from, to }: Window) => {
    if (from === undefined && to === undefined) return '任何時間'
    if (to === undefined) return from === 0 ? '起飛前' : `起飛前 ${span(unit, from!)}以前`
    if (from === undefined) return to === 0 ? '起飛後' : `起飛前 ${span(unit, to)}以內及起飛後`
    return from === 0 ? `起飛前 ${span(unit, to)}以內` : `起飛前 ${span(unit, to)}至 ${span(unit, from)}`
  },
  free: '允許，免費',
  percent: (p: { percent: number; unit: string }) => `允許，${p.unit}收取票面價的 ${p.percent}%`,
  fee: (p: { amount: string; unit: string }) => `允許，${p.unit}收取 ${p.amount}`,
  permissions: { forbidden: '不允許', unknown: '規則未明確，須由客服向航空公司核實' },
  sentence: (p: { subject: string; scope: string; when: string; answer: string }) =>
    `${p.subject}（${p.scope}，${p.when}）：${p.answer}`,
}
