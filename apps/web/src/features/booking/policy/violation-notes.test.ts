import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import { describe, expect, it } from 'vitest'
import { violationNotes } from './policy-notes'

const violation = (more: Partial<Violation>): Violation => ({
  travellerId: 'e1',
  rule: 'discount',
  handling: 'approval',
  expected: 60,
  actual: 72,
  sentence: '折扣超标',
  change: '改选 W 舱',
  ...more,
})

describe('violations as they are said', () => {
  it('the same sentence for two travellers is said once, the same change once', () => {
    const said = violationNotes([
      violation({}),
      violation({ travellerId: 'e2' }),
      violation({ rule: 'lowestPrice', sentence: '高于最低价' }),
    ])
    expect(said.notes).toEqual([
      { sentence: '折扣超标', travellerIds: ['e1', 'e2'] },
      { sentence: '高于最低价', travellerIds: ['e1'] },
    ])
    expect(said.changes).toEqual(['改选 W 舱'])
  })
})
