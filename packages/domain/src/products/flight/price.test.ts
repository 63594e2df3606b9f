import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeFlights } from './describe'
import { fuelSurcharge, type FuelLevel } from './fees'
import { arrivalInstant, connects, departureInstant } from './journeys'
import { priceLines, totalOf, type Insurance } from './price'

const published: FuelLevel[] = [
  { from: '2019-01-05', short: 0, long: 0, childShort: 0, childLong: 0 },
  { from: '2022-02-05', short: 1000, long: 2000, childShort: 500, childLong: 1000 },
  { from: '2022-03-05', short: 2000, long: 4000, childShort: 1000, childLong: 2000 },
  { from: '2026-01-05', short: 1000, long: 2000, childShort: 0, childLong: 1000 },
]

describe('fuel surcharge and construction fee (handbook 1.2)', () => {
  test.each<[string, number, 'adult' | 'child' | 'infant', number]>([
    ['2018-12-31', 900, 'adult', 0],
    ['2022-02-04', 900, 'adult', 0],
    ['2022-02-05', 900, 'adult', 2000],
    ['2026-01-04', 800, 'adult', 2000],
    ['2026-01-04', 801, 'adult', 4000],
    ['2026-01-05', 800, 'adult', 1000],
    ['2026-01-05', 801, 'adult', 2000],
    ['2026-01-05', 800, 'child', 0],
    ['2026-01-05', 801, 'child', 1000],
    ['2026-11-20', 2000, 'infant', 0],
  ])('ticketed %s over %d km, %s: %d fen', (date, distance, age, expected) => {
    expect(fuelSurcharge(published, date, distance, age)).toBe(expected)
  })
  test('a level that the operator adds counts wherever it stands', () => {
    const levels = [{ from: '2027-01-05', short: 3000, long: 6000, childShort: 0, childLong: 0 }, ...published]
    expect(fuelSurcharge(levels, '2027-01-05', 500, 'adult')).toBe(3000)
    expect(fuelSurcharge(levels, '2027-01-04', 500, 'adult')).toBe(1000)
  })
})

