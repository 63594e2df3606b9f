import type { text as source } from './change.zh-CN'

export const text: typeof source = {
  policy: 'Travel policy',
  within: 'Within the travel policy',
  reason: 'Reason for leaving the policy',
  chooseReason: 'Please choose a reason',
  reasonText: 'Explanation',
  reasonMissing: 'Please choose a reason, and explain it where it asks for words',
  conflicts: 'Clashes of times',
}
