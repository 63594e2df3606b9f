import type { text as source } from './list.zh-CN'

export const text: typeof source = {
  title: (p) => `Visas for ${p.country}`,
  titlePlain: 'Visas',
  searching: 'Looking for visas',
  products: 'Visas that we apply for',
  choose: 'See and apply',
  residence: (p) => `Residing in ${p.province}`,
  optional: 'Most travellers need no visa. For longer stays or several entries, these can be applied for.',
  noneTitle: 'We do not apply for visas of this country',
  noneWhy: 'See the entry requirements above, or ask the agency.',
  noneHereTitle: (p) => `No visas for residents of ${p.province}`,
  noneHereWhy: 'Change the province of residence, or ask the agency.',
}
