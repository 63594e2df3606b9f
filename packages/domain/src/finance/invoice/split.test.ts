import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { invoiceItems, type InvoiceItem } from '@sojourn/contract/finance/invoice-words'
import { sum } from '../../kit/money'
import { categoriesOf, itemOf, ruleOf } from './items'
import { splitInvoices, usualLimit, type InvoiceableItem } from './split'

const thing = (key: string, item: InvoiceItem, amount: number, more: Partial<InvoiceableItem> = {}): InvoiceableItem => ({
  key,
  item,
  amount,
  outside: 0,
  titleId: 'a',
  ...more,
})
const told = (things: readonly InvoiceableItem[], vat: 'special' | 'ordinary' = 'ordinary') =>
  splitInvoices(things, () => vat).map(({ kind, titleId, lines, amount }) => [kind, titleId, lines.length, amount])

describe('[handbook 10.5] invoices of one application', () => {
  test('each ticket has its own voucher, whatever else is shared', () => {
    const things = [
      thing('1', 'airFare', 93_000, { outside: 5_000 }),
      thing('2', 'airFare', 88_000),
      thing('3', 'railFare', 55_300),
    ]
    expect(told(things)).toEqual([
      ['airItinerary', 'a', 1, 93_000],
      ['airItinerary', 'a', 1, 88_000],
      ['railTicket', 'a', 1, 55_300],
    ])
  })

  test('fees and stays share one of the kind that was asked for, insurance is of the insurer', () => {
    const things = [thing('1', 'serviceFee', 1_500), thing('2', 'lodging', 60_000), thing('3', 'insurance', 3_000)]
    expect(told(things, 'special')).toEqual([
      ['special', 'a', 2, 61_500],
      ['insurance', 'a', 1, 3_000],
    ])
  })

  test('[handbook 4.6] a stay abroad has an ordinary invoice without tax, whatever was asked for', () => {
    const things = [thing('1', 'intlLodging', 90_000), thing('2', 'serviceFee', 1_500)]
    expect(told(things, 'special')).toEqual([
      ['ordinary', 'a', 1, 90_000],
      ['special', 'a', 1, 1_500],
    ])
    expect(splitInvoices(things, () => 'special')[0]).toMatchObject({ net: 90_000, tax: 0 })
  })

  test('titles are kept apart', () => {
    const things = [thing('1', 'serviceFee', 1_500), thing('2', 'serviceFee', 1_500, { titleId: 'b' })]
    expect(told(things)).toEqual([
      ['ordinary', 'a', 1, 1_500],
      ['ordinary', 'b', 1, 1_500],
    ])
  })

  test('no invoice comes to more than the limit, and a single thing above it stands on several', () => {
    const planned = splitInvoices([thing('1', 'meeting', 250_000_00), thing('2', 'meeting', 10_000_00)], () => 'special')
    const wider = splitInvoices(
      [thing('1', 'meeting', 250_000_00)],
      () => 'special',
      () => ({ ...usualLimit, net: 1_000_000_00 }),
    )
    expect(wider).toHaveLength(1)
    expect(planned.map(({ net }) => net <= usualLimit.net)).toEqual([true, true, true])
    expect(planned.flatMap(({ lines }) => lines.map(({ part, source }) => [source.key, part]))).toEqual([
      ['1', 0],
      ['1', 1],
      ['1', 2],
      ['2', 0],
    ])
  })

  test('what came to nothing is left out', () => {
    expect(told([thing('1', 'serviceFee', 0), thing('2', 'serviceFee', -5)])).toEqual([])
  })

  test('whatever is applied for, lines and invoices sum to what was paid, and each line to its parts', () => {
    const things = fc.array(
      fc.record({
        item: fc.constantFrom(...invoiceItems),
        amount: fc.integer({ min: 1, max: 40_000_000 }),
        titleId: fc.constantFrom('a', 'b', 'c'),
        fund: fc.integer({ min: 0, max: 9_000 }),
      }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(things, (drawn) => {
        const asked = drawn.map(({ item, amount, titleId, fund }, index) =>
          thing(String(index), item, amount, { titleId, outside: item === 'airFare' ? Math.min(fund, amount) : 0 }),
        )
        const planned = splitInvoices(asked, () => 'ordinary')
        expect(sum(planned.map(({ amount }) => amount))).toBe(sum(asked.map(({ amount }) => amount)))
        for (const { lines, titleId, ...sums } of planned) {
          for (const field of ['amount', 'net', 'tax', 'untaxed'] as const)
            expect(sum(lines.map((line) => line[field]))).toBe(sums[field])
          for (const { net, tax, untaxed, amount, rate, source } of lines) {
            expect(net + tax + untaxed).toBe(amount)
            expect(rate).toBe(ruleOf(source.item).rate)
            expect(source.titleId).toBe(titleId)
            expect(Math.abs(tax - (net * rate) / 100)).toBeLessThan(1)
          }
          expect(lines.length).toBeLessThanOrEqual(usualLimit.lines)
          expect(new Set(lines.map(({ source }) => source.key)).size).toBeLessThanOrEqual(lines.length)
        }
      }),
    )
  })
})

test.each([
  ['flightFare', 'flight', 'airFare', 9],
  ['flightFare', 'intlFlight', 'intlAirFare', 0],
  ['train', 'train', 'railFare', 9],
  ['hotel', 'hotel', 'lodging', 6],
  ['hotel', 'intlHotel', 'intlLodging', 0],
  ['serviceFee', 'intlHotel', 'serviceFee', 6],
  ['refundFee', 'flight', 'refundFee', 6],
  ['changeFee', 'train', 'changeFee', 6],
  ['serviceFee', 'hotel', 'serviceFee', 6],
  ['insurance', 'flight', 'insurance', 6],
  ['adjustment', 'flight', 'adjustment', 6],
] as const)('[handbook 10.5] %s of %s is invoiced as what it is', (category, product, item, rate) => {
  expect(itemOf({ category, product })).toBe(item)
  expect(ruleOf(item).rate).toBe(rate)
  expect(categoriesOf(item)).toContain(category)
})

test('[handbook 10.5] a penalty is invoiced by nobody', () => {
  expect(itemOf({ category: 'penalty', product: 'hotel' })).toBeUndefined()
})
