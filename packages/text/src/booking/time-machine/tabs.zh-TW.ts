// Made from tabs.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './tabs.zh-CN'

export const text: typeof source = { label: '檢視方式', current: '當前情況', past: '歷史回溯' }
