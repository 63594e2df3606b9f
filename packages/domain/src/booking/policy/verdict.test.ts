import { handlings, type Handling } from '@sojourn/contract/booking/codes'
import { expect, test } from 'vitest'
import { handledAs, needsApproval, needsReason, verdictOf, weightiest } from './verdict'

/** Handbook 7.4: what each handling asks for. */
const consequences: [Handling, { verdict: string; reason: boolean; approval: boolean }][] = [
  ['remind', { verdict: 'remind', reason: false, approval: false }],
  ['reason', { verdict: 'reason', reason: true, approval: false }],
  ['approval', { verdict: 'approval', reason: true, approval: true }],
  ['payExcess', { verdict: 'payExcess', reason: false, approval: false }],
  ['choose', { verdict: 'approval', reason: true, approval: true }],
  ['forbid', { verdict: 'forbidden', reason: false, approval: false }],
]

test.each(consequences)('[handbook 7.4] %s has its own consequence', (handling, { verdict, reason, approval }) => {
  expect(verdictOf([{ handling }])).toBe(verdict)
  expect(needsReason([{ handling }])).toBe(reason)
  expect(needsApproval({ handling })).toBe(approval)
})

test('[handbook 7.4] every handling stands in the table', () =>
  expect(consequences.map(([handling]) => handling)).toEqual(handlings.words))

test('[handbook 7.4] what somebody else must agree to outweighs what one pays, and a prohibition everything', () => {
  expect(verdictOf([{ handling: 'payExcess' }, { handling: 'approval' }, { handling: 'remind' }])).toBe('approval')
  expect(verdictOf([{ handling: 'reason' }, { handling: 'payExcess' }])).toBe('payExcess')
  expect(verdictOf([{ handling: 'forbid' }, { handling: 'approval' }])).toBe('forbidden')
  expect(verdictOf([])).toBe('within')
  expect(weightiest(['within', 'approval', 'reason'])).toBe('approval')
})

test.each([
  ['advanceDays', 'payExcess', 'approval'],
  ['star', 'choose', 'approval'],
  ['fullPrice', 'payExcess', 'approval'],
  ['hotelPrice', 'payExcess', 'payExcess'],
  ['discount', 'choose', 'choose'],
  ['advanceDays', 'remind', 'remind'],
] as const)('[handbook 7.4] %s handled as %s is %s: without money to pay somebody approves', (rule, handling, expected) => {
  expect(handledAs(rule, handling)).toBe(expected)
})
