import type { FlightFare, FlightOffer } from '@sojourn/contract/products/flight/flight.shapes'
import { describe, expect, it } from 'vitest'
import { applyFilters, flightFilters } from './filter-rules'
import { flightSorts, leadFare } from './sort-rules'

const fare = (more: Partial<FlightFare> = {}): FlightFare => ({
  fareKey: 'Y',
  bookingClass: 'Y',
  cabin: 'Y',
  fareType: 'published',
  ticketPrice: 80_000,
  fullFare: 150_000,
  discount: 60,
  seats: 10,
  ruleTier: 'T3',
  baggageKg: 20,
  verdict: 'within',
  violations: [],
  ...more,
})
const flight = (flightNo: string, more: Partial<FlightOffer> = {}): FlightOffer => ({
  flightKey: flightNo,
  flightNo,
  carrier: flightNo.slice(0, 2),
  departAirport: 'PEK',
  departTerminal: 'T2',
  departDate: '2026-12-01',
  departTime: '08:00',
  arriveAirport: 'SHA',
  arriveTerminal: 'T2',
  arriveTime: '10:20',
  spanDays: 0,
  durationMinutes: 140,
  distanceKm: 1100,
  fareCount: 1,
  aircraft: '320',
  meal: 'none',
  onTimeRate: 90,
  buildFee: 5000,
  fuelFee: 2000,
  childFuelFee: 1000,
  fullFare: 150_000,
  fares: [fare()],
  ...more,
})
const sizes: Record<string, string> = { '320': 'medium', '359': 'large' }
const sizeOf = (aircraft: string) => sizes[aircraft]

const flights = [
  flight('MU5101', { fares: [fare(), fare({ fareKey: 'C', cabin: 'C', ticketPrice: 300_000, verdict: 'forbidden' })] }),
  flight('CA1501', {
    departTime: '13:00',
    arriveTime: '15:10',
    durationMinutes: 130,
    aircraft: '359',
    fares: [fare({ ticketPrice: 90_000, verdict: 'approval' })],
  }),
  flight('HO1252', {
    departTime: '23:10',
    arriveTime: '01:30',
    spanDays: 1,
    departAirport: 'PKX',
    operating: { carrier: 'MU', flightNo: 'MU9252' },
  }),
  flight('CA1831', {
    departTime: '09:00',
    arriveTime: '12:30',
    durationMinutes: 210,
    stop: { airport: 'TNA', arriveTime: '10:00', departTime: '10:50' },
    fares: [fare({ ticketPrice: 40_000 })],
  }),
]
const numbers = (list: readonly FlightOffer[]) => list.map(({ flightNo }) => flightNo)

describe('filters of the flight list', () => {
  it('one value of a group narrows, a second value of the same group widens', () => {
    const one = flightFilters.toggle(flightFilters.none, 'carrier', 'CA')
    expect(numbers(applyFilters(flights, one, sizeOf))).toEqual(['CA1501', 'CA1831'])
    expect(numbers(applyFilters(flights, flightFilters.toggle(one, 'carrier', 'MU'), sizeOf))).toEqual([
      'MU5101',
      'CA1501',
      'CA1831',
    ])
  })

  it('groups combine, and conditions on fares leave only the fares that pass', () => {
    const economy = applyFilters(flights, { ...flightFilters.none, cabin: ['C'] }, sizeOf)
    expect(economy).toHaveLength(1)
    expect(economy[0]?.fares.map(({ cabin }) => cabin)).toEqual(['C'])
    expect(applyFilters(flights, { ...flightFilters.none, cabin: ['C'], within: true }, sizeOf)).toEqual([])
    expect(numbers(applyFilters(flights, { ...flightFilters.none, within: true, direct: true, own: true }, sizeOf))).toEqual([
      'MU5101',
    ])
  })

  it('counts say what a value would show with the other groups as they are', () => {
    const filters = { ...flightFilters.none, carrier: ['CA'], size: ['large'] }
    const carriers = flightFilters.options(flights, filters, 'carrier', sizeOf)
    expect(carriers).toEqual([
      { value: 'CA', count: 1, chosen: true },
      { value: 'HO', count: 0, chosen: false },
      { value: 'MU', count: 0, chosen: false },
    ])
    expect(flightFilters.options(flights, flightFilters.none, 'band', sizeOf).map(({ count }) => count)).toEqual([0, 2, 1, 1])
    expect(flightFilters.options(flights, flightFilters.none, 'size', sizeOf).map(({ value }) => value)).toEqual([
      'large',
      'medium',
    ])
    expect(flightFilters.switchCount(flights, { ...flightFilters.none, carrier: ['CA'] }, 'direct', sizeOf)).toBe(1)
  })

  it('the address keeps the filters beside what else it holds', () => {
    const filters = { ...flightFilters.none, carrier: ['MU', 'CA'], band: ['morning'], within: true }
    const query = flightFilters.write(filters, new URLSearchParams('tempOrderNo=T1'))
    expect(query.get('tempOrderNo')).toBe('T1')
    expect(flightFilters.read(query)).toEqual(filters)
    expect(flightFilters.activeCount(filters)).toBe(4)
    expect(flightFilters.write(flightFilters.none, query).toString()).toBe('tempOrderNo=T1')
  })
})

describe('orders of the flight list', () => {
  it('by price, departure, duration and arrival, the next day after this one', () => {
    expect(numbers(flightSorts.sort(flights, 'price'))).toEqual(['CA1831', 'MU5101', 'HO1252', 'CA1501'])
    expect(numbers(flightSorts.sort(flights, 'departure'))).toEqual(['MU5101', 'CA1831', 'CA1501', 'HO1252'])
    expect(numbers(flightSorts.sort(flights, 'duration'))).toEqual(['CA1501', 'MU5101', 'HO1252', 'CA1831'])
    expect(numbers(flightSorts.sort(flights, 'arrival')).at(-1)).toBe('HO1252')
  })

  it('recommended puts what is within policy first', () => {
    expect(numbers(flightSorts.sort(flights, 'recommended')).at(-1)).toBe('CA1501')
  })

  it('a flight is represented by its cheapest fare that may be booked', () => {
    const locked = flight('MU1', {
      fares: [fare({ ticketPrice: 10_000, verdict: 'forbidden' }), fare({ fareKey: 'B', ticketPrice: 20_000 })],
    })
    expect(leadFare(locked)?.fareKey).toBe('B')
    expect(leadFare({ ...locked, fares: [] })).toBeUndefined()
  })
})
