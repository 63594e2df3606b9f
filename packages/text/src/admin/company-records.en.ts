import type { text as source } from './company-records.zh-CN'

export const text: typeof source = {
  reason: (p) =>
    [p.name, p.products, p.rules, p.needsText ? 'needs words' : '', p.ended ? 'ended' : ''].filter(Boolean).join(' · '),
  title: (p) => `${p.product}: ${p.title}`,
  list: (p) => p.items.join(', '),
}
