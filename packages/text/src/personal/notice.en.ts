import type { text as source } from './notice.zh-CN'

export const text: typeof source = {
  home: 'Announcements',
  list: 'Travel advice',
  booking: 'Before you book',
  order: 'About your trip',
}
