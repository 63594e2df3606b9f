// Made from money.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './money.zh-CN'

export const text: typeof source = {
  byRate: (p: { day: string; rate: string }) => `按 ${p.day} 匯率折算（${p.rate}），僅供參考，以人民幣結算`,
  hundred: (p: { currency: string; yuan: string }) => `100 ${p.currency} = ${p.yuan}`,
  oldRate: (p: { days: number }) => `該匯率已有 ${p.days} 天，當前匯率可能不同`,
}
