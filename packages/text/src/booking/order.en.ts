import type { text as source } from './order.zh-CN'

export const text: typeof source = {
  states: {
    draft: 'Not submitted', approving: 'Awaiting approval', rejected: 'Rejected', awaitingPayment: 'Awaiting payment', issuing: 'Being issued',
    issued: 'Issued', failed: 'Issuing failed', cancelled: 'Cancelled', closed: 'Closed', completed: 'Completed',
  },
  coupons: {
    open: 'Open for use', checkedIn: 'Checked in', boarded: 'Boarded', used: 'Used', refunded: 'Refunded', exchanged: 'Exchanged', void: 'Void',
    suspended: 'Suspended',
  },
  settleTypes: { personal: 'Personal payment', companyCredit: 'Company credit' },
  actions: { pay: 'Pay', cancel: 'Cancel order', withdraw: 'Withdraw', viewApproval: 'View approval' },

  notYours: 'Only the person who booked can do this',
  holdOver: 'The seats are no longer held; the order is about to close',
  beingIssued: 'The ticket is being issued, so the order cannot be cancelled',
  alreadyIssued: 'An issued order cannot be cancelled; please apply for a refund',

  nextStep: {
    draft: 'Please complete the order and submit it',
    approving: ({ approvers, deadline }) =>
      approvers === '' ? `Waiting for approval until ${deadline}` : `Waiting for ${approvers} to approve until ${deadline}`,
    rejected: 'Not approved. The seats were given back; you can book again',
    awaitingPayment: ({ deadline }) => `Please pay by ${deadline}, or the seats are given back`,
    issuing: 'The ticket is being issued, usually within a few minutes',
    issued: 'Issued. Bring the document you booked with and check in on time',
    failed: 'Issuing failed. What was paid is returned in full',
    cancelled: 'Cancelled. The seats were given back',
    closed: 'Closed because time ran out. The seats were given back',
    completed: 'The journey is over',
  },
  history: {
    submit: ({ actor }) => `${actor} submitted the order for approval`,
    skipApproval: ({ actor }) => `${actor} submitted the order; no approval is needed`,
    approve: ({ actor }) => `${actor} agreed; the order is approved`,
    reject: ({ actor, reason }) => (reason ? `${actor} rejected: ${reason}` : `${actor} rejected`),
    expire: () => 'Time ran out; the order was closed',
    withdraw: ({ actor }) => `${actor} withdrew the order`,
    pay: ({ actor }) => `${actor} paid; issuing has begun`,
    cancel: ({ actor, reason }) => (reason ? `${actor} cancelled the order: ${reason}` : `${actor} cancelled the order`),
    issue: () => 'The tickets were issued',
    fail: ({ reason }) => (reason ? `Issuing failed: ${reason}` : 'Issuing failed'),
    complete: () => 'The journey is over',
  },
  system: 'The system',
  list: ({ items }) => items.join(', '),
}
