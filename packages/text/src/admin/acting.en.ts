import type { text as source } from './acting.zh-CN'

export const text: typeof source = {
  begin: 'Act for this person',
  title: (p) => `Act for ${p.name}`,
  lead: 'A session in this person’s name opens in a page of its own: you can book, change and refund, but not approve, administer or read whole documents. The person is told, and every step records both of you.',
  acts: {
    change: 'Change for the booker',
    refund: 'Refund for the booker',
    cancel: 'Cancel for the booker',
    withdraw: 'Withdraw for the booker',
  },
  actTitle: (p) => `${p.act}: ${p.order}`,
  actLead: (p) =>
    `The order opens in a page of its own, in the name of ${p.person}, who booked it. Booker and travellers are told; the reason stands in the history of the order and in the audit log.`,
  reason: 'Reason',
  missing: 'Please give a reason of at least 2 characters',
  open: 'Open the session',
  cancel: 'Cancel',
  blocked: 'Your browser stopped the new window. Please allow it and try again',
}
