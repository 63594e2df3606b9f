// Made from search.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './search.zh-CN'

export const text: typeof source = {
  country: '目的地國家/地區',
  defaultCountry: '新加坡',
  countryHint: '國家或地區名稱',
  province: '常住省份（選填）',
  provinceHint: '省份名稱或拼音',
  clearProvince: '清除省份',
  date: '出發日期',
  search: '搜尋簽證',
  allProvinces: '全部省份',
  residence: (p: { province: string }) => `常住${p.province}`,
  along: '簽證',
  neededBy: (p: { day: string }) => `須在 ${p.day} 前辦妥`,
  serves: (p: { countries: string; country: string }) => `一份簽證可用於${p.countries}，按停留夜數向${p.country}申請`,
  apply: (p: { country: string }) => `查詢${p.country}簽證`,
  alongGone: '沒有需要辦理的簽證',
  alongGoneWhy: '訂單已變更，或行程已開始。',
  arriving: (p: { day: string }) => `行程 ${p.day} 到達，須在此之前取得簽證。`,
  toVisaOrder: '檢視簽證訂單',
  servingTwice: (p: { papers: string }) => `以下材料備一份即可用於各國申請：${p.papers}`,
  allHeld: '已持有簽證',
  ownVisas: '我的簽證',
  backToOrder: '返回訂單',
}
