import type { text as source } from './book.zh-CN'

export const text: typeof source = {
  people: (p) => (p.count === 1 ? '1 traveller' : `${p.count} travellers`),
  travellers: 'Travellers',
  list: (p) => p.items.join(', '),
  stepsLabel: 'Steps of the booking',
  searchAgain: 'Search again',
  expiredTitle: 'This search has expired',
  expiredWhy: 'Fares and seats change quickly, so a search is kept only for a while. Searching again uses the same conditions.',
  offlineTitle: 'You are offline',
  offlineWhy: 'Your choices are kept. Go on when the network is back.',
  total: 'Order total',
  excessTitle: 'Excess paid personally',
  excessSplit: (p) => `${p.personal} above the standard is paid personally, ${p.company} by the company`,
  excessPays: (p) => `Travellers pay ${p.amount} above the standard personally`,
  excessChoice: (p) => `${p.amount} above the standard: pay it personally, or ask for approval`,
  totalEach: 'Total per person',
  priceChange: {
    title: 'The price has changed',
    why: 'The price has just been changed. Please confirm before you go on.',
    former: 'Before',
    now: 'Now',
    accept: 'Accept the new price',
  },
  departs: 'Departs',
  arrives: 'Arrives',
  level: (p) => `Level ${p.level}: ${p.names}`,
}
