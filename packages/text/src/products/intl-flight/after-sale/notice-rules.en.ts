import type { text as source } from './notice-rules.zh-CN'

export const text: typeof source = {
  work: 'Schedule change to settle',
}
