// Made from check.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './check.zh-CN'

export const text: typeof source = {
  title: '核對行程',
  verifying: '正在向航司核實價格與餘票',
  verified: '價格與餘票已核實',
  soldOutTitle: '該艙位剛剛售完',
  soldOutWhy: '其他艙位或航班可能仍有餘票。',
  closedTitle: '該航班已停止銷售',
  fareCard: '票價與規則',
  policyCard: '差旅標準',
  withinAll: '所選艙位符合全部出行人的差旅標準。',
  noPolicy: '因私出行不受差旅標準限制。',
  chooseTravellersLater: '選定出行人後按其差旅標準核對。',
  priceCard: '價格',
  next: '下一步：填寫訂單',
}
