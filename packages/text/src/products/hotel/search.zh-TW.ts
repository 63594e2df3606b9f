// Made from search.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './search.zh-CN'

export const text: typeof source = {
  destination: '目的地',
  destinationHint: '城市、區域或地標',
  keyword: '關鍵詞',
  keywordHint: '飯店、品牌、商圈或地標',
  clearKeyword: '清除關鍵詞',
  checkIn: '入住',
  checkOut: '退房',
  chooseStay: '選擇入住和退房日期',
  nights: (p: { count: number }) => `${p.count}晚`,
  search: '搜尋飯店',
  advance: '預付飯店',
  cash: '到店付飯店',
  payTypeHint: '由貴公司的設定決定',
  hotBrands: '熱門品牌',
}
