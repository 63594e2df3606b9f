import type { text as source } from './visa.zh-CN'

export const text: typeof source = {
  kind: { title: 'Kinds of visa', sentence: 'Allowed: {kinds}', label: 'Kinds allowed' },
  kinds: { business: 'Business', tourism: 'Tourism', family: 'Family', evisa: 'E-visa', arrival: 'On arrival' },
  price: { title: 'Price of a visa', sentence: 'At most ¥{price} per person, all fees', price: 'Most a visa may cost (CNY)' },
  express: { title: 'Express service', sentence: 'Not allowed' },
}
