import type { text as source } from './standards.zh-CN'

export const text: typeof source = {
  title: 'Travel standards',
  products: 'Products',
  flight: 'Domestic flights',
  intlFlight: 'International flights',
  hotel: 'Domestic hotels',
  intlHotel: 'International hotels',
  train: 'Trains',
  car: 'Cars',
  visa: 'Visas',
  meeting: 'Meetings',
  rules: 'All rules',
  failed: 'The travel standards could not be loaded. Please try again later',
  list: ({ items }) => items.join(' · '),
  perNight: ' a night',
  season: ({ from, to }) => `${from} – ${to}`,
  seasonTag: 'Season',
  cannotExceed: 'not bookable above',
  ofTraveller: ({ name, policy }) => `${name} · ${policy}`,
}
