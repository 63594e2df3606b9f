// Made from book.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './book.zh-CN'

export const text: typeof source = {
  people: (p: { count: number }) => `${p.count}人`,
  travellers: '出行人',
  list: (p: { items: readonly string[] }) => p.items.join('、'),
  stepsLabel: '預訂步驟',
  searchAgain: '重新搜尋',
  expiredTitle: '本次查詢已過期',
  expiredWhy: '票價和餘票變化較快，一次查詢只保留一段時間。重新搜尋會沿用相同的條件。',
  offlineTitle: '網路已斷開',
  offlineWhy: '您的選擇已保留，網路恢復後可繼續。',
  total: '訂單總額',
  excessTitle: '超標自付',
  excessSplit: (p: { personal: string; company: string }) => `超出標準的 ${p.personal} 由個人支付，公司支付 ${p.company}`,
  excessPays: (p: { amount: string }) => `超出標準的 ${p.amount} 由出行人個人支付`,
  excessChoice: (p: { amount: string }) => `超出標準 ${p.amount}：可選擇個人支付，或提交審批`,
  totalEach: '每人合計',
  priceChange: {
    title: '價格有變動',
    why: '價格剛剛有調整，請確認後繼續。',
    former: '原價',
    now: '現價',
    accept: '接受新價格',
  },
  departs: '出發',
  arrives: '到達',
  level: (p: { level: number; names: string }) => `第 ${p.level} 級：${p.names}`,
}
