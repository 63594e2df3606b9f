import type { text as source } from './favourite.zh-CN'

export const text: typeof source = {
  title: 'Favourite hotels',
  intro: 'Keep the hotels you return to and book them directly.',
  date: 'Prices for check-in on',
  priceFor: (p) => `one night from ${p.date}, tax included`,
  city: 'City',
  allCities: 'All cities',
  cityOf: (p) => `${p.name} (${p.count})`,
  count: (p) => `${p.count} ${p.count === 1 ? 'hotel' : 'hotels'}`,
  book: 'Book',
  bookHotel: (p) => `Book ${p.name}`,
  remove: 'Remove',
  removeHotel: (p) => `Remove ${p.name} from favourites`,
  removed: (p) => `${p.name} is no longer a favourite`,
  noBooking: 'Your account may not book',
  empty: 'No favourite hotels yet',
  emptyWhy: 'Press the heart on a hotel in the list or on its page to keep it here.',
  search: 'Find hotels',
}
