import type { text as source } from './mails.zh-CN'

export const text: typeof source = {
  title: 'Messages',
  notDelivered: 'E-mail is not set up yet. Messages are shown here only.',
  list: 'All messages',
  reading: 'Message',
  choose: 'Choose a message to read',
  backToList: 'Back to messages',
  receivedAt: (p) => `Written ${p.moment}`,
  emptyTitle: 'No messages yet',
  emptyText: 'You get a message when an order is submitted, decided and ticketed.',
  emptyAction: 'Book a flight',
  keyword: 'Keyword',
  keywordHint: 'Words, a name or an order number',
  noneFoundTitle: 'No messages match',
  noneFoundText: 'Try other words.',
  reset: 'Clear the search',
  gone: 'This message is no longer in the list',
}
