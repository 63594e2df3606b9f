import type { text as source } from './search.zh-CN'

export const text: typeof source = {
  country: 'Country or region',
  defaultCountry: 'Singapore',
  countryHint: 'Name of a country or region',
  province: 'Residence (optional)',
  provinceHint: 'Province or pinyin',
  clearProvince: 'Clear the province',
  date: 'Departure',
  search: 'Search visas',
  allProvinces: 'All provinces',
  residence: (p) => `residing in ${p.province}`,
}
