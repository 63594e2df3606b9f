import type { text as source } from './centre-approvals.zh-CN'

export const text: typeof source = {
  title: 'My approvals',
  waiting: 'Waiting for me',
  decided: 'Decided by me',
  tabsLabel: 'Approval status',
  table: 'Approvals',
  case: 'Request',
  policy: 'Travel policy',
  deadline: 'Decide by',
  submittedBy: (p) => `${p.name} submitted ${p.moment}`,
  level: (p) => `Level ${p.level} of ${p.levels}`,
  decide: 'Decide',
  view: 'View',
  openCase: (p) => `Request of ${p.traveller}, ${p.title}`,
  decisions: { 0: 'Pending', 1: 'Agreed', 2: 'Rejected', 3: 'Transferred', 4: 'Cancelled', 5: 'Ended' },

  emptyWaitingTitle: 'Nothing waits for your approval',
  emptyWaitingText: 'A new request appears here at once, and you get a mail.',
  emptyWaitingAction: 'See decided requests',
  emptyDecidedTitle: 'You have not decided anything yet',
  emptyDecidedText: 'Requests that you agree to or reject are kept here.',
  emptyDecidedAction: 'See what waits for me',
}
