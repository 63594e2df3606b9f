import { describe, expect, test } from 'vitest'
import { evaluateFlightParty } from './policy/evaluate'
import type { FlightPolicy } from './policy/offers'
import { isConnection, joinFlights, pairedFares, staysInOrder, type Leg } from './connections'

const flight = (flightNo: string, more: Partial<Leg> = {}): Leg => ({
  flightKey: `${flightNo}-20261201`,
  flightNo,
  carrier: flightNo.slice(0, 2),
  departAirport: 'TNA',
  arriveAirport: 'XIY',
  departDate: '2026-12-01',
  departTime: '08:00',
  arriveTime: '10:00',
  spanDays: 0,
  durationMinutes: 120,
  fullFare: 100_000,
  fares: [
    { fareKey: 'V', bookingClass: 'V', cabin: 'Y', ticketPrice: 40_000, discount: 40, seats: 9 },
    { fareKey: 'Y', bookingClass: 'Y', cabin: 'Y', ticketPrice: 100_000, discount: 100, seats: 3 },
  ],
  ...more,
})
const onward = (departTime: string, more: Partial<Leg> = {}): Leg =>
  flight('CZ6789', { departAirport: 'XIY', arriveAirport: 'KHG', departTime, arriveTime: '17:30', fullFare: 200_000, ...more })
const first = flight('MU2101')
const second = onward('12:00')

describe('two flights are a connection', () => {
  test.each([
    ['an hour and a half on the ground', onward('11:30'), true],
    ['a minute less', onward('11:29'), false],
    ['six hours', onward('16:00'), true],
    ['a minute more', onward('16:01'), false],
    ['from another airport', onward('12:00', { departAirport: 'CTU' }), false],
    ['before the first arrives', onward('09:00'), false],
  ])('%s', (_words, next, fits) => expect(isConnection(first, next)).toBe(fits))

  test('over midnight too', () => {
    const late = flight('MU2101', { departTime: '21:30', arriveTime: '23:40' })
    expect(isConnection(late, onward('01:20', { departDate: '2026-12-02' }))).toBe(true)
  })

  test('after a change they still leave time at the same airport; two journeys only follow one another', () => {
    const [out, back] = [flight('MU2101'), onward('11:00')]
    expect(staysInOrder({ ...out, journey: 0 }, { ...back, journey: 0 })).toBe(false)
    expect(staysInOrder({ ...out, journey: 0 }, { ...back, journey: 1 })).toBe(true)
    expect(staysInOrder({ ...out, journey: 0 }, { ...onward('20:00'), journey: 0 })).toBe(true)
    expect(staysInOrder({ ...out, journey: 0 }, { ...onward('20:00', { departAirport: 'CTU' }), journey: 0 })).toBe(false)
  })
})

