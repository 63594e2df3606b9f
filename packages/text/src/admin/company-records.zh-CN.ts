/** What a company lists of itself, each in a sentence: in the history, and before it is saved. */
export const text = {
  reason: (p: { name: string; products: string; rules: string; needsText: boolean; ended: boolean }) =>
    [p.name, p.products, p.rules, p.needsText ? '须填写说明' : '', p.ended ? '已停用' : ''].filter(Boolean).join(' · '),
  title: (p: { product: string; title: string }) => `${p.product}：${p.title}`,
  list: (p: { items: readonly string[] }) => p.items.join('、'),
}
