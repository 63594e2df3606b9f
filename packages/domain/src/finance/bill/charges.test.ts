import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '../../kit/money'
import { chargesOf, type ChargedLine } from './charges'
import { includedTax, taxesOf, taxOf, taxOfCorrection } from './tax'

const line = (more: Partial<ChargedLine> = {}): ChargedLine => ({
  product: 'flight',
  kind: 'booking',
  nights: 0,
  fare: 0,
  taxes: 0,
  airportFee: 0,
  serviceFee: 0,
  insurance: 0,
  alterationFee: 0,
  amount: 0,
  company: 0,
  personal: 0,
  points: 0,
  ...more,
})
const told = (posting: { kind?: string; amount: number }, lines: readonly ChargedLine[]) =>
  chargesOf({ kind: 'fulfil', ...posting }, lines).map(({ category, amount }) => [category, amount])

describe('[handbook 10.3] what one posting makes of an order', () => {
  test('a line for the ticket, for its insurance and for our fee', () => {
    const ticket = line({ fare: 86_000, taxes: 7_000, insurance: 3_000, serviceFee: 1_500, amount: 97_500 })
    expect(told({ amount: 97_500 }, [ticket])).toEqual([
      ['flightFare', 93_000],
      ['insurance', 3_000],
      ['serviceFee', 1_500],
    ])
  })

  test('a refund is negative, and its fee a line of its own', () => {
    const back = line({ kind: 'refund', fare: -86_000, taxes: -7_000, alterationFee: 8_600, amount: -84_400 })
    expect(told({ kind: 'refund', amount: -84_400 }, [back])).toEqual([
      ['flightFare', -93_000],
      ['refundFee', 8_600],
    ])
  })

  test.each([
    ['a ride that came to less', line({ product: 'car', fare: 11_000, serviceFee: 1_000, amount: 12_000 }), 'car'],
    [
      'a stay to which nobody came',
      line({ product: 'hotel', nights: 2, fare: 80_000, serviceFee: 4_000, amount: 84_000 }),
      'hotel',
    ],
    ['a change to a cheaper ticket', line({ product: 'train', kind: 'change', alterationFee: 3_000 }), 'train'],
  ])('%s gives its fare back, and no fee', (_case, own, category) => {
    expect(told({ kind: 'refund', amount: -1_800 }, [own])).toEqual([[category, -1_800]])
  })

  test('a person pays of the fare, the company the rest and the fees', () => {
    const stay = line({ product: 'hotel', fare: 104_000, serviceFee: 2_000, amount: 106_000, personal: 14_000 })
    expect(told({ amount: 92_000 }, [stay])).toEqual([
      ['hotel', 90_000],
      ['serviceFee', 2_000],
    ])
  })

  test('a stay has a line for each night', () => {
    const stay = line({ product: 'hotel', nights: 3, fare: 100_000, amount: 100_000 })
    expect(told({ amount: 100_000 }, [stay])).toEqual([
      ['hotel', 33_334],
      ['hotel', 33_333],
      ['hotel', 33_333],
    ])
  })

  test('what a supplier takes of a guarantee is a penalty', () => {
    expect(told({ kind: 'capture', amount: 40_000 }, [line({ product: 'hotel', fare: 80_000, amount: 80_000 })])).toEqual([
      ['penalty', 40_000],
    ])
  })

  test('money that an order without amounts moved is for its ticket, never for an insurance or a fee', () => {
    expect(told({ amount: 40_001 }, [line(), line({ product: 'train' })])).toEqual([
      ['flightFare', 20_001],
      ['train', 20_000],
    ])
  })

  test('money for an order without lines is not passed over', () => {
    expect(() => chargesOf({ kind: 'fulfil', amount: 1 }, [])).toThrow(/no lines/)
  })

  test('always sums to what the ledger moved', () => {
    const amounts = fc.integer({ min: -200_000, max: 200_000 })
    const anyLine = fc
      .record({
        fare: amounts,
        taxes: amounts,
        serviceFee: amounts,
        insurance: amounts,
        alterationFee: amounts,
        personal: amounts,
        points: amounts,
      })
      .chain((parts) =>
        fc
          .record({
            kind: fc.constantFrom('booking' as const, 'change' as const, 'refund' as const),
            product: fc.constantFrom('flight' as const, 'hotel' as const, 'train' as const),
            nights: fc.integer({ min: 0, max: 9 }),
          })
          .map((kind) => {
            const amount = parts.fare + parts.taxes + parts.serviceFee + parts.insurance + parts.alterationFee
            return line({ ...parts, ...kind, amount, company: amount - parts.personal - parts.points })
          }),
      )
    const postings = fc.record({
      kind: fc.constantFrom('fulfil', 'refund', 'capture'),
      amount: amounts.filter((amount) => amount !== 0),
    })
    fc.assert(
      fc.property(postings, fc.array(anyLine, { minLength: 1, maxLength: 4 }), (posting, lines) => {
        expect(sum(chargesOf(posting, lines).map(({ amount }) => amount))).toBe(posting.amount)
        const exact = sum(lines.map(({ company }) => company))
        if (exact !== 0) expect(sum(chargesOf({ kind: 'fulfil', amount: exact }, lines).map(({ amount }) => amount))).toBe(exact)
      }),
    )
  })
})

