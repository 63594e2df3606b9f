import type { text as source } from './intl-flight-notice-rules.zh-CN'

export const text: typeof source = {
  work: 'Schedule change to settle',
}
