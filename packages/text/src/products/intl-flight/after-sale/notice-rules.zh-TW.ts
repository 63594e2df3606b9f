// Made from notice-rules.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './notice-rules.zh-CN'

export const text: typeof source = {
  work: '航班變動待確認',
}
