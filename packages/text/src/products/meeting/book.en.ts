import type { text as source } from './book.zh-CN'

export const text: typeof source = {
  titles: { deposit: 'Pay the deposit', balance: 'Settle the meeting' },
  steps: ['Compare', 'Deposit', 'Event', 'Settle'],
  backToPlans: 'Back to the offers',
  backToMeeting: 'Back to the meeting',
  holder: 'Who holds the meeting',
  meeting: 'Meeting',
  whole: 'Whole meeting',
  dueNow: { deposit: 'Deposit due now', balance: 'Balance due now' },
  rules: 'Calling it off',
  gone: 'The time for this form is over. Please open it again.',
}
