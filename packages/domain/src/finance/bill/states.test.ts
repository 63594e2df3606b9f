import { describe, expect, test } from 'vitest'
import { billStates, varianceStates } from '@sojourn/contract/finance/bill-words'
import { blocksOf, checklistOf, keepsTimeFrom } from './checklist'
import { billStateAfter, isPayable, varianceStateAfter, type BillActor, type BillStep, type VarianceStep } from './states'

const sides: readonly BillActor[] = ['company', 'agency', 'system']

describe('[handbook 10.3] a bill', () => {
  const owed = { due: 1000, paid: 0 }
  test.each([
    ['unbilled', 'make', 'system', owed, 'preBill'],
    ['preBill', 'confirm', 'company', owed, 'confirmed'],
    ['preBill', 'confirm', 'system', owed, 'confirmed'],
    ['preBill', 'confirm', 'company', { due: 0, paid: 0 }, 'paid'],
    ['preBill', 'confirm', 'company', { due: -500, paid: 0 }, 'confirmed'],
    ['confirmed', 'pay', 'agency', { due: 1000, paid: 1 }, 'partlyPaid'],
    ['partlyPaid', 'pay', 'agency', { due: 1000, paid: 1000 }, 'paid'],
    ['confirmed', 'pay', 'agency', { due: -500, paid: -500 }, 'paid'],
    ['overdue', 'pay', 'agency', { due: 1000, paid: 999 }, 'overdue'],
    ['overdue', 'pay', 'agency', { due: 1000, paid: 1000 }, 'paid'],
    ['confirmed', 'lapse', 'system', owed, 'overdue'],
    ['partlyPaid', 'lapse', 'system', { due: 1000, paid: 1 }, 'overdue'],
    ['confirmed', 'lapse', 'system', { due: -500, paid: 0 }, undefined],
  ] as const)('%s: %s by %s', (state, step, by, money, after) => {
    expect(billStateAfter(state, step, by, money)).toBe(after)
  })

  test('is moved by nobody else, from nowhere else', () => {
    const steps: readonly BillStep[] = ['make', 'confirm', 'pay', 'lapse']
    const moves = billStates.flatMap((state) =>
      steps.flatMap((step) =>
        sides.filter((by) => billStateAfter(state, step, by, owed)).map((by) => [state, step, by].join(' ')),
      ),
    )
    expect(moves).toEqual([
      'unbilled make system',
      'preBill confirm company',
      'preBill confirm system',
      'confirmed pay agency',
      'confirmed lapse system',
      'partlyPaid pay agency',
      'partlyPaid lapse system',
      'overdue pay agency',
    ])
  })

  test.each([
    [400, { due: 1000, paid: 600 }, true],
    [401, { due: 1000, paid: 600 }, false],
    [0, { due: 1000, paid: 0 }, false],
    [-1, { due: 1000, paid: 0 }, false],
    [-500, { due: -500, paid: 0 }, true],
    [-501, { due: -500, paid: 0 }, false],
    [1, { due: -500, paid: 0 }, false],
    [1, { due: 0, paid: 0 }, false],
  ])('is paid with %i towards %o: %s', (amount, money, payable) => {
    expect(isPayable(amount, money)).toBe(payable)
  })
})

test('[handbook 10.3] a variance is answered by the agency and put away by the company', () => {
  const steps: readonly VarianceStep[] = ['adopt', 'reject', 'close']
  const moves = varianceStates.flatMap((state) =>
    steps.flatMap((step) => sides.map((by) => [state, step, by, varianceStateAfter(state, step, by)] as const)),
  )
  expect(moves.filter(([, , , after]) => after).map((move) => move.join(' '))).toEqual([
    'pending adopt agency adopted',
    'pending reject agency rejected',
    'pending close company closed',
    'adopted close company closed',
    'rejected close company closed',
  ])
})

describe('[handbook 10.3] the checklist', () => {
  const none = {
    ledgerDiffers: 0,
    linesUndecided: 0,
    variancesPending: 0,
    ordersUnderWay: 0,
    linesDeferred: 0,
    filesUnread: 0,
    matchVariances: 0,
  }
  test('names what is open and waits for what must be decided', () => {
    expect(checklistOf(none)).toEqual([])
    const open = { ...none, linesUndecided: 3, ordersUnderWay: 2, linesDeferred: 1, filesUnread: 2 }
    expect(checklistOf(open).map(({ item, count, blocks }) => [item, count, blocks])).toEqual([
      ['linesUndecided', 3, true],
      ['ordersUnderWay', 2, false],
      ['linesDeferred', 1, false],
      ['filesUnread', 2, false],
    ])
    expect(blocksOf(open)).toHaveLength(1)
    expect(blocksOf({ ...none, ledgerDiffers: -5 })).toHaveLength(1)
  })
  test('time decides lines, but answers no variance', () => {
    expect(keepsTimeFrom({ ...none, linesUndecided: 3 })).toBe(false)
    expect(keepsTimeFrom({ ...none, variancesPending: 1 })).toBe(true)
    expect(keepsTimeFrom({ ...none, ledgerDiffers: 1 })).toBe(true)
  })
})
