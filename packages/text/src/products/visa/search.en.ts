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
  along: 'Visas',
  neededBy: (p) => `Needed by ${p.day}`,
  serves: (p) => `One visa serves for ${p.countries}; by nights, apply to ${p.country}`,
  apply: (p) => `Visas for ${p.country}`,
  alongGone: 'No visa is needed here',
  alongGoneWhy: 'The order has changed, or the journey has begun.',
  arriving: (p) => `You arrive on ${p.day}; the visa has to be with you by then.`,
  allHeld: 'Visa at hand',
  ownVisas: 'My visas',
  backToOrder: 'Back to the order',
}
