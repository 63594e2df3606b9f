import { describe, expect, test } from 'vitest'
import { sum } from '../kit/money'
import { linesOfOrder, type DividedOrder, type LineAmounts, type TakenCoupon } from './order-lines'

const coupon = (more: Partial<TakenCoupon> = {}): TakenCoupon => ({
  traveller: 0,
  segment: 0,
  ticketNo: 'T1',
  newTicketNo: null,
  ticketPrice: 80_000,
  buildFee: 5_000,
  fuelFee: 1_000,
  insurance: 0,
  fee: 0,
  serviceFee: 0,
  bookingFee: 0,
  fareDifference: 0,
  fuelDifference: 0,
  amount: 0,
  ...more,
})
const order = (more: Partial<DividedOrder> = {}): DividedOrder => ({
  kind: 'booking',
  total: 0,
  personalPart: 0,
  pointsPart: 0,
  prices: [],
  travellers: [{ position: 0, serviceFee: 0, insurance: 0 }],
  items: [{ segment: 0, worths: {} }],
  taken: [],
  ...more,
})
const total = (lines: readonly LineAmounts[], column: keyof LineAmounts): number => sum(lines.map((line) => line[column]))

/** An adult and a child, out and back, with insurance for one of them. */
const family = order({
  total: 80_000 + 60_000 + 40_000 + 30_000 + 4 * 1_000 + 2 * 5_000 + 2 * 3_000 + 4 * 1_500,
  prices: [
    { kind: 'fare', amount: 140_000 },
    { kind: 'childFare', amount: 70_000 },
    { kind: 'buildFee', amount: 10_000 },
    { kind: 'fuelFee', amount: 4_000 },
    { kind: 'accidentInsurance', amount: 6_000 },
    { kind: 'serviceFee', amount: 6_000 },
  ],
  travellers: [
    { position: 0, serviceFee: 1_500, insurance: 3_000 },
    { position: 1, serviceFee: 1_500, insurance: 0 },
  ],
  items: [
    { segment: 0, worths: { 0: 86_000, 1: 41_000 }, taxes: { 0: 6_000, 1: 1_000 } },
    { segment: 1, worths: { 0: 66_000, 1: 31_000 }, taxes: { 0: 6_000, 1: 1_000 } },
  ],
})

describe('the lines of a booking', () => {
  test('are one for each traveller and part, each with its own fare, taxes, fee and insurance', () => {
    expect(
      linesOfOrder(family).map(({ traveller, segment, fare, taxes, serviceFee, insurance, amount }) => [
        traveller,
        segment,
        fare,
        taxes,
        serviceFee,
        insurance,
        amount,
      ]),
    ).toEqual([
      [0, 0, 80_000, 6_000, 1_500, 3_000, 90_500],
      [0, 1, 60_000, 6_000, 1_500, 3_000, 70_500],
      [1, 0, 40_000, 1_000, 1_500, 0, 42_500],
      [1, 1, 30_000, 1_000, 1_500, 0, 32_500],
    ])
  })

  test.each([
    ['that the company pays', 0, 0],
    ['of which its traveller pays a part', 33_333, 0],
    ['with points', 10_001, 4_999],
  ])('%s sum to the order by every payer', (_title, personalPart, pointsPart) => {
    const lines = linesOfOrder({ ...family, personalPart, pointsPart })
    expect([total(lines, 'amount'), total(lines, 'personal'), total(lines, 'points')]).toEqual([
      family.total,
      personalPart,
      pointsPart,
    ])
    expect(lines).toAllSatisfy(({ amount, company, personal, points }) => company + personal + points === amount)
  })

  test('of a stay divide what the party shares, to the last fen; what is paid at the desk is no part of it', () => {
    const stay = order({
      total: 100_000,
      prices: [
        { kind: 'room', amount: 97_000 },
        { kind: 'serviceFee', amount: 3_000 },
        { kind: 'taxAtHotel', amount: 9_900 },
      ],
      travellers: [0, 1, 2].map((position) => ({ position, serviceFee: 1_000, insurance: 0 })),
    })
    const lines = linesOfOrder(stay)
    expect(lines.map(({ fare }) => fare)).toEqual([32_334, 32_333, 32_333])
    expect(total(lines, 'amount')).toBe(100_000)
  })
})

describe('the lines of a refund', () => {
  test('are what came back below nought, with what giving it back cost', () => {
    const taken = [coupon({ fee: 20_000, serviceFee: 2_000, bookingFee: 1_500, insurance: 3_000, amount: 68_500 })]
    const [line] = linesOfOrder(order({ kind: 'refund', total: 68_500, personalPart: 8_500, taken }))
    expect(line).toEqual({
      airportFee: -5_000,
      traveller: 0,
      segment: 0,
      ticketNo: 'T1',
      fare: -80_000,
      taxes: -6_000,
      insurance: -3_000,
      serviceFee: 500,
      alterationFee: 20_000,
      amount: -68_500,
      company: -60_000,
      personal: -8_500,
      points: 0,
    })
    const { fare, taxes, insurance, serviceFee, alterationFee, amount } = line!
    expect(fare + taxes + insurance + serviceFee + alterationFee).toBe(amount)
  })

  test('put the nights of one room into one line, and those of another into another', () => {
    const night = (ticketNo: string, segment: number) => coupon({ ticketNo, segment, buildFee: 0, fuelFee: 0, amount: 80_000 })
    const taken = [night('R/1', 0), night('R/1', 1), night('R/2', 1)]
    const lines = linesOfOrder(order({ kind: 'refund', total: 240_000, taken }))
    expect(lines.map(({ ticketNo, amount }) => [ticketNo, amount])).toEqual([
      ['R/1', -160_000],
      ['R/2', -80_000],
    ])
  })
})

test('the line of a change is what it added, under the new ticket', () => {
  const taken = [
    coupon({ newTicketNo: 'T2', fee: 5_000, serviceFee: 1_000, fareDifference: 12_000, fuelDifference: 200, amount: 18_200 }),
  ]
  expect(linesOfOrder(order({ kind: 'change', total: 18_200, taken }))).toMatchObject([
    { ticketNo: 'T2', fare: 12_000, taxes: 200, alterationFee: 5_000, serviceFee: 1_000, amount: 18_200, company: 18_200 },
  ])
})

test('a refund that has taken nothing yet costs and brings nothing', () => {
  expect(linesOfOrder(order({ kind: 'refund' }))).toMatchObject([{ amount: 0, company: 0, personal: 0 }])
})
