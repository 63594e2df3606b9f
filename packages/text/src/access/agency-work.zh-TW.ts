// Made from agency-work.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './agency-work.zh-CN'

export const text: typeof source = {
  deposit: '預存款申請',
  depositKinds: { topUp: '儲值', adjust: '調整', withdraw: '提現' },
}
