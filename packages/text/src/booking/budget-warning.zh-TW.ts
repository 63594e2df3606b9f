// Made from budget-warning.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './budget-warning.zh-CN'

interface Facts {
  name: string
  budget: string
  from: string
  to: string
  amount: string
  used: string
  percent: number
  /** More than there is. */
  over: boolean
  link: string
}

export const text: typeof source = {
  subject: (p: Facts) => (p.over ? `預算已超出：${p.budget}` : `預算已用 ${p.percent}%：${p.budget}`),
  body: (p: Facts) =>
    [
      `${p.name}，您好：`,
      '',
      `「${p.budget}」${p.from} 至 ${p.to} 的預算為 ${p.amount}，已佔用和支出 ${p.used}（${p.percent}%）。`,
      p.over ? '已超出預算。' : '已達到預警比例。',
      p.link,
      '',
      '遠行商旅',
    ].join('\n'),
}
