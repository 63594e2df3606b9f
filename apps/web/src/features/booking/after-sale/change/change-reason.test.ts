import type { Handling } from '@sojourn/contract/booking/codes'
import { expect, test } from 'vitest'
import { noReason, orderedReason, reasonMissing } from './change-reason'

const reasons = [
  { code: 'late', name: '会议延后', needsText: false },
  { code: 'other', name: '其他', needsText: true },
]
const quote = (...handlings: Handling[]) => ({ reasons, violations: handlings.map((handling) => ({ handling })) })

test('a change out of policy is not sent without its reason, in words where the reason needs them', () => {
  const missing = (code: string, words = '') => reasonMissing(quote('approval'), { code, words })
  expect([missing(''), missing('late'), missing('other'), missing('other', ' '), missing('other', '客户改期')]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ])
  expect(reasonMissing(quote('remind'), noReason)).toBe(false)
})

test('a reason is sent only where one is asked for', () => {
  expect(orderedReason(quote('reason'), { code: 'other', words: ' 客户改期 ' })).toEqual({
    reasonCode: 'other',
    reasonText: '客户改期',
  })
  expect(orderedReason(quote('remind'), { code: 'other', words: '客户改期' })).toEqual({})
})
