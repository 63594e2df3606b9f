// Made from records.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './records.zh-CN'

export const text: typeof source = {
  reason: (p: { name: string; products: string; rules: string; needsText: boolean; ended: boolean }) =>
    [p.name, p.products, p.rules, p.needsText ? '須填寫說明' : '', p.ended ? '已停用' : ''].filter(Boolean).join(' · '),
  orderText: (p: { product: string; asked: string; form: string; texts: string }) =>
    `${p.product}：${[p.asked, p.form, p.texts].filter(Boolean).join(' · ')}`,
  asked: { never: '不填寫', optional: '選填', required: '必填' },
  least: (p: { least: number }) => `至少 ${p.least} 個字`,
  pattern: (p: { pattern: string }) => `格式 ${p.pattern}`,
  listed: (p: { texts: string }) => `只能選擇：${p.texts}`,
  suggested: (p: { texts: string }) => `常用內容：${p.texts}`,
  title: (p: { product: string; title: string }) => `${p.product}：${p.title}`,
  lacking: (p: { why: string; products: string }) => `${p.why}，尚缺：${p.products}`,
  list: (p: { items: readonly string[] }) => p.items.join('、'),
}
