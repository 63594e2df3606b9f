import { orderStates, products, type OrderState } from '@sojourn/contract/booking/codes'
import { stateNumber, stayNumbers } from '@sojourn/contract/booking/state-numbers'
import { describe, expect, test } from 'vitest'
import type { Tone } from '../../../kit/marks/badge'
import { orderLook } from './order-look'

const tones: Record<OrderState, Tone> = {
  placing: 'brand',
  refused: 'bad',
  draft: 'neutral',
  approving: 'brand',
  rejected: 'bad',
  awaitingPayment: 'warn',
  issuing: 'brand',
  issued: 'good',
  failed: 'bad',
  refunding: 'brand',
  refunded: 'good',
  refundFailed: 'bad',
  changing: 'brand',
  changed: 'good',
  changeFailed: 'bad',
  altered: 'warn',
  cancelled: 'locked',
  closed: 'locked',
  completed: 'good',
}
const kinds = ['booking', 'change', 'refund'] as const

describe.each(products.words)('%s', (product) => {
  test.each(orderStates.words)('%s looks the same in every product and kind of order', (state) => {
    for (const kind of kinds) expect(orderLook({ state: stateNumber(product, kind, state) }).tone).toBe(tones[state])
  })

  test.each(orderStates.words)('%s is never green once nothing of it is travelled', (state) => {
    const { tone } = orderLook({ state: stateNumber(product, 'booking', state), travelStatus: 'gone' })
    expect(tone).not.toBe('good')
  })
})

test('a stay to which nobody came is not green, one that is under way is', () => {
  expect(orderLook({ state: stayNumbers.noShow }).tone).toBe('warn')
  expect(orderLook({ state: stayNumbers.checkedIn }).tone).toBe('good')
})
