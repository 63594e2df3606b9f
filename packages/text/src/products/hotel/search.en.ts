import type { text as source } from './search.zh-CN'

export const text: typeof source = {
  destination: 'Destination',
  destinationHint: 'City, district or landmark',
  keyword: 'Keyword',
  keywordHint: 'Hotel, brand, area or landmark',
  clearKeyword: 'Clear the keyword',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  chooseStay: 'Choose check-in and check-out',
  nights: (p) => (p.count === 1 ? '1 night' : `${p.count} nights`),
  search: 'Search hotels',
  advance: 'Paid in advance',
  cash: 'Paid at the hotel',
  payTypeHint: 'as your company has set it',
  hotBrands: 'Popular brands',
}
