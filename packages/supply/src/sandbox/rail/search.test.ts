import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateOfEpochDay, epochDay } from '@sojourn/domain/kit/local-date'
import { isRailFailure } from '../../ports/rail'
import { createSandboxRail } from './sandbox-rail'
import { findDirect } from './search'
import { createTimetable, everyDay, type ScheduledTrain } from './timetable'

const at = (station: string, arrive: number, depart: number, km: number) => ({ station, arrive, depart, km })
const day = epochDay('2026-12-03')
const trains: ScheduledTrain[] = [
  {
    no: 'G7',
    changes: [{ stop: 1, no: 'G8' }],
    days: everyDay,
    composition: 'CR400',
    stops: [at('AOH', 540, 540, 0), at('NKH', 600, 602, 295), at('VNP', 800, 800, 1318)],
  },
  {
    no: 'K5',
    changes: [],
    days: everyDay,
    composition: 'fast',
    stops: [at('SHH', 1380, 1380, 0), at('NJH', 1560, 1570, 301), at('BJP', 2400, 2400, 1463)],
  },
  {
    no: 'G9',
    changes: [],
    // Thursdays only: 2026-12-03 is one.
    days: 0b000_1000,
    composition: 'CR400x16',
    stops: [at('SHH', 500, 500, 0), at('AOH', 520, 525, 18), at('VNP', 810, 810, 1336)],
  },
]
const timetable = createTimetable(trains)
const shanghai = ['AOH', 'SHH']
const beijing = ['BJP', 'VNP']
const request = { departStations: shanghai, arriveStations: beijing, day, fastOnly: false }
const numbers = (change: Partial<typeof request & { trainNo: string }> = {}): string[] =>
  findDirect(timetable, { ...request, ...change }).map(({ run, from }) => run.trainNo(from))

describe('direct search', () => {
  test('all trains between the cities, in order of departure', () => expect(numbers()).toEqual(['G9', 'G7', 'K5']))
  test('[S2.54] high-speed only', () => expect(numbers({ fastOnly: true })).toEqual(['G9', 'G7']))
  test('[S2.54] one train, by any of its numbers', () => {
    expect(numbers({ trainNo: 'G7' })).toEqual(['G7'])
    expect(numbers({ trainNo: 'G8' })).toEqual(['G7'])
    expect(numbers({ trainNo: 'G99' })).toEqual([])
  })
  test('[handbook 3.4] by station as well as by city; trains do not run backwards', () => {
    expect(numbers({ departStations: ['SHH'] })).toEqual(['G9', 'K5'])
    expect(numbers({ departStations: beijing, arriveStations: shanghai })).toEqual([])
    expect(numbers({ departStations: ['QQQ'] })).toEqual([])
  })
  test('[handbook 3.4] a train at two stations of the city is boarded at the main one, others are chosen by name', () => {
    const boardedAt = (departStations: string[]) => {
      const [ride] = findDirect(timetable, { ...request, departStations, fastOnly: true })
      return ride!.run.station(ride!.from)
    }
    expect(boardedAt(['AOH', 'SHH'])).toBe('AOH')
    expect(boardedAt(['SHH', 'AOH'])).toBe('SHH')
    expect(boardedAt(['SHH'])).toBe('SHH')
  })
  test('[handbook 3.4] from Nanjing to Hangzhou a train that begins at Nanjing South is boarded there, not at the county station', () => {
    const [south, county] = ['NKH', 'LDH']
    const stops = [at(south, 480, 480, 0), at(county, 505, 507, 60), at('HGH', 600, 600, 256)]
    const line = createTimetable([{ ...trains[0]!, no: 'G11', changes: [], stops }])
    const whole = { departStations: [south, county], arriveStations: ['HGH'], day, fastOnly: false }
    expect(findDirect(line, whole).map(({ run, from }) => run.station(from))).toEqual([south])
    expect(findDirect(line, { ...whole, departStations: [county] }).map(({ run, from }) => run.station(from))).toEqual([county])
  })
  test('trains run on their days, and who boards after midnight finds the train of the day before', () => {
    expect(numbers({ day: day + 1 })).toEqual(['G7', 'K5'])
    const [night] = findDirect(timetable, { ...request, departStations: ['NJH'], day: day + 1 })
    expect([night!.run.trainKey, night!.run.departMinutes(night!.from)]).toEqual(['SHH000000K500-20261203', 1570])
  })
  test('a train has a key per day; unknown ones and days without it have none', () => {
    const key = timetable.runOf(2, day).trainKey
    expect(timetable.run(key)?.trainNo(0)).toBe('G9')
    expect(timetable.run('SHH000000G900-20261204')).toBeUndefined()
    expect(
      ['', 'G9', 'SHH000000G900', 'SHH000000G900-20261399', 'SHH000000G100-20261203'].map((each) => timetable.run(each)),
    ).toEqual(Array(5).fill(undefined))
  })

  test('every ride that a search of the whole railway finds is one of the timetable, and none is missing', () => {
    const rail = createTimetable(randomTrains)
    fc.assert(
      fc.property(
        fc.subarray(places, { minLength: 1 }),
        fc.subarray(places, { minLength: 1 }),
        fc.integer({ min: 0, max: 9 }),
        (from, to, ahead) => {
          const found = findDirect(rail, { departStations: from, arriveStations: to, day: day + ahead, fastOnly: false })
          const expected = randomTrains.filter(({ stops }) =>
            stops.some(
              ({ station }, index) =>
                from.includes(station) && stops.slice(index + 1).some((later) => to.includes(later.station)),
            ),
          )
          expect(found.map(({ run }) => run.trainNo(0)).toSorted()).toEqual(expected.map(({ no }) => no).toSorted())
          const departures = found.map(({ run, from: stop }) => run.runDay * 1440 + run.departMinutes(stop))
          expect(departures).toEqual(departures.toSorted((a, b) => a - b))
          expect(departures.filter((minutes) => Math.floor(minutes / 1440) !== day + ahead)).toEqual([])
        },
      ),
    )
  })
})

