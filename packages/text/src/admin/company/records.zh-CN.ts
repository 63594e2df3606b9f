/** What a company lists of itself, each in a sentence: in the history, and before it is saved. */
export const text = {
  reason: (p: { name: string; products: string; rules: string; needsText: boolean; ended: boolean }) =>
    [p.name, p.products, p.rules, p.needsText ? '须填写说明' : '', p.ended ? '已停用' : ''].filter(Boolean).join(' · '),
  orderText: (p: { product: string; asked: string; form: string; texts: string }) =>
    `${p.product}：${[p.asked, p.form, p.texts].filter(Boolean).join(' · ')}`,
  asked: { never: '不填写', optional: '选填', required: '必填' },
  least: (p: { least: number }) => `至少 ${p.least} 个字`,
  pattern: (p: { pattern: string }) => `格式 ${p.pattern}`,
  listed: (p: { texts: string }) => `只能选择：${p.texts}`,
  suggested: (p: { texts: string }) => `常用内容：${p.texts}`,
  title: (p: { product: string; title: string }) => `${p.product}：${p.title}`,
  lacking: (p: { why: string; products: string }) => `${p.why}，尚缺：${p.products}`,
  list: (p: { items: readonly string[] }) => p.items.join('、'),
}
