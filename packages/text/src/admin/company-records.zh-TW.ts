// Made from company-records.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './company-records.zh-CN'

export const text: typeof source = {
  reason: (p: { name: string; products: string; rules: string; needsText: boolean; ended: boolean }) =>
    [p.name, p.products, p.rules, p.needsText ? '須填寫說明' : '', p.ended ? '已停用' : ''].filter(Boolean).join(' · '),
  title: (p: { product: string; title: string }) => `${p.product}：${p.title}`,
  list: (p: { items: readonly string[] }) => p.items.join('、'),
}
