import { orderStates, type OrderState } from '@sojourn/contract/booking/codes'
import { languages } from '@sojourn/contract/kit/language'
import { describe, expect, test } from 'vitest'
import { orderActions, type ActionableOrder } from './order-actions'
import { historySentence, isSetback, nextStep } from './order-sentences'
import { orderWords } from './order-words'
import { isTicketed, nextState, orderEvents } from './transitions'

const now = '2026-11-20T02:30:00.000Z'
const order = (state: OrderState, more: Partial<ActionableOrder> = {}): ActionableOrder => ({
  kind: 'booking',
  state,
  leavable: false,
  beside: false,
  resubmitted: false,
  coupons: { open: isTicketed(state) ? 1 : 0, taken: 0 },
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
    ['draft', ['submit', 'cancel', 'viewApproval'], ['(submit)', '(cancel)', 'viewApproval']],
    ['approving', ['withdraw', 'viewApproval'], ['(withdraw)', 'viewApproval']],
    ['awaitingPayment', ['pay', 'cancel', 'viewApproval'], ['(pay)', '(cancel)', 'viewApproval']],
    ['issuing', ['(cancel)', 'viewApproval'], ['(cancel)', 'viewApproval']],
    ['issued', ['change', 'refund', 'viewApproval'], ['(change)', '(refund)', 'viewApproval']],
    ['altered', ['change', 'refund', 'viewApproval'], ['(change)', '(refund)', 'viewApproval']],
    ['refunded', ['viewApproval'], ['viewApproval']],
    ['rejected', ['resubmit', 'viewApproval'], ['(resubmit)', 'viewApproval']],
    ['closed', ['viewApproval'], ['viewApproval']],
  ])('%s: the booker %j, the traveller %j', (state, booker, traveller) => {
    expect(names(orderActions(order(state), 'booker', now, orderWords('en')))).toEqual(booker)
    expect(names(orderActions(order(state), 'traveller', now, orderWords('en')))).toEqual(traveller)
  })
  test('[handbook 6.3] a rejected booking is submitted again once, by its booker; a change or refund is asked for anew', () => {
    const offered = (more: Partial<ActionableOrder>) =>
      names(orderActions(order('rejected', more), 'booker', now, orderWords('en')))
    expect(offered({ resubmitted: true })).toEqual(['viewApproval'])
    expect(offered({ beside: true }), 'bought beside another order').toEqual(['viewApproval'])
    expect(offered({ kind: 'change' })).toEqual(['viewApproval'])
    expect(offered({ kind: 'refund' })).toEqual(['viewApproval'])
  })
  test('an enabled button always is a legal transition, a disabled one always says why', () => {
    const events = { pay: 'pay', cancel: 'cancel', withdraw: 'withdraw' } as const
    for (const state of orderStates.words)
      for (const { action, enabled, reason } of orderActions(order(state), 'booker', now, orderWords('zh-CN'))) {
        if (action in events && enabled) expect(nextState('booking', state, events[action as 'pay'])).toBeDefined()
        expect(reason === undefined).toBe(enabled)
      }
  })
  test('past the hold nothing can be paid, at its very end neither', () => {
    expect(orderActions(order('awaitingPayment', { holdExpiresAt: now }), 'booker', now, orderWords('zh-CN'))[0]).toEqual({
      action: 'pay',
      enabled: false,
      reason: '保留时限已过，订单即将关闭',
    })
  })
  test('[handbook 4.5] what waits for its supplier is cancelled where the supplier lets it go', () => {
    const waiting = order('issuing', { leavable: true })
    expect(names(orderActions(waiting, 'booker', now, orderWords('en')))).toEqual(['cancel', 'viewApproval'])
    expect(names(orderActions(waiting, 'traveller', now, orderWords('en')))).toEqual(['(cancel)', 'viewApproval'])
    expect(nextState('booking', 'issuing', 'leave')).toBe('cancelled')
  })
  test('strangers see no approval', () => {
    expect(names(orderActions(order('approving'), 'stranger', now, orderWords('en')))).toEqual(['(withdraw)'])
  })
})

describe('refund and change (handbook 6.3, 1.7)', () => {
  const offered = (more: Partial<ActionableOrder>) =>
    names(orderActions(order('issued', more), 'booker', now, orderWords('zh-CN'))).slice(0, 2)
  test('an unused ticket of a finished journey can still be given back', () => {
    expect(names(orderActions(order('completed'), 'booker', now, orderWords('zh-CN')))).toEqual([
      'change',
      'refund',
      'viewApproval',
    ])
  })
  test('where nothing is open, nothing is offered', () => {
    expect(offered({ coupons: { open: 0, taken: 0 } })).toEqual(['viewApproval'])
  })
  test('while all of it is being refunded or changed, a second application waits', () => {
    expect(offered({ coupons: { open: 2, taken: 2 } })).toEqual(['(change)', '(refund)'])
    expect(offered({ coupons: { open: 2, taken: 1 } })).toEqual(['change', 'refund'])
  })
  test('a changed ticket can be changed and refunded again, a refund order never', () => {
    expect(names(orderActions(order('changed', { kind: 'change' }), 'booker', now, orderWords('zh-CN')))).toContain('change')
    expect(
      names(
        orderActions(order('refunded', { kind: 'refund', coupons: { open: 1, taken: 0 } }), 'booker', now, orderWords('zh-CN')),
      ),
    ).toEqual(['viewApproval'])
  })
})

