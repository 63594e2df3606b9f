import type { text as source } from './application-standing.zh-CN'

export const text: typeof source = {
  label: 'Travel application',
  number: (p) => `Application ${p.number}`,
  left: (p) => `${p.amount} left`,
  over: (p) => `${p.amount} over`,
  trips: (p) => `${p.left} of ${p.planned} ${p.planned === 1 ? 'trip' : 'trips'} to book`,
  nights: (p) => `${p.left} of ${p.planned} ${p.planned === 1 ? 'night' : 'nights'} to book`,
  budget: 'Budget',
  bears: ({ name, amount }) => `${name} bears ${amount}`,
  unlimited: 'no limit',
  beyondBudget: 'The budget does not reach',
  refusedBudget: 'Submitting will be refused. Choose another cost centre, or contact your travel manager.',
  beyond: 'This booking goes beyond the application',
  refused: 'It would be refused when you submit. Change the booking, or amend the application first.',
  warned: 'You can submit it; approvers see what is beyond.',
  amend: 'Amend application',
  open: 'View application',
  unsuited: 'This application does not cover this product',
  writeAsk: 'Write one now? Route and dates of this search are filled in.',
  write: 'Write an application',
  amendAsk: 'You can view the application; its applicant can amend it before you book.',
}
