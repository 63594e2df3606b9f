import { describe, expect, test } from 'vitest'
import { offerAsOf, roundAsOf, stepAsOf, totalAsOf, type HistoryStep, type RecordedRound } from './as-of'

const at = (minute: number): string => `2026-11-20T02:${String(minute).padStart(2, '0')}:00.000Z`
const step = (version: number, minute: number, event: string, detail: HistoryStep['detail'] = {}): HistoryStep => ({
  version,
  at: at(minute),
  event,
  toState: 'draft',
  detail,
})

describe('an order at a moment', () => {
  /** Booked for 760, sold out and taken again for 800, later for 650; paid in the end. */
  const history = [
    step(1, 10, 'create'),
    step(2, 20, 'acceptPrice', { before: 760_00, from: 'MU5101 Y' }),
    step(3, 30, 'acceptPrice', { before: 800_00, from: 'MU5101 B' }),
    step(4, 40, 'pay', { method: 'personal' }),
  ]
  test.each([
    [9, undefined, 760_00, 'MU5101 Y'],
    [10, 1, 760_00, 'MU5101 Y'],
    [19, 1, 760_00, 'MU5101 Y'],
    [20, 2, 800_00, 'MU5101 B'],
    [29, 2, 800_00, 'MU5101 B'],
    [30, 3, 650_00, undefined],
    [40, 4, 650_00, undefined],
    [59, 4, 650_00, undefined],
  ])('%i minutes past: version %s at %i fen, then on %s', (minute, version, total, offer) => {
    expect(stepAsOf(history, at(minute))?.version).toBe(version)
    expect(totalAsOf(650_00, history, at(minute))).toBe(total)
    expect(offerAsOf(history, at(minute))).toBe(offer)
  })
  test('an offer that changed at the same price leaves the total, a price that changed on the same offer leaves that', () => {
    const changed = [
      step(1, 10, 'create'),
      step(2, 20, 'acceptOffer', { from: 'G1' }),
      step(3, 30, 'acceptPrice', { before: 553_00 }),
    ]
    expect([totalAsOf(598_00, changed, at(15)), offerAsOf(changed, at(15))]).toEqual([553_00, 'G1'])
    expect([totalAsOf(598_00, changed, at(25)), offerAsOf(changed, at(25))]).toEqual([553_00, undefined])
  })
})

describe('an approval at a moment', () => {
  /** The head agrees at 20, finance comes in and refuses at 30, which ends the round; the deputy was never asked to the end. */
  const round: RecordedRound = {
    state: 'rejected',
    submittedAt: at(10),
    endedAt: at(30),
    tasks: [
      { level: 1, approver: 'head', state: 'agreed', createdAt: at(10), decidedAt: at(20) },
      { level: 2, approver: 'finance', state: 'rejected', createdAt: at(20), decidedAt: at(30), reason: '超出预算' },
      { level: 2, approver: 'deputy', state: 'ended', createdAt: at(20) },
    ],
  }
  const agreed = { level: 1, approver: 'head', state: 'agreed', decidedAt: at(20) }
  const pending = (level: number, approver: string) => ({ level, approver, state: 'pending' })

  test('there is none before the order is submitted', () => expect(roundAsOf(round, at(9))).toBeUndefined())
  test.each([
    [10, 'approving', [pending(1, 'head')]],
    [19, 'approving', [pending(1, 'head')]],
    [20, 'approving', [agreed, pending(2, 'finance'), pending(2, 'deputy')]],
    [29, 'approving', [agreed, pending(2, 'finance'), pending(2, 'deputy')]],
    [
      30,
      'rejected',
      [
        agreed,
        { level: 2, approver: 'finance', state: 'rejected', decidedAt: at(30), reason: '超出预算' },
        { level: 2, approver: 'deputy', state: 'ended' },
      ],
    ],
  ])('%i minutes past: %s, and nobody’s decision is known before it was taken', (minute, state, tasks) => {
    expect(roundAsOf(round, at(minute))).toEqual({ state, tasks })
  })
  test('a round that nobody has ended stays open', () => {
    const { endedAt: _ended, ...open } = round
    expect(roundAsOf({ ...open, state: 'approving', tasks: round.tasks.slice(0, 1) }, at(59))).toEqual({
      state: 'approving',
      tasks: [agreed],
    })
  })
})
