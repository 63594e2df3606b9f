import type { text as source } from './outbox.zh-CN'

export const text: typeof source = {
  title: 'Demonstration outbox',
  note: 'This machine has no SMS gateway and no mail server, so codes and other messages are kept here, for demonstration only.',
  empty: 'No messages yet. Ask for a code on the sign-in, activation or registration page first.',
  to: 'To',
  channels: { mobile: 'Text message', mail: 'E-mail' },
  refresh: 'Refresh',
}
