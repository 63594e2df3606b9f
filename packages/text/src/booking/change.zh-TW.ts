// Made from change.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './change.zh-CN'

export const text: typeof source = {
  policy: '差旅標準',
  within: '符合差旅標準',
  reason: '超標原因',
  chooseReason: '請選擇超標原因',
  reasonText: '補充說明',
  reasonMissing: '請選擇超標原因，需要說明的請填寫',
  conflicts: '行程衝突提醒',
}
