import { describe, expect, test } from 'vitest'
import { movementOf } from './movement'

const nothing = { entryId: '1', at: '2026-11-20T00:00:00.000Z', pending: 0, spent: 0, adjusted: 0, reason: '' }
const order = { ...nothing, orderNo: 'F1' }

describe('what an entry of a budget did (handbook 10.2)', () => {
  test.each([
    ['an order is placed', { ...order, pending: 100 }, 'occupied'],
    ['it is issued', { ...order, pending: -100, spent: 100 }, 'spent'],
    ['it is cancelled', { ...order, pending: -100 }, 'returned'],
    ['it is refunded', { ...order, spent: -60 }, 'returned'],
    ['an application is approved', { ...nothing, travelApplyNo: 'T1', pending: 100 }, 'occupied'],
    ['somebody adds to it', { ...nothing, adjusted: 100 }, 'adjusted'],
    ['what was there before entries were kept', { ...nothing, spent: 100 }, 'opening'],
  ] as const)('%s', (_title, entry, movement) => {
    expect(movementOf(entry)).toBe(movement)
  })
})
