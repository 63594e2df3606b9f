import { expect, test } from 'vitest'
import { sum } from '../kit/money'
import type { DividedLine } from './order-lines'
import { linesAsPaid } from './order-lines-now'

const line = (more: Partial<DividedLine>): DividedLine => ({
  traveller: 0,
  segment: 0,
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
const ride = [
  line({ fare: 60_00, serviceFee: 5_00, amount: 65_00, company: 45_00, personal: 20_00 }),
  line({ traveller: 1, fare: 30_01, serviceFee: 5_00, amount: 35_01, company: 35_01 }),
]
const nothing = { back: 0, personal: 0, points: 0, captured: 0 }
const isWhole = ({
  fare,
  taxes,
  serviceFee,
  insurance,
  alterationFee,
  amount,
  company,
  personal,
  points,
}: DividedLine): boolean =>
  fare + taxes + serviceFee + insurance + alterationFee === amount && company + personal + points === amount

test('[handbook 5.3] what came back of a ride is off the fares, to the fen, and off whoever got it', () => {
  const lines = linesAsPaid(ride, 'booking', { ...nothing, back: 12_02, personal: 4_00 })
  expect(lines.map(({ fare }) => fare)).toEqual([60_00 - 8_01, 30_01 - 4_01])
  expect(lines.map(({ serviceFee }) => serviceFee)).toEqual([5_00, 5_00])
  expect(sum(lines.map(({ personal }) => personal))).toBe(16_00)
  expect(sum(lines.map(({ company }) => company))).toBe(80_01 - 8_02)
  expect(lines).toSatisfy((all: DividedLine[]) => all.every(isWhole))
})

test('[handbook 4.4] what was taken of a guarantee is a fee of the company’s, also where nothing else was paid', () => {
  const [stay] = linesAsPaid([line({})], 'booking', { ...nothing, captured: 480_00 })
  expect(stay).toMatchObject({ alterationFee: 480_00, amount: 480_00, company: 480_00, fare: 0 })
})

test('a change to a cheaper ticket has its fees and the difference, which comes to what was asked', () => {
  const change = line({ fare: 0, alterationFee: 20_00, serviceFee: 5_00, amount: 10_00, company: 10_00 })
  const [told] = linesAsPaid([change], 'change', nothing)
  expect(told).toMatchObject({ fare: -15_00, alterationFee: 20_00, amount: 10_00 })
  const [cheaper] = linesAsPaid([change], 'change', { ...nothing, back: 100_00 })
  expect(cheaper).toMatchObject({ fare: -115_00, amount: -90_00, company: -90_00 })
  expect(isWhole(cheaper!)).toBe(true)
})

test('an order of which nothing moved is told as it was asked for', () => {
  expect(linesAsPaid(ride, 'booking', nothing)).toEqual(ride)
})
