import type { text as source } from './words.zh-CN'

export const text: typeof source = {
  title: 'Payment app',
  person: 'Once authorized, you pay business expenses with the company code and the company settles them.',
  enterprise: 'Once opened, your people pay business expenses with the company code and the company settles them.',
  agree: 'Authorize',
  refuse: 'Refuse',
  authorized: 'Authorized. You can go back to the portal',
  refused: 'The authorization was refused',
  failed: 'The authorization did not complete. Please try again later',
  invalid: 'The link is not valid or has expired',
  bill: 'Company bill',
  billEmpty: 'Nothing has been paid with the company code yet.',
  note: 'Built-in payment app: no real money moves.',
}
