import type { text as source } from './external.zh-CN'

export const text: typeof source = {
  title: 'Book a partner’s rate',
  reason: 'Why this rate outside the contracts',
  reasonHint:
    'The rate is outside your company’s contracts, so somebody approves it in any case and reads this; at most 200 characters.',
  reasonMissing: 'Please say why',
  rules: 'Rules of this rate',
  gone: 'This rate is no longer offered',
  goneWhy: 'Please go back to the hotel and choose again.',
  toHotel: 'Back to the hotel',
}
