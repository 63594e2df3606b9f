import type { LetterGroup } from '@sojourn/contract/booking/letter-groups'

/** Which letters belong to which group; a letter of no group is always sent: it asks for a decision or reports a loss. */
const groupOf: Readonly<Record<string, LetterGroup>> = {
  approvalReminder: 'reminders',
  approvalUrged: 'reminders',
  approvalCopied: 'copies',
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

/** Is a letter of this kind sent to somebody who does without these groups? It can be read on the page in any case. */
export function isMailed(kind: string, unwanted: readonly string[]): boolean {
  const group = groupOf[kind]
  return group === undefined || !unwanted.includes(group)
}