describe('[handbook 1.10] the tax in a line', () => {
  test.each([
    [88_000, 9, 7_266],
    [-88_000, 9, -7_266],
    [55_300, 9, 4_566],
    [0, 9, 0],
  ])('%i fen at %i percent: %i', (amount, rate, tax) => expect(includedTax(amount, rate)).toBe(tax))

  test.each([
    ['flightFare', 'flight', 93_000, 5_000, 'airItinerary', 7_266],
    ['flightFare', 'intlFlight', 93_000, 5_000, 'airItinerary', 0],
    ['train', 'train', 55_300, 0, 'railTicket', 4_566],
    ['hotel', 'hotel', 53_000, 0, 'special', 3_000],
    ['hotel', 'intlHotel', 53_000, 0, 'ordinary', 0],
    ['serviceFee', 'flight', 1_500, 0, 'special', 85],
    ['refundFee', 'flight', 8_600, 0, 'special', 487],
    ['insurance', 'flight', 3_000, 0, 'insurance', 0],
    ['penalty', 'hotel', 40_000, 0, 'none', 0],
    // The company's part is less than the fund.
    ['flightFare', 'flight', 3_000, 5_000, 'airItinerary', 0],
  ] as const)('%s of %s', (category, product, company, airportFee, voucher, deductibleTax) => {
    const line = { category, product, company, airportFee }
    expect(taxOf({ ...line, specialInvoices: true })).toMatchObject({ voucher, deductibleTax })
    const ordinary = voucher === 'special' ? { voucher: 'ordinary', taxRate: 0, deductibleTax: 0 } : { voucher, deductibleTax }
    expect(taxOf({ ...line, specialInvoices: false })).toMatchObject(ordinary)
  })
})

test('[handbook 10.5] nights have together the tax of their stay, and each posting its own', () => {
  const night = {
    thing: '0:hotel',
    category: 'hotel',
    product: 'hotel',
    company: 33_333,
    airportFee: 0,
    specialInvoices: true,
  } as const
  const taxes = taxesOf([night, night, night, { ...night, thing: '1:hotel' }]).map(({ deductibleTax }) => deductibleTax)
  expect(taxes).toEqual([1_887, 1_887, 1_886, 1_887])
  expect(taxes[0]! + taxes[1]! + taxes[2]!).toBe(includedTax(99_999, 6))
})

describe('the tax of a correction', () => {
  const stay = {
    category: 'hotel',
    product: 'hotel',
    voucher: 'special',
    taxRate: 6,
    company: 99_999,
    deductibleTax: 5_660,
  } as const
  const flight = { ...stay, category: 'flightFare', product: 'flight', voucher: 'airItinerary', taxRate: 9 } as const
  test.each([
    ['more for a stay', stay, 10_600, 'special', 600],
    ['more for a flight', flight, 10_600, 'special', 600],
    ['less for a stay', stay, -3_001, 'special', includedTax(96_998, 6) - 5_660],
    ['all of a stay and more', stay, -200_000, 'special', -5_660],
    ['less for a flight, whose voucher the carrier wrote', flight, -3_001, 'none', 0],
    [
      'less for a stay abroad',
      { ...stay, product: 'intlHotel', voucher: 'ordinary', taxRate: 0, deductibleTax: 0 },
      -3_001,
      'ordinary',
      0,
    ],
  ] as const)('[handbook 10.5] %s', (_what, thing, amount, voucher, deductibleTax) => {
    expect(taxOfCorrection(thing, amount, true)).toMatchObject({ voucher, deductibleTax })
  })

  test('[handbook 10.5] more for a title without special invoices deducts nothing', () => {
    expect(taxOfCorrection(stay, 10_600, false)).toEqual({ voucher: 'ordinary', taxRate: 0, deductibleTax: 0 })
  })
})
