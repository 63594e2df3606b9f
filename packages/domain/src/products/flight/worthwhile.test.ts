import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fareTiers } from './fare-rules'
import { worthwhileFares } from './worthwhile'

const fare = (name: string, cabin: string, ticketPrice: number, ruleTier: string, baggageKg = 20) => ({
  name,
  cabin,
  ticketPrice,
  ruleTier,
  baggageKg,
})
const names = (fares: { name: string }[]) => fares.map(({ name }) => name).join()

describe('[handbook 1.1] fares worth showing', () => {
  test.each([
    ['a dearer fare with the same rules goes', [fare('a', 'Y', 500, 'T5'), fare('b', 'Y', 600, 'T5')], 'a'],
    ['easier rules are worth a higher price', [fare('a', 'Y', 500, 'T5'), fare('b', 'Y', 600, 'T3')], 'a,b'],
    ['more baggage too', [fare('a', 'Y', 500, 'T5'), fare('b', 'Y', 600, 'T5', 30)], 'a,b'],
    [
      'an agreement fare that is cheaper and easier replaces the public one',
      [fare('public', 'Y', 900, 'T3'), fare('agreed', 'Y', 850, 'T2')],
      'agreed',
    ],
    ['cabins are not compared', [fare('a', 'Y', 500, 'T0'), fare('b', 'C', 2000, 'T1')], 'a,b'],
    ['with more baggage at the same price the other goes', [fare('a', 'Y', 500, 'T5'), fare('b', 'Y', 500, 'T5', 30)], 'b'],
    ['with easier rules at the same price the other goes', [fare('a', 'Y', 500, 'T5'), fare('b', 'Y', 500, 'T3')], 'b'],
    ['of three equal ones the first', [fare('a', 'Y', 500, 'T5'), fare('b', 'Y', 500, 'T5'), fare('c', 'Y', 500, 'T5')], 'a'],
    ['stricter rules with more baggage are a choice', [fare('a', 'Y', 500, 'T3'), fare('b', 'Y', 500, 'T5', 30)], 'a,b'],
    ['of equal fares one stays', [fare('a', 'Y', 500, 'T5'), fare('b', 'Y', 500, 'T5')], 'a'],
  ])('%s', (_title, fares, expected) => expect(names(worthwhileFares(fares))).toBe(expected))

  const anyFare = fc.record({
    cabin: fc.constantFrom('Y', 'C'),
    ticketPrice: fc.integer({ min: 1, max: 9 }),
    ruleTier: fc.constantFrom(...fareTiers),
    baggageKg: fc.constantFrom(0, 20, 30),
  })
  test('whatever is left out has a better one that stays, and the cheapest of each cabin stays', () => {
    fc.assert(
      fc.property(fc.array(anyFare, { maxLength: 12 }), (fares) => {
        const kept = worthwhileFares(fares)
        for (const out of fares.filter((each) => !kept.includes(each))) {
          expect(
            kept.some(
              (each) =>
                each.cabin === out.cabin &&
                each.ticketPrice <= out.ticketPrice &&
                each.baggageKg >= out.baggageKg &&
                fareTiers.indexOf(each.ruleTier) <= fareTiers.indexOf(out.ruleTier),
            ),
          ).toBe(true)
        }
        for (const cabin of ['Y', 'C']) {
          const lowest = (list: typeof fares) =>
            Math.min(...list.filter((each) => each.cabin === cabin).map(({ ticketPrice }) => ticketPrice))
          expect(lowest(kept)).toBe(lowest(fares))
        }
      }),
    )
  })
})
