import { expect, test } from 'vitest'
import { addMinutes } from '../../kit/local-date'
import { answerDueBy, unansweredStep } from './settlement'

const statedAt = '2026-12-01T02:00:00.000Z'
const onDay = (days: number): string => addMinutes(statedAt, days * 24 * 60)

test.each<[string, Partial<Parameters<typeof unansweredStep>[0]>, ReturnType<typeof unansweredStep>]>([
  ['just stated', { now: statedAt }, { next: 'wait', remind: false }],
  ['after two days', { now: onDay(2) }, { next: 'wait', remind: false }],
  ['after three', { now: onDay(3) }, { next: 'wait', remind: true }],
  ['after three, reminded', { now: onDay(4), remindedAt: onDay(3) }, { next: 'wait', remind: false }],
  ['after six, reminded on the third', { now: onDay(6), remindedAt: onDay(3) }, { next: 'wait', remind: true }],
  ['after seven, nothing to pay and all papers', { now: onDay(7) }, { next: 'accept', remind: false }],
  ['after seven, papers missing', { now: onDay(7), remindedAt: onDay(6), acceptable: false }, { next: 'desk', remind: false }],
  ['after nine, papers missing', { now: onDay(9), remindedAt: onDay(6), acceptable: false }, { next: 'desk', remind: true }],
])('[handbook 5.2] a statement that nobody answers: %s', (_name, more, step) =>
  expect(unansweredStep({ statedAt, now: statedAt, acceptable: true, ...more })).toEqual(step),
)

test('it is to be answered within a week', () => expect(answerDueBy(statedAt)).toBe(onDay(7)))
