import type { text as source } from './time-machine.zh-CN'

export const text: typeof source = {
  searched: (p) => `A search showed ${p.count} offers`,
  wrote: (p) => `Letter to ${p.name}: ${p.subject}`,
  viewed: (p) => `${p.name} looked at version ${p.version}`,
  approvalStates: {
    approving: 'Being approved',
    approved: 'Approved',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    timedOut: 'Timed out',
  },
  taskStates: {
    pending: 'Waiting',
    agreed: 'Agreed',
    rejected: 'Rejected',
    transferred: 'Handed over',
    cancelled: 'Cancelled',
    ended: 'Not needed',
  },
}
