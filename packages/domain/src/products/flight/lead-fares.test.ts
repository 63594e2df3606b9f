import { describe, expect, test } from 'vitest'
import { leadFares } from './lead-fares'

const fare = (name: string, cabin: string, ticketPrice: number, verdict: string) => ({ name, cabin, ticketPrice, verdict })

describe('[handbook 1.1] what a list shows of a flight', () => {
  test.each([
    ['one fare is the cheapest and complies', [fare('a', 'Y', 500, 'within'), fare('b', 'Y', 600, 'within')], 'a'],
    [
      'the cheapest does not comply: the cheapest that does stands beside it',
      [fare('a', 'Y', 500, 'reason'), fare('b', 'Y', 600, 'within')],
      'a,b',
    ],
    [
      'each cabin leads with its own',
      [fare('a', 'Y', 500, 'within'), fare('c', 'C', 2000, 'forbidden'), fare('d', 'C', 2500, 'forbidden')],
      'a,c',
    ],
    [
      'the dearest first: each cabin leads with its cheapest',
      [
        fare('a', 'Y', 900, 'within'),
        fare('b', 'Y', 700, 'within'),
        fare('c', 'Y', 500, 'reason'),
        fare('d', 'Y', 600, 'within'),
      ],
      'c,d',
    ],
    ['of two at one price the first', [fare('a', 'Y', 500, 'within'), fare('b', 'Y', 500, 'within')], 'a'],
    [
      'in the order of the list, the better cabin first',
      [fare('c', 'C', 2000, 'forbidden'), fare('a', 'Y', 500, 'reason'), fare('b', 'Y', 600, 'within')],
      'c,a,b',
    ],
    ['a sold-out flight has none', [], ''],
  ])('%s', (_title, fares: { name: string; cabin: string; ticketPrice: number; verdict: string }[], expected) =>
    expect(
      leadFares(fares, fares)
        .map((position) => fares[position]?.name)
        .join(),
    ).toBe(expected),
  )
})
