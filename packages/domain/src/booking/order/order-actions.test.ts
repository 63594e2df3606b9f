import { orderStates, type OrderState } from '@sojourn/contract/booking/codes'
import { languages } from '@sojourn/contract/kit/language'
import { describe, expect, test } from 'vitest'
import { orderActions, type ActionableOrder } from './order-actions'
import { historySentence, nextStep } from './order-sentences'
import { nextState, orderEvents } from './transitions'

const now = '2026-11-20T02:30:00.000Z'
const order = (state: OrderState, more: Partial<ActionableOrder> = {}): ActionableOrder => ({
  state,
  bookerId: 'booker',
  approverIds: ['boss'],
  travellerIds: ['traveller'],
  holdExpiresAt: '2026-11-20T03:00:00.000Z',
  ...more,
})
const names = (actions: { action: string; enabled: boolean }[]) =>
  actions.map(({ action, enabled }) => (enabled ? action : `(${action})`))

describe('buttons of an order', () => {
  test.each<[OrderState, string[], string[]]>([
    ['draft', ['cancel', 'viewApproval'], ['(cancel)', 'viewApproval']],
    ['approving', ['withdraw', 'viewApproval'], ['(withdraw)', 'viewApproval']],
    ['awaitingPayment', ['pay', 'cancel', 'viewApproval'], ['(pay)', '(cancel)', 'viewApproval']],
    ['issuing', ['(cancel)', 'viewApproval'], ['(cancel)', 'viewApproval']],
    ['issued', ['(cancel)', 'viewApproval'], ['(cancel)', 'viewApproval']],
    ['rejected', ['viewApproval'], ['viewApproval']],
    ['closed', ['viewApproval'], ['viewApproval']],
  ])('%s: the booker %j, the traveller %j', (state, booker, traveller) => {
    expect(names(orderActions(order(state), 'booker', now, 'en'))).toEqual(booker)
    expect(names(orderActions(order(state), 'traveller', now, 'en'))).toEqual(traveller)
  })
  test('an enabled button always is a legal transition, a disabled one always says why', () => {
    const events = { pay: 'pay', cancel: 'cancel', withdraw: 'withdraw' } as const
    for (const state of orderStates.words)
      for (const { action, enabled, reason } of orderActions(order(state), 'booker', now, 'zh-CN')) {
        if (action !== 'viewApproval' && enabled) expect(nextState(state, events[action])).toBeDefined()
        expect(reason === undefined).toBe(enabled)
      }
  })
  test('past the hold nothing can be paid, at its very end neither', () => {
    expect(orderActions(order('awaitingPayment', { holdExpiresAt: now }), 'booker', now, 'zh-CN')[0]).toEqual({
      action: 'pay',
      enabled: false,
      reason: '保留时限已过，订单即将关闭',
    })
  })
  test('strangers see no approval', () => {
    expect(names(orderActions(order('approving'), 'stranger', now, 'en'))).toEqual(['(withdraw)'])
  })
})

describe('sentences of an order', () => {
  test('who is awaited and until when, in China time', () => {
    expect(nextStep({ state: 'approving', pendingApprovers: ['张伟', '李娜'], deadline: '2026-11-20T06:30:00Z' }, 'zh-CN')).toBe(
      '等待张伟、李娜审批，最晚 11-20 14:30',
    )
    expect(nextStep({ state: 'awaitingPayment', pendingApprovers: [], deadline: '2026-11-20T17:00:00Z' }, 'en')).toBe(
      'Please pay by 11-21 01:00, or the seats are given back',
    )
  })
  test.each(languages)('every state and every event has a sentence in %s', (language) => {
    const steps = orderStates.words.map((state) => nextStep({ state, pendingApprovers: ['A'], deadline: now }, language))
    const lines = orderEvents.map((event) => historySentence({ event, actor: 'A', reason: 'B' }, language))
    expect(new Set(steps).size).toBe(orderStates.words.length)
    expect(new Set(lines).size).toBe(orderEvents.length)
    for (const sentence of [...steps, ...lines]) expect(sentence).not.toMatch(/undefined|^$/)
  })
  test('a rejection gives its reason, and silence is the system', () => {
    expect(historySentence({ event: 'reject', actor: '张伟', reason: '请改乘早班' }, 'zh-CN')).toBe('张伟驳回：请改乘早班')
    expect(historySentence({ event: 'reject' }, 'zh-CN')).toBe('系统驳回')
  })
})
