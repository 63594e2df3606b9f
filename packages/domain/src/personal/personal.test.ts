import type { TravelLike } from '@sojourn/contract/personal/travel-preference.calls'
import { describe, expect, test } from 'vitest'
import { isMailed } from '../booking/notification-choices'
import { contentFault, feedbackContactFault } from './feedback'
import { consentInForce, consentState, noticeVersion } from './privacy'
import { likeFault } from './travel-likes'

describe('[S3.54] likes', () => {
  const like = (kind: TravelLike['kind'], choice: TravelLike['choice'], remark = ''): TravelLike => ({ kind, choice, remark })
  test.each<[string, TravelLike[], number | undefined]>([
    ['none', [], undefined],
    [
      'a seat and two things about hotels',
      [like('flightSeat', 'aisle'), like('hotel', 'quiet'), like('hotel', 'highFloor')],
      undefined,
    ],
    ['a choice of another kind', [like('flightSeat', 'VGML')], 0],
    ['two seats', [like('flightSeat', 'aisle'), like('flightSeat', 'window')], 1],
    ['the same twice', [like('hotel', 'quiet'), like('hotel', 'quiet')], 1],
    ['a note without words', [like('other', 'none', ' ')], 0],
    ['a note', [like('other', 'none', '靠近电梯')], undefined],
  ])('%s', (_title, likes, fault) => expect(likeFault(likes)).toBe(fault))
})

describe('feedback', () => {
  test.each([
    ['', undefined],
    ['13800001234', undefined],
    ['010-12345678', undefined],
    ['a@b.cn', undefined],
    ['+85291234567', undefined],
    ['a@b.cn,c@d.cn', 'contactWrong'],
    ['QQ 12345', undefined],
    ['qq：12345678', undefined],
    ['QQ 01234', 'contactWrong'],
    ['QQ 1234', 'contactWrong'],
    ['微信 lin_xiaowen', undefined],
    ['WeChat: lin01', undefined],
    ['微信 lin1', 'contactWrong'],
    ['微信 lin xiaowen', 'contactWrong'],
    ['lin_xiaowen', 'contactWrong'],
    ['12345', 'contactWrong'],
  ])('[S5.22] [S5.24] [S5.37] contact %s', (contact, fault) => expect(feedbackContactFault(contact)).toBe(fault))
  test('1 to 500 characters', () => {
    expect([contentFault('  '), contentFault('好'), contentFault('好'.repeat(500)), contentFault('好'.repeat(501))]).toEqual([
      'contentMissing',
      undefined,
      undefined,
      'contentTooLong',
    ])
  })
})

test('consent counts for the notice that was read, until it is taken back', () => {
  expect(consentInForce(undefined)).toBe(false)
  expect(consentInForce({ given: true, noticeVersion })).toBe(true)
  expect(consentInForce({ given: true, noticeVersion: '2020-01-01' })).toBe(false)
  expect(consentInForce({ given: false, noticeVersion })).toBe(false)
  expect(consentState({ given: true, noticeVersion: '2020-01-01' })).toBe('outdated')
})

test('what asks for a decision or reports a loss is mailed in any case', () => {
  const all = ['reminders', 'copies', 'decisions', 'tickets', 'money']
  expect(['approvalAsked', 'failed', 'closed', 'serviceCancelled']).toAllSatisfy((kind) => isMailed(kind, all))
  expect(isMailed('issued', all)).toBe(false)
  expect(isMailed('issued', ['copies'])).toBe(true)
})
