import type { text as source } from './choice.zh-CN'

export const text: typeof source = {
  title: 'Choose who travels',
  search: 'Search colleagues',
  searchHint: 'Name, mobile or department',
  searching: 'Searching',
  found: (p) => (p.count === 1 ? '1 colleague found' : `${p.count} colleagues found`),
  noneFound: 'No colleague found whom you may book for',
  noneFoundWhy: 'Try another word, or ask your travel manager for the right to book for others.',
  chosen: (p) => `${p.count} of ${p.max} chosen`,
  noneChosen: 'Nobody chosen yet',
  noneChosenWhy: 'Choose from the results on the left, up to 9 people.',
  add: (p) => `Choose ${p.name}`,
  addShort: 'Choose',
  added: 'Chosen',
  searchAgain: 'Search again',
  remove: (p) => `Remove ${p.name}`,
  limit: (p) => `At most ${p.max} travellers in one order`,
  next: 'See flights',
  needOne: 'Please choose at least one traveller',
}
