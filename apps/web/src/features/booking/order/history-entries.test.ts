import { expect, test } from 'vitest'
import { applicationEntries, orderEntries } from './history-entries'

const at = '2026-11-20T02:00:00.000Z'
const step = (event: string) => ({ at, actor: '', event, sentence: event, toState: 20 as const })
const moved = (toState: 0 | 1 | 2 | 7 | 8 | 20 | 22) => ({ at, actor: '', sentence: '', contentVersion: 1, toState })

test('[handbook 6.3] steps of an order are ticked off, refusals and failures are not', () => {
  const states = orderEntries(['submit', 'approval.agree', 'reject', 'expire', 'fail', 'refundFail', 'issue'].map(step))
  expect(states.map(({ state }) => state)).toEqual(['done', 'done', 'failed', 'failed', 'failed', 'failed', 'done'])
})

test('[handbook 9.2] steps of an application likewise; writing on after a refusal is a step forward', () => {
  const states = applicationEntries([0, 2, 2, 0, 1, 7, 8, 22].map((to) => moved(to as 0)))
  expect(states.map(({ state }) => state)).toEqual(['done', 'failed', 'done', 'done', 'done', 'done', 'failed', 'failed'])
})
