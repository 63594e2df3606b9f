import type { text as source } from './records.zh-CN'

export const text: typeof source = {
  reason: (p) =>
    [p.name, p.products, p.rules, p.needsText ? 'needs words' : '', p.ended ? 'ended' : ''].filter(Boolean).join(' · '),
  orderText: (p) => `${p.product}: ${[p.asked, p.form, p.texts].filter(Boolean).join(' · ')}`,
  asked: { never: 'not asked', optional: 'optional', required: 'required' },
  least: (p) => `at least ${p.least} ${p.least === 1 ? 'character' : 'characters'}`,
  pattern: (p) => `pattern ${p.pattern}`,
  listed: (p) => `one of: ${p.texts}`,
  suggested: (p) => `suggested: ${p.texts}`,
  title: (p) => `${p.product}: ${p.title}`,
  lacking: (p) => `${p.why}. Still missing: ${p.products}`,
  list: (p) => p.items.join(', '),
}
