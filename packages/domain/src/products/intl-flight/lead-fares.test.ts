import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cabinOf, hasBaggage, isRefundable, leadFares } from './lead-fares'

const cabins = ['Y', 'W', 'C', 'F'] as const
const fare = fc.record({
  cabins: fc.tuple(fc.constantFrom(...cabins)),
  baggage: fc.tuple(fc.record({ kilograms: fc.constantFrom(0, 23) })),
  digest: fc.record({ refund: fc.constantFrom('free', 'fee', 'forbidden', 'unknown') }),
  total: fc.integer({ min: 1, max: 50 }),
})
const verdict = fc.constantFrom('within', 'approval', 'forbidden')

describe('leading fares of an itinerary', () => {
  test('whatever is filtered for, the cheapest that passes is among them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fare, verdict), { minLength: 1, maxLength: 12 }),
        fc.record({ cabin: fc.constantFrom(...cabins), within: fc.boolean(), baggage: fc.boolean(), refundable: fc.boolean() }),
        (rows, asked) => {
          const fares = rows.map(([one]) => one)
          const verdicts = rows.map(([, of]) => of)
          const cheapest = (positions: readonly number[]): number =>
            Math.min(
              ...positions
                .filter(
                  (at) =>
                    cabinOf(fares[at]!) === asked.cabin &&
                    (!asked.within || verdicts[at] === 'within') &&
                    (!asked.baggage || hasBaggage(fares[at]!)) &&
                    (!asked.refundable || isRefundable(fares[at]!)),
                )
                .map((at) => fares[at]!.total),
            )
          expect(cheapest(leadFares(fares, verdicts))).toBe(cheapest(fares.map((_fare, at) => at)))
        },
      ),
    )
  })

  test('mixed cabins go by the lowest, baggage must be on every flight', () => {
    expect(cabinOf({ cabins: ['C', 'Y'] })).toBe('Y')
    expect(
      hasBaggage({
        baggage: [
          { pieces: 1, kilograms: 23 },
          { pieces: 0, kilograms: 0 },
        ],
      }),
    ).toBe(false)
    expect(hasBaggage({ baggage: [{ kilograms: 20 }, { pieces: 2, kilograms: 23 }] })).toBe(true)
    expect(isRefundable({ digest: { refund: 'unknown' } })).toBe(false)
  })
})
