import type { text as source } from './approval.zh-CN'

export const text: typeof source = {
  taskStates: {
    pending: 'Pending', agreed: 'Agreed', rejected: 'Rejected', transferred: 'Transferred', cancelled: 'Cancelled', ended: 'No longer needed',
  },
  states: { approving: 'Awaiting approval', approved: 'Approved', rejected: 'Rejected', withdrawn: 'Withdrawn', timedOut: 'Timed out' },
  notYours: 'This approval is not yours to decide',
  notYourTurn: 'It is not your turn yet',
  decided: 'This approval has already been decided',
  expired: 'The time for this approval has passed',
  onSilence: { reject: 'Rejected automatically if nobody decides in time', approve: 'Approved automatically if nobody decides in time' },
  level: ({ level, levels }) => `Level ${level} of ${levels}`,
}
