import type { text as source } from './role.zh-CN'

export const text: typeof source = {
  company: 'The whole company',
  until: (p) => `${p.over} (until ${p.day})`,
}
