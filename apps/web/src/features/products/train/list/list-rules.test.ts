import type { TrainOffer, TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import { describe, expect, it } from 'vitest'
import { applyFilters, trainFilters } from './filter-rules'
import { leadSeat, seatAvailability } from '../seat-rules'
import { shownTrains } from './list-state'
import { trainSorts } from './sort-rules'

const seat = (more: Partial<TrainSeat>): TrainSeat => ({
  seat: 'O',
  price: 55_300,
  seats: 21,
  waitlist: false,
  verdict: 'within',
  violations: [],
  ...more,
})
const train = (more: Partial<TrainOffer>): TrainOffer => ({
  trainKey: `${more.trainNo ?? 'G1'}@2026-12-01`,
  trainNo: 'G1',
  type: 'G',
  departStation: 'AOH',
  departDate: '2026-12-01',
  departTime: '09:00',
  arriveStation: 'VNP',
  arriveTime: '13:28',
  spanDays: 0,
  durationMinutes: 268,
  distanceKm: 1318,
  fromOrigin: true,
  toTerminus: true,
  fuxing: true,
  sale: 'onSale',
  seats: [seat({}), seat({ seat: 'M', price: 93_300, seats: 3, verdict: 'approval' })],
  ...more,
})
const night = train({
  trainNo: 'Z282',
  type: 'Z',
  departStation: 'SHH',
  departTime: '19:10',
  arriveTime: '09:30',
  spanDays: 1,
  durationMinutes: 860,
  fuxing: false,
  seats: [seat({ seat: '1', price: 17_750, seats: 0, waitlist: true }), seat({ seat: '3', price: 30_450, seats: 5 })],
})
const trains = [night, train({}), train({ trainNo: 'G3', departTime: '07:00', durationMinutes: 300 })]
const numbers = (list: readonly TrainOffer[]) => list.map(({ trainNo }) => trainNo)

describe('seats left', () => {
  it('are told as people know them: plenty above twenty, a figure, a waitlist, none', () => {
    expect([21, 20, 9].map((seats) => seatAvailability({ seats, waitlist: false }))).toEqual(['plenty', 'left', 'few'])
    expect([true, false].map((waitlist) => seatAvailability({ seats: 0, waitlist }))).toEqual(['waitlist', 'none'])
  })

  it('a train is represented by its cheapest seat that can be booked, standing only where nothing else is left', () => {
    expect(leadSeat(night)?.seat).toBe('3')
    const standing = seat({ seat: 'WZ' })
    expect(leadSeat(train({ seats: [standing, seat({})] }))?.seat).toBe('O')
    expect(leadSeat(train({ seats: [standing, seat({ seats: 0 })] }))?.seat).toBe('WZ')
  })
})

describe('filters of trains', () => {
  it('[S2.54] high speed only leaves G, D and C', () => {
    expect(numbers(applyFilters(trains, { ...trainFilters.none, fast: true }))).toEqual(['G1', 'G3'])
    expect(trainFilters.switchCount(trains, trainFilters.none, 'fast', undefined)).toBe(2)
  })

  it('one class must meet all conditions on classes', () => {
    expect(numbers(applyFilters(trains, { ...trainFilters.none, seat: ['M'], within: true }))).toEqual([])
    expect(numbers(applyFilters(trains, { ...trainFilters.none, seat: ['1'], available: true }))).toEqual([])
    expect(numbers(applyFilters(trains, { ...trainFilters.none, seat: ['1', '3'], available: true }))).toEqual(['Z282'])
    expect(applyFilters([train({ sale: 'closed' })], { ...trainFilters.none, available: true })).toEqual([])
  })

  it('counts say what a value would show with the other groups as they are', () => {
    const counts = trainFilters.options(trains, { ...trainFilters.none, band: ['evening'] }, 'type', undefined)
    expect(counts).toEqual([
      { value: 'G', count: 0, chosen: false },
      { value: 'Z', count: 1, chosen: false },
    ])
  })

  it('the address keeps filters and order beside what else it holds', () => {
    const filters = { ...trainFilters.none, band: ['morning'], seat: ['O', 'M'], available: true }
    const query = trainFilters.write(filters, new URLSearchParams('tempOrderNo=T1&sort=price'))
    expect(query.get('tempOrderNo')).toBe('T1')
    expect(trainFilters.read(query)).toEqual(filters)
    const nonsense = new URLSearchParams('sort=nonsense')
    expect([query, nonsense].map((address) => shownTrains.read(address).sort)).toEqual(['price', 'departure'])
  })
})

describe('order of trains', () => {
  it('by departure, duration and arrival, the next day after this one', () => {
    expect(numbers(trainSorts.sort(trains, 'departure'))).toEqual(['G3', 'G1', 'Z282'])
    expect(numbers(trainSorts.sort(trains, 'duration'))).toEqual(['G1', 'G3', 'Z282'])
    expect(numbers(trainSorts.sort(trains, 'arrival')).at(-1)).toBe('Z282')
  })

  it('by price with trains that cannot be booked last', () => {
    const closed = train({ trainNo: 'G9', sale: 'closed', seats: [seat({ price: 100 })] })
    expect(numbers(trainSorts.sort([closed, ...trains], 'price'))).toEqual(['Z282', 'G3', 'G1', 'G9'])
  })
})
