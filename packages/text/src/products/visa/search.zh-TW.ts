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
}
