import type { text as source } from './dialling-code.zh-CN'

export const text: typeof source = {
  choose: 'Choose the country or region code',
  current: (p: { area: string; code: string }) => `${p.area} +${p.code}`,
  search: 'Country, region or code',
  hot: 'Often used',
  list: 'Countries and regions',
  none: 'Sorry, nothing was found',
  results: (p: { count: number }) => (p.count === 1 ? '1 result' : `${p.count} results`),
  empty: 'The codes could not be loaded',
}