describe('price of an order', () => {
  const journey = (yuan: number, fuelFee = 2000) => ({
    flight: { flightNo: `MU${yuan}`, buildFee: 5000, fuelFee, childFuelFee: 1000 },
    fare: { ticketPrice: yuan * 100, fullFare: 1860_00 },
  })
  test('lines per kind; the service fee is per traveller and journey (handbook 6.4)', () => {
    const lines = priceLines({
      journeys: [journey(760), journey(560)],
      travellers: [
        { passenger: 'adult', insurances: ['accident'], serviceFee: 1000 },
        { passenger: 'adult', insurances: [], serviceFee: 1000 },
      ],
      insurancePrices: { accident: 3000, delay: 2000 },
    })
    expect(lines.map(({ kind, unit, count, amount }) => [kind, unit, count, amount])).toEqual([
      ['fare', 76_000, 2, 152_000],
      ['fare', 56_000, 2, 112_000],
      ['buildFee', 5000, 4, 20_000],
      ['fuelFee', 2000, 4, 8000],
      ['accidentInsurance', 3000, 2, 6000],
      ['serviceFee', 1000, 4, 4000],
    ])
    expect(totalOf(lines)).toBe(302_000)
    expect(lines.map(({ item }) => item).slice(0, 3), 'each fare names its flight').toEqual(['MU760', 'MU560', undefined])
  })
  test('[handbook 6.4] each fee has its own line: a VIP pays the own one for each flight, a free one has none', () => {
    const travellers = [1000, 1500, 0].map((serviceFee) => ({ passenger: 'adult' as const, insurances: [], serviceFee }))
    const lines = priceLines({ journeys: [journey(760), journey(560)], travellers, insurancePrices: {} })
    expect(lines.filter(({ kind }) => kind === 'serviceFee')).toEqual([
      { kind: 'serviceFee', unit: 1000, count: 2, amount: 2000 },
      { kind: 'serviceFee', unit: 1500, count: 2, amount: 3000 },
    ])
  })
  test('a family pays by age: each fare and each surcharge has its own line (handbook 1.2, 13.3)', () => {
    const lines = priceLines({
      journeys: [journey(1490)],
      travellers: [
        { passenger: 'adult', insurances: [], serviceFee: 0 },
        { passenger: 'child', insurances: [], serviceFee: 0 },
        { passenger: 'infant', insurances: [], serviceFee: 0 },
      ],
      insurancePrices: {},
    })
    expect(lines[0], 'one flight needs no name').not.toHaveProperty('item')
    expect(lines.map(({ kind, unit, count }) => [kind, unit, count])).toEqual([
      ['fare', 1490_00, 1],
      ['childFare', 930_00, 1],
      ['infantFare', 186_00, 1],
      ['buildFee', 5000, 1],
      ['fuelFee', 2000, 1],
      ['fuelFee', 1000, 1],
    ])
  })
  test('the total is the sum of all parts, and twice the party pays twice', () => {
    const party = fc.array(
      fc.record({
        passenger: fc.constant('adult' as const),
        insurances: fc.subarray<Insurance>(['accident', 'delay']),
        serviceFee: fc.nat(5000),
      }),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    const journeys = fc.array(
      fc.record({
        flight: fc.record({
          flightNo: fc.constantFrom('MU1', 'MU2'),
          buildFee: fc.nat(9000),
          fuelFee: fc.nat(9000),
          childFuelFee: fc.nat(9000),
        }),
        fare: fc.record({ ticketPrice: fc.nat(500_000), fullFare: fc.nat(500_000) }),
      }),
      { minLength: 1, maxLength: 2 },
    )
    fc.assert(
      fc.property(party, journeys, (travellers, flights) => {
        const pricing = { journeys: flights, travellers, insurancePrices: { accident: 3000, delay: 2000 } }
        const once = totalOf(priceLines(pricing))
        expect(totalOf(priceLines({ ...pricing, travellers: [...travellers, ...travellers] }))).toBe(2 * once)
        const own = travellers.reduce(
          (total, { insurances: chosen, serviceFee }) =>
            total + (chosen.includes('accident') ? 3000 : 0) + (chosen.includes('delay') ? 2000 : 0) + serviceFee,
          0,
        )
        const perPerson = flights.reduce(
          (total, { flight, fare }) => total + flight.buildFee + flight.fuelFee + fare.ticketPrice,
          0,
        )
        expect(once).toBe(perPerson * travellers.length + own * flights.length)
      }),
    )
  })
})

describe('two journeys', () => {
  const flight = (departDate: string, departTime: string, arriveTime: string, spanDays = 0) => ({
    departDate,
    departTime,
    arriveTime,
    spanDays,
  })
  test('times are China time, arrival may be the next day', () => {
    const late = flight('2026-11-30', '22:30', '00:45', 1)
    expect(departureInstant(late)).toBe('2026-11-30T14:30:00.000Z')
    expect(arrivalInstant(late)).toBe('2026-11-30T16:45:00.000Z')
  })
  test('the return leaves an hour after arrival or later', () => {
    const out = flight('2026-11-28', '10:00', '12:10')
    expect(connects(out, flight('2026-11-28', '13:10', '15:20'))).toBe(true)
    expect(connects(out, flight('2026-11-28', '13:09', '15:20'))).toBe(false)
    expect(connects(flight('2026-11-28', '22:30', '00:45', 1), flight('2026-11-28', '23:50', '02:00', 1))).toBe(false)
  })
  test('one line names them', () => {
    const out = { flightNo: 'MU5101', departName: '北京首都', arriveName: '上海虹桥' }
    const back = { flightNo: 'MU5102', departName: '上海虹桥', arriveName: '北京首都' }
    expect(describeFlights([out], 'zh-CN')).toBe('MU5101 北京首都 → 上海虹桥')
    expect(describeFlights([out, back], 'zh-CN')).toBe('MU5101 北京首都 → 上海虹桥 / MU5102 上海虹桥 → 北京首都')
  })
})
