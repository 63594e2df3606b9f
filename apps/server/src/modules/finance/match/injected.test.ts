import { matchKinds } from '@sojourn/contract/finance/match-words'
import { matchSettlement, type UnmatchedCause } from '@sojourn/domain/finance/match/match'
import { readSettlement } from '@sojourn/domain/finance/match/settlement-file'
import type { ReportedSale } from '@sojourn/supply/ports/settlement'
import { withErrors } from '@sojourn/supply/sandbox/settlement/errors'
import { writeStatement } from '@sojourn/supply/sandbox/settlement/sandbox-settlement'
import { expect, test } from 'vitest'

const period = { from: '2026-11-01', to: '2026-11-30' }
const count = 20_000
const beside: readonly Exclude<UnmatchedCause, 'unbilled'>[] = ['cancelled', 'personal', 'otherPeriod']

const saleOf = (number: number, status: ReportedSale['status']): ReportedSale => ({
  reference: `F${number}-0-0-781-${number}`,
  ticketNo: `781-${number}`,
  day: `2026-11-${String(1 + (number % 30)).padStart(2, '0')}`,
  currency: 'CNY',
  // Every eighth is a refund.
  fare: number % 8 === 0 ? -60_000 - number : 60_000 + number,
  taxes: number % 8 === 0 ? -6_000 : 6_000,
  fee: number % 8 === 0 ? 3_000 : 0,
  status,
})
const charged = Array.from({ length: count }, (_, number) => saleOf(number, 'charged'))
const others = Array.from({ length: 900 }, (_, number) => saleOf(count + number, beside[number % 3]!))
const causes = new Map(others.map(({ reference, status }) => [reference.split('-')[0]!, status as UnmatchedCause]))

/** What is found in a file with such a share of mistakes, and what was put wrong. */
function tried(seed: number, share: number) {
  const { sales, errors } = withErrors({ sales: [...charged, ...others], ...period }, { seed, share })
  const file = readSettlement(writeStatement(sales))
  if ('fault' in file) throw new Error(`line ${file.line}: ${file.fault}`)
  const billed = charged.map((sale) => ({ ...sale, orderNo: sale.reference.split('-')[0]!, company: 1, charged: 1 }))
  const { variances, matched } = matchSettlement({ billed, file: file.lines, period, causes })
  const told = (all: readonly { kind: string; reference: string }[]) =>
    all.map(({ kind, reference }) => `${kind} ${reference}`).toSorted()
  return { found: told(variances), errors: told(errors), matched }
}

test.each([1, 20_260_101, 4_294_967_295])(
  'of a thousand mistakes of eleven kinds all are found and none is invented: seed %i',
  (seed) => {
    const { found, errors, matched } = tried(seed, 1_000 / count)
    expect(errors).toHaveLength(1_000)
    for (const kind of matchKinds)
      expect(errors.filter((error) => error.startsWith(`${kind} `)).length).toBeGreaterThanOrEqual(90)
    expect(found).toEqual(errors)
    // Beside a line that is charged for another order, or for none, the own one is right.
    const aside = errors.filter((error) =>
      /^(missingInOrder|cancelledCharged|personalAsBusiness|wrongPeriod) /.test(error),
    ).length
    expect(matched).toBe(count - 1_000 + aside)
  },
)

test('a file without mistakes matches whole', () => {
  expect(tried(7, 0)).toEqual({ found: [], errors: [], matched: count })
})
