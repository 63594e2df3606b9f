// Made from list-not-open.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './list-not-open.zh-CN'

export const text: typeof source = {
  title: '暫未開放',
  lead: (p: { product: string }) => `${p.product}的結果列表尚未開放`,
  why: '您的查詢已經儲存，列表開放後即可繼續。您也可以聯絡差旅顧問代為預訂。',
  products: {
    intlFlight: '國際機票',
    visa: '簽證',
  },
  saved: '已儲存的查詢',
  places: '行程',
  until: (p: { date: string }) => `至 ${p.date}`,
  wishes: '要求',
  travellers: '出行人',
  nobody: '尚未選擇',
  application: '出差申請單',
  kept: '保留至',
  back: '返回首頁',
  again: '重新查詢',
}
