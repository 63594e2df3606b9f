import { expect, test } from 'vitest'
import { deadlinesOf, endOfDay, offersStandUntil } from './deadlines'

const body = { dates: ['2026-12-22', '2026-12-20'], answerBy: '2026-12-02', decideBy: '2026-12-05' }
const dueAt = endOfDay('2026-12-05')

test('[handbook 5.2] a request without offers is late after its day of answers, and over on the last of its wished days', () =>
  expect(deadlinesOf({ state: 'submitted', body, dueAt })).toEqual([
    { deadline: 'answerLate', at: '2026-12-02T15:59:00.000Z' },
    { deadline: 'daysOver', at: '2026-12-21T16:00:00.000Z' },
  ]))

test('[handbook 5.2] offers are reminded of a day before they are over', () =>
  expect(deadlinesOf({ state: 'quoted', body, dueAt })).toEqual([
    { deadline: 'decisionDue', at: '2026-12-04T15:59:00.000Z' },
    { deadline: 'decisionOver', at: '2026-12-05T15:59:00.000Z' },
  ]))

test.each([
  ['beyond the day of decision: until that', '2026-12-01T02:00:00.000Z', ['2026-12-04', '2026-12-09'], '2026-12-05'],
  ['all before it: until the last of them', '2026-12-01T02:00:00.000Z', ['2026-12-03', '2026-12-04'], '2026-12-04'],
  ['that came after it: until the last of them', '2026-12-06T02:00:00.000Z', ['2026-12-07', '2026-12-09'], '2026-12-09'],
])('offers that stand %s', (_name, now, days, until) =>
  expect(
    offersStandUntil(
      body,
      days.map((day) => ({ validUntil: endOfDay(day) })),
      now,
    ),
  ).toBe(endOfDay(until)),
)
