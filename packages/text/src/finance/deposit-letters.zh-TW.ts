// Made from deposit-letters.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './deposit-letters.zh-CN'

interface Facts {
  name: string
  kind: string
  amount: string
  /** Why it was refused. */
  reason: string
  link: string
}

const letter = (p: Facts, ...sentences: string[]): string =>
  [`${p.name}，您好：`, '', ...sentences, p.link, '', '遠行商旅'].join('\n')

export const text: typeof source = {
  agreed: {
    subject: (p: Facts) => `預存款申請已同意：${p.kind} ${p.amount}`,
    body: (p: Facts) => letter(p, `預存款${p.kind} ${p.amount} 已同意，餘額已變動。`),
  },
  refused: {
    subject: (p: Facts) => `預存款申請未通過：${p.kind} ${p.amount}`,
    body: (p: Facts) => letter(p, `預存款${p.kind} ${p.amount} 未通過，餘額不變。`, `原因：${p.reason}`),
  },
}
