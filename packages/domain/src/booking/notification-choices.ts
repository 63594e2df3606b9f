import type { NotificationGroup } from '@sojourn/contract/booking/notification-groups'

/** Which notifications belong to which group; a notification of no group is always sent: it asks for a decision or reports a loss. */
const groupOf: Readonly<Record<string, NotificationGroup>> = {
  approvalReminder: 'reminders',
  approvalUrged: 'reminders',
  approvalCopied: 'copies',
  approvalTold: 'copies',
  approvalCommented: 'copies',
  submitted: 'decisions',
  approved: 'decisions',
  applicationMade: 'decisions',
  applicationApproved: 'decisions',
  rejected: 'decisions',
  issued: 'tickets',
  leftParty: 'tickets',
  refunded: 'tickets',
  unused: 'tickets',
  unusedEnds: 'tickets',
  progressed: 'tickets',
  priceDropped: 'tickets',
  changed: 'tickets',
  depositLow: 'money',
  billConfirmed: 'money',
  billReceived: 'money',
  billFreed: 'money',
}

/** Is a notification of this kind sent to somebody who does without these groups? It can be read on the page in any case. */
export function isMailed(kind: string, unwanted: readonly string[]): boolean {
  const group = groupOf[kind]
  return group === undefined || !unwanted.includes(group)
}
