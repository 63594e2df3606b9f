import { describe, expect, test } from 'vitest'
import type { OrderState } from '@sojourn/contract/booking/codes'
import { lossOf } from './cancelling'
import { meetingStateOfDemand, meetingStateOfOrder } from './meeting-state'
import { depositOf, linesFor, linesTotal, perPerson, planLines } from './plan-price'
import { checkDeadlines, checkMeetingDays, daysFrom } from './requirement'

test('an offer is the hall by days, what goes with it, and what the agency takes; nothing that costs nothing', () => {
  const services = [
    { kind: 'meals' as const, unit: 12_000, count: 60, times: 2 },
    { kind: 'cars' as const, unit: 0, count: 1, times: 1 },
  ]
  const lines = planLines({ hallPrice: 500_000, halfDays: 4, services, serviceFee: 300_000 })
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['hall', 1_000_000],
    ['meals', 1_440_000],
    ['meetingService', 300_000],
  ])
  expect(linesTotal(lines)).toBe(2_740_000)
  expect(linesTotal(planLines({ hallPrice: 300_000, halfDays: 1, services: [], serviceFee: 0 }))).toBe(300_000)
})

test('nobody is told less than it comes to; a deposit is in whole yuan', () => {
  expect(perPerson(1000, 3)).toBe(334)
  expect(depositOf(2_740_050, 40)).toBe(1_096_000)
})

test.each([
  ['fifteen days before', '2026-12-01', 0],
  ['fourteen days before', '2026-12-02', 500],
  ['seven days before', '2026-12-09', 500],
  ['six days before', '2026-12-10', 1001],
  ['the day before', '2026-12-15', 1001],
])('called off %s', (_when, today, lost) => expect(lossOf(1001, today, '2026-12-16')).toBe(lost))

describe('where a meeting stands', () => {
  test.each<[OrderState, string, boolean, string]>([
    ['approving', '2026-12-01', false, 'confirming'],
    ['awaitingPayment', '2026-12-01', false, 'awaitingDeposit'],
    ['issuing', '2026-12-17', false, 'running'],
    ['issuing', '2026-12-18', false, 'settling'],
    ['issued', '2026-12-20', false, 'completed'],
    ['completed', '2026-12-20', false, 'completed'],
    ['issued', '2026-12-10', true, 'cancelled'],
    ['closed', '2026-12-10', false, 'cancelled'],
    ['failed', '2026-12-10', false, 'cancelled'],
  ])('its order is %s on %s, called off: %s', (order, today, calledOff, state) =>
    expect(meetingStateOfOrder(order, { lastDay: '2026-12-17', calledOff }, today)).toBe(state),
  )
  test('before anything is chosen it stands as its request', () => {
    expect(
      (['submitted', 'quoted', 'rejected', 'expired', 'refused', 'obsolete'] as const).map((state) =>
        meetingStateOfDemand(state, { asking: false }),
      ),
    ).toEqual(['submitted', 'quoted', 'quoted', 'expired', 'refused', 'cancelled'])
  })
})

test('days of an event, and when offers and the decision are due', () => {
  expect(daysFrom('2026-12-31', 3)).toEqual(['2026-12-31', '2027-01-01'])
  const horizon = { today: '2026-11-20', horizonEnd: '2026-12-20' }
  const asked = { dates: ['2026-12-03', '2026-12-01'], answerBy: '2026-11-21', decideBy: '2026-11-30' }
  const wrong = (more: Partial<typeof asked>) => checkMeetingDays({ ...asked, ...more }, horizon)?.field
  expect(wrong({})).toBeUndefined()
  expect(wrong({ dates: ['2026-12-03', '2026-12-21'] })).toBe('dates.1')
  expect(wrong({ dates: ['2026-11-20'] })).toBe('dates.0')
  expect(wrong({ dates: ['2026-12-03', '2026-12-03'] })).toBe('dates.0')
  expect(wrong({ answerBy: '2026-11-19' })).toBe('answerBy')
  expect(wrong({ decideBy: '2026-12-01' })).toBe('decideBy')
  expect(checkDeadlines({ ...asked, answerBy: '2026-11-30' }, horizon.today)).toBeUndefined()
})

test('an offer for more people grows by what is counted by heads and for them; the hall, what is there once and the fee stay', () => {
  const services = [
    { kind: 'meals' as const, unit: 12_000, count: 44, times: 2 },
    { kind: 'rooms' as const, unit: 50_000, count: 22, times: 1 },
    { kind: 'materials' as const, unit: 80_000, count: 1, times: 1 },
  ]
  const lines = planLines({ hallPrice: 500_000, halfDays: 4, services, serviceFee: 300_000 })
  const counts = linesFor(lines, { quoted: 44, people: 49 }).map(({ kind, count }) => [kind, count])
  expect(counts).toEqual([
    ['hall', 1],
    ['meals', 49],
    ['rooms', 25],
    ['materials', 1],
    ['meetingService', 1],
  ])
  expect(linesFor(lines, { quoted: 44, people: 44 })).toEqual(lines)
})
