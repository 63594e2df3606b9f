import type { text as source } from './mails.zh-CN'

export const text: typeof source = {
  title: 'Messages',
  notDelivered: 'No mail server is set, so these messages did not reach your mailbox; you can read them here only.',
  list: 'All messages',
  reading: 'Message',
  choose: 'Choose a message to read',
  backToList: 'Back to messages',
  receivedAt: (p) => `Written ${p.moment}`,
  emptyTitle: 'No messages yet',
  emptyText: 'You get a message when an order is submitted, decided and ticketed.',
  emptyAction: 'Book a flight',
  gone: 'This message is no longer in the list',
}
