import type { text as source } from './tabs.zh-CN'

export const text: typeof source = { label: 'What to see', current: 'As it is', past: 'History' }