const places = ['AOH', 'VNP', 'NKH', 'JGK', 'UUH', 'WGH']
const randomTrains: ScheduledTrain[] = Array.from({ length: 40 }, (_, train) => {
  const first = (train * 7) % places.length
  const path = Array.from({ length: 2 + (train % 4) }, (__, stop) => places[(first + stop) % places.length]!)
  const stops = path.map((station, stop) =>
    at(station, ((train * 97) % 1440) + stop * 310, ((train * 97) % 1440) + stop * 310 + 2, stop * 200),
  )
  return { no: `G${train + 1}`, changes: [], days: everyDay, composition: 'CR400', stops }
})

describe('rides as they are sold', () => {
  const rail = createSandboxRail({ seed: 1, timetable })
  const sql = { query: () => Promise.resolve([]) }
  const search = (now: string, date = '2026-12-03', change: object = {}) =>
    rail.search({ now: new Date(`${now}+08:00`), sql }, { ...request, ...change, date })

  test('a ride has times, km, classes with fares and seats; dearest class first, standing last', async () => {
    const [ride] = await search('2026-11-25T10:00')
    expect(ride).toMatchObject({
      trainKey: 'SHH000000G900-20261203',
      trainNo: 'G9',
      type: 'G',
      departStation: 'AOH',
      departDate: '2026-12-03',
      departTime: '08:45',
      arriveStation: 'VNP',
      arriveTime: '13:30',
      spanDays: 0,
      durationMinutes: 285,
      distanceKm: 1318,
      fromOrigin: false,
      toTerminus: true,
      fuxing: true,
      sale: 'onSale',
    })
    expect(ride!.seats.map(({ seat }) => seat)).toEqual(['9', 'D', 'M', 'O', 'WZ'])
    expect(ride!.seats).toAllSatisfy(({ price, seats }) => price > 0 && seats >= 0 && seats <= 21)
  })

  test('[handbook 3.5] before the window nothing is sold yet, and the ride says when it begins', async () => {
    const [ride] = await search('2026-11-18T10:00')
    expect(ride).toMatchObject({ sale: 'notYetOnSale' })
    expect(ride!.saleStartsAt).toMatch(/^2026-11-19T(0\d|10):[03]0:00/)
    expect(ride!.seats).toAllSatisfy(({ seats, waitlist }) => seats === 0 && !waitlist)
  })

  test('[handbook 3.5] a train about to leave is closed; one that has left is no longer shown', async () => {
    expect((await search('2026-12-03T08:40'))[0]).toMatchObject({ trainNo: 'G9', sale: 'closed' })
    expect((await search('2026-12-03T08:46')).map(({ trainNo }) => trainNo)).toEqual(['G7', 'K5'])
  })

  test('[handbook 3.3] fast trains float by train and date, within a fifth; ordinary trains do not', async () => {
    const prices = new Set<number>()
    for (let ahead = 0; ahead < 7; ahead++) {
      const rides = await search('2026-12-02T23:00', dateOfEpochDay(day + ahead))
      const second = rides.find(({ trainNo }) => trainNo === 'G7')!.seats.find(({ seat }) => seat === 'O')!.price
      expect(second / 61_350).toBeGreaterThan(0.79)
      expect(second / 61_350).toBeLessThan(1.21)
      prices.add(second)
      expect(rides.find(({ trainNo }) => trainNo === 'K5')!.seats.find(({ seat }) => seat === '1')!.price).toBe(17_550)
    }
    expect(prices.size).toBeGreaterThan(3)
  })

  test('[handbook 3.4] all stops of a train, with the number from where it changes', async () => {
    const stops = await rail.stops({ now: new Date('2026-11-20T02:00:00Z'), sql }, { trainKey: 'AOH000000G700-20261203' })
    expect(stops).toEqual([
      { index: 0, station: 'AOH', trainNo: 'G7', departTime: '09:00', dwellMinutes: 0, dayOffset: 0, distanceKm: 0 },
      {
        index: 1,
        station: 'NKH',
        trainNo: 'G8',
        arriveTime: '10:00',
        departTime: '10:02',
        dwellMinutes: 2,
        dayOffset: 0,
        distanceKm: 295,
      },
      { index: 2, station: 'VNP', trainNo: 'G8', arriveTime: '13:20', dwellMinutes: 0, dayOffset: 0, distanceKm: 1318 },
    ])
    expect(await rail.stops({ now: new Date('2026-11-20T02:00:00Z'), sql }, { trainKey: 'AOH000000G700-2026' })).toMatchObject({
      failure: 'trainUnknown',
    })
  })

  test('the price of a choice is that of the list; what cannot be sold is told', async () => {
    const context = { now: new Date('2026-11-25T10:00+08:00'), sql }
    const choice = { trainKey: 'AOH000000G700-20261203', departStation: 'AOH', arriveStation: 'VNP', seat: 'O' } as const
    const quote = await rail.price(context, { choices: [choice] })
    if (isRailFailure(quote)) throw new Error(quote.failure)
    const listed = (await search('2026-11-25T10:00')).find(({ trainNo }) => trainNo === 'G7')
    expect(quote.rides).toEqual([{ ride: listed, seat: listed!.seats.find(({ seat }) => seat === 'O') }])
    const fails = (change: object, now = '2026-11-25T10:00+08:00') =>
      rail.price({ now: new Date(now), sql }, { choices: [{ ...choice, ...change }] })
    expect(await fails({ arriveStation: 'SHH' })).toMatchObject({ failure: 'trainUnknown' })
    expect(await fails({ seat: '3' })).toMatchObject({ failure: 'trainUnknown' })
    expect(await fails({}, '2026-11-01T10:00+08:00')).toMatchObject({ failure: 'notYetOnSale' })
    expect(await fails({}, '2026-12-03T08:50+08:00')).toMatchObject({ failure: 'saleClosed' })
  })
})
