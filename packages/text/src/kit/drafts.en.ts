import type { text as zhCN } from './drafts.zh-CN'

export const text: typeof zhCN = {
  kept: (p) => `Saved on this device ${p.time}`,
  keptInTab: (p) => `Kept in this tab ${p.time}; cleared when the tab closes`,
  lost: 'This draft could not be saved. Keep this page open.',
  elsewhere: 'Changed or sent in another tab; what is typed here is not saved',
  restored: 'What you typed last time has been restored',
  discard: 'Discard',
  discardTitle: 'Discard draft',
  discardWhy: 'What you typed will be cleared and cannot be brought back.',
}
