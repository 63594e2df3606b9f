import type { text as source } from './meeting.zh-CN'

export const text: typeof source = {
  price: {
    title: 'Per person and day',
    sentences: {
      first: 'In first-tier cities at most ¥{price}',
      newFirst: 'In new first-tier cities and provincial capitals at most ¥{price}',
      other: 'In other cities at most ¥{price}',
    },
    labels: {
      first: 'Most per person and day in first-tier cities (CNY)',
      newFirst: 'Most per person and day in new first-tier cities and provincial capitals (CNY)',
      other: 'Most per person and day in other cities (CNY)',
    },
  },
  total: { title: 'A whole meeting', sentence: 'At most ¥{price}', price: 'Most a meeting may cost (CNY)' },
}
