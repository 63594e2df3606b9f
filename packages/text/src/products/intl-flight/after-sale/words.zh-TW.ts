// Made from words.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './words.zh-CN'

export const text: typeof source = {
  involuntaryRefund: '航司變動了航班（非自願），免收退票費，未使用部分全額退回',
  taxesOnlyRule: '僅退政府及機場稅費，票款與航司附加費不退',
  between: '；',
}
