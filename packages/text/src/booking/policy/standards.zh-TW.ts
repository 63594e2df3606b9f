// Made from standards.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './standards.zh-CN'

export const text: typeof source = {
  title: '差旅標準',
  products: '產品',
  flight: '國內機票',
  intlFlight: '國際機票',
  hotel: '國內飯店',
  intlHotel: '國際飯店',
  train: '火車票',
  car: '用車',
  visa: '簽證',
  meeting: '會議',
  rules: '全部規則',
  failed: '差旅標準載入失敗，請稍後再試',
  list: (p: { items: string[] }) => p.items.join('、'),
  perNight: '/間夜',
  season: (p: { from: string; to: string }) => `${p.from}–${p.to}`,
  seasonTag: '旺季',
  cannotExceed: '超標不可預訂',
  ofTraveller: (p: { name: string; policy: string }) => `${p.name} · ${p.policy}`,
}