describe('the fares of both together', () => {
  test('are in each cabin that both have the cheapest and the freest', () => {
    const keys = pairedFares(first, second).map((pair) => pair.map(({ fareKey }) => fareKey))
    expect(keys).toEqual([
      ['V', 'V'],
      ['Y', 'Y'],
    ])
    const business = { fareKey: 'C', bookingClass: 'C', cabin: 'C' as const, ticketPrice: 300_000, discount: 300, seats: 2 }
    expect(pairedFares({ ...first, fares: [...first.fares, business] }, second)).toHaveLength(2)
    const both = [first, second].map((one) => ({ ...one, fares: [business, ...one.fares] }))
    expect(pairedFares(both[0]!, both[1]!).map(([one]) => one.cabin)).toEqual(['Y', 'Y', 'C'])
    expect(pairedFares({ ...first, fares: [business] }, { ...second, fares: [business] })).toEqual([[business, business]])
  })

  test('in whatever order a flight lists its fares, and where it has one alone', () => {
    const turned = { ...first, fares: first.fares.toReversed() }
    expect(pairedFares(turned, second).map((pair) => pair.map(({ fareKey }) => fareKey).join('+'))).toEqual(['V+V', 'Y+Y'])
    const alone = { ...first, fares: first.fares.slice(0, 1) }
    expect(pairedFares(alone, second).map((pair) => pair.map(({ fareKey }) => fareKey).join('+'))).toEqual(['V+V', 'V+Y'])
  })

  test('of two cabins or classes say the better cabin and both classes, and as many seats as the fuller flight has', () => {
    const business = { fareKey: 'J', bookingClass: 'J', cabin: 'C' as const, ticketPrice: 300_000, discount: 150, seats: 2 }
    const [joined] = joinFlights(first, second, [[first.fares[0]!, business]]).fares
    expect(joined).toEqual({ fareKey: 'V+J', bookingClass: 'V/J', cabin: 'C', ticketPrice: 340_000, discount: 113, seats: 2 })
    expect(joinFlights(first, second, [[business, first.fares[0]!]]).fares[0]).toMatchObject({ cabin: 'C', bookingClass: 'J/V' })
  })

  test('make one flight with a stop at the price of both', () => {
    const joined = joinFlights(first, second, pairedFares(first, second))
    expect(joined).toMatchObject({
      flightNo: 'MU2101/CZ6789',
      departAirport: 'TNA',
      arriveAirport: 'KHG',
      departTime: '08:00',
      arriveTime: '17:30',
      durationMinutes: 570,
      spanDays: 0,
      fullFare: 300_000,
      stop: {},
    })
    expect(joined.fares).toEqual([
      { fareKey: 'V+V', bookingClass: 'V', cabin: 'Y', ticketPrice: 80_000, discount: 27, seats: 9 },
      { fareKey: 'Y+Y', bookingClass: 'Y', cabin: 'Y', ticketPrice: 200_000, discount: 67, seats: 3 },
    ])
  })

  test('arrive the day after the second flight leaves over midnight', () =>
    expect(joinFlights(first, onward('23:00', { departDate: '2026-12-01', spanDays: 1 }), []).spanDays).toBe(1))
})

describe('[handbook 7.2] policy judges both as one', () => {
  const judge = (flightPolicy: Partial<FlightPolicy>, ...others: Leg[]) => {
    const policy: FlightPolicy = { handling: {}, ...flightPolicy }
    const joined = joinFlights(first, second, pairedFares(first, second))
    const verdicts = evaluateFlightParty([{ travellerId: 'a', policy }], [...others, joined], {
      bookingDate: '2026-11-20',
      language: 'zh-CN',
    })
    return verdicts[others.length]!.map(({ violations }) => violations.map(({ rule }) => rule))
  }
  const direct = flight('CA1', { arriveAirport: 'KHG', arriveTime: '13:00', durationMinutes: 300 })

  test('the lowest price is that of the sum beside a direct flight', () =>
    expect(judge({ lowestPrice: { hours: 4, threshold: 0 } }, direct)).toEqual([['lowestPrice'], ['lowestPrice']]))

  test('a discount is that of the sum', () =>
    expect(judge({ cabins: [{ cabin: 'Y', maxDiscount: 60 }] })).toEqual([[], ['discount']]))

  test('a low-cost second flight counts, and so does one of a carrier without agreement', () => {
    const cheap = { ...second, carrier: '9C', flightNo: '9C8' }
    const joined = joinFlights(first, cheap, pairedFares(first, cheap))
    const policy = { handling: {}, forbidLowCost: true } as FlightPolicy
    const verdicts = evaluateFlightParty([{ travellerId: 'a', policy }], [joined], {
      bookingDate: '2026-11-20',
      language: 'zh-CN',
    })
    expect(verdicts[0]![0]!.violations).toMatchObject([{ rule: 'lowCost' }])
    const agreed = flight('MU9', { arriveAirport: 'KHG' })
    expect(judge({ agreementCarriers: { carriers: ['MU'], hours: 4, threshold: 500_000 } }, agreed)).toEqual([
      ['agreementCarrier'],
      ['agreementCarrier'],
    ])
  })
})