test('[handbook 6.3] what was taken back is submitted again by its booker, as long as it is held', () => {
  const offered = (viewer: string, more: Partial<ActionableOrder> = {}) =>
    names(orderActions(order('draft', more), viewer, now, orderWords('zh-CN')))
  expect(offered('booker')).toEqual(['submit', 'cancel', 'viewApproval'])
  expect(offered('traveller')).toEqual(['(submit)', '(cancel)', 'viewApproval'])
  expect(offered('booker', { holdExpiresAt: now })).toEqual(['(submit)', 'cancel', 'viewApproval'])
})

describe('sentences of an order', () => {
  test('[handbook 6.3] what was taken back says until when it can be submitted, what nobody decided until when it waited', () => {
    const words = orderWords('zh-CN')
    const draft = { kind: 'booking', state: 'draft', pendingApprovers: [], deadline: '2026-11-20T06:30:00Z' } as const
    expect(nextStep({ ...draft, withdrawn: true }, words)).toContain('请在 11月20日 14:30 前重新提交')
    expect(nextStep(draft, words)).not.toContain('重新提交')
    const closed = { kind: 'booking', state: 'closed', pendingApprovers: [] } as const
    expect(nextStep({ ...closed, decideBefore: '2026-11-20T06:30:00Z' }, words)).toContain('审批截止 11月20日 14:30 前没有人决定')
    expect(nextStep(closed, words)).toContain('订单已关闭')
    expect(historySentence({ kind: 'booking', event: 'expire', reason: '审批截止前没有人决定' }, words)).toBe(
      '审批截止前没有人决定，订单关闭',
    )
  })

  test('who is awaited and until when, in China time', () => {
    expect(
      nextStep(
        { kind: 'booking', state: 'approving', pendingApprovers: ['张伟', '李娜'], deadline: '2026-11-20T06:30:00Z' },
        orderWords('zh-CN'),
      ),
    ).toBe('等待张伟、李娜审批，最晚 11月20日 14:30')
    expect(
      nextStep(
        { kind: 'booking', state: 'awaitingPayment', pendingApprovers: [], deadline: '2026-11-20T17:00:00Z' },
        orderWords('en'),
      ),
    ).toBe('Please pay by 21 Nov 01:00, or the seats are given back')
  })
  test.each(languages)('every state and every event has a sentence in %s', (language) => {
    const steps = orderStates.words.map((state) =>
      nextStep({ kind: 'booking', state, pendingApprovers: ['A'], deadline: now }, orderWords(language)),
    )
    const lines = orderEvents.map((event) =>
      historySentence({ kind: 'booking', event, actor: 'A', reason: 'B' }, orderWords(language)),
    )
    expect(new Set(steps).size).toBe(orderStates.words.length)
    expect(new Set(lines).size).toBe(orderEvents.length)
    for (const sentence of [...steps, ...lines]) expect(sentence).not.toMatch(/undefined|^$/)
  })
  test('a refund that ends leaves the ticket, and no word of seats', () => {
    for (const state of ['rejected', 'cancelled', 'closed'] as const)
      expect(nextStep({ kind: 'refund', state, pendingApprovers: [] }, orderWords('zh-CN'))).toContain('原客票保持不变')
  })
  test('a product speaks in words of its own where it has them, and in the common ones elsewhere', () => {
    const stays = orderWords('zh-CN', { history: { issue: () => '酒店已确认' }, refusals: { beingIssued: '正在等待酒店确认' } })
    expect(historySentence({ kind: 'booking', event: 'issue' }, stays)).toBe('酒店已确认')
    expect(historySentence({ kind: 'booking', event: 'pay', actor: '张伟' }, stays)).toBe('张伟完成支付')
    expect(orderActions(order('issuing'), 'booker', now, stays)[0]).toMatchObject({ reason: '正在等待酒店确认' })
    expect(historySentence({ kind: 'booking', event: 'issue' }, orderWords('zh-CN'))).toBe('出票成功')
  })
  test('a rejection gives its reason, and silence is the system', () => {
    expect(historySentence({ kind: 'booking', event: 'reject', actor: '张伟', reason: '请改乘早班' }, orderWords('zh-CN'))).toBe(
      '张伟驳回：请改乘早班',
    )
    expect(historySentence({ kind: 'booking', event: 'reject' }, orderWords('zh-CN'))).toBe('系统驳回')
  })
})

describe('what happened to a change or refund', () => {
  test.each([
    ['refund', 'skipApproval', '张伟提交退票申请，无需审批'],
    ['refund', 'submit', '张伟提交退票申请，等待审批'],
    ['change', 'submit', '张伟提交改签申请，等待审批'],
    ['change', 'expire', '超过时限，改签申请关闭'],
    ['booking', 'submit', '张伟提交订单，等待审批'],
    ['refund', 'refund', '退票成功，款项已退回'],
  ] as const)('[handbook 6.3] a %s that met %s', (kind, event, sentence) => {
    expect(historySentence({ kind, event, actor: '张伟' }, orderWords('zh-CN'))).toBe(sentence)
  })

  test('[handbook 6.3] in the words of the product', () => {
    const words = orderWords('zh-CN', { kinds: { refund: '退订' } })
    expect(historySentence({ kind: 'refund', event: 'submit', actor: '张伟' }, words)).toBe('张伟提交退订申请，等待审批')
  })

  test('what failed, was refused or ran out is no step forward', () => {
    expect(orderEvents.filter(isSetback)).toEqual(['refuse', 'reject', 'expire', 'fail', 'exchangeFail', 'refundFail'])
  })
})
