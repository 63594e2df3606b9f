import type { text as source } from './mails.zh-CN'

export const text: typeof source = {
  title: 'My mails',
  notDelivered: 'No mail server is set, so these letters did not reach your mailbox; you can read them here only.',
  list: 'Letters',
  reading: 'Letter',
  choose: 'Choose a letter to read',
  backToList: 'Back to the letters',
  receivedAt: (p) => `Written ${p.moment}`,
  emptyTitle: 'No letters yet',
  emptyText: 'You get a letter when an order is submitted, decided and ticketed.',
  emptyAction: 'Book a flight',
  gone: 'This letter is no longer in the list',
}
