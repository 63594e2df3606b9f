import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { epochDay } from '@sojourn/domain/kit/local-date'
import { findDirect } from './search'
import { createTimetable, everyDay, type ScheduledTrain } from './timetable'
import { findTransfers } from './transfers'

const day = epochDay('2026-12-03')
/** `AOH 600, NKH 660 662`: stations with arrival and departure. */
const train = (no: string, calls: string): ScheduledTrain => ({
  no,
  changes: [],
  days: everyDay,
  composition: 'CR400',
  stops: calls.split(', ').map((call, index) => {
    const [station = '', arrive = '', depart = arrive] = call.split(' ')
    return { station, arrive: Number(arrive), depart: Number(depart), km: index * 100 }
  }),
})
function journeys(trains: readonly ScheduledTrain[], change: { fastOnly?: boolean; from?: string[]; to?: string[] } = {}) {
  const timetable = createTimetable(trains)
  const { from: departStations = ['AOH'], to: arriveStations = ['LAJ'], fastOnly = false } = change
  const request = { departStations, arriveStations, day, fastOnly }
  return findTransfers(timetable, request, findDirect(timetable, request))
}
const told = (trains: readonly ScheduledTrain[], change: object = {}): string[] =>
  journeys(trains, change).map(
    (found) => `${found.first.run.trainNo(0)} ${found.second.run.trainNo(0)} ${found.change} ${found.changeMinutes}`,
  )

describe('[handbook 3.9] journeys with one change', () => {
  test('at the same station twenty minutes are enough, nineteen are not', () => {
    const first = train('G1', 'AOH 600, EAY 900')
    expect(told([first, train('G3', 'EAY 920, LAJ 1100')])).toEqual(['G1 G3 sameStation 20'])
    expect(told([first, train('G3', 'EAY 919, LAJ 1100')])).toEqual([])
  })
  test('across the city it takes as long as the way: Xi’an North to Xi’an an hour', () => {
    const first = train('G1', 'AOH 600, EAY 900')
    expect(told([first, train('K3', 'XAY 960, LAJ 1300')])).toEqual(['G1 K3 acrossCity 60'])
    expect(told([first, train('K3', 'XAY 959, LAJ 1300')])).toEqual([])
  })
  test('nobody waits longer than five hours', () => {
    const first = train('G1', 'AOH 600, EAY 900')
    expect(told([first, train('G3', 'EAY 1200, LAJ 1400')])).toEqual(['G1 G3 sameStation 300'])
    expect(told([first, train('G3', 'EAY 1201, LAJ 1400')])).toEqual([])
  })
  test('nobody changes between midnight and half past five: neither out of one train nor into another', () => {
    expect(told([train('G1', 'AOH 1100, EAY 1400'), train('K3', 'EAY 30, LAJ 300')])).toEqual([])
    expect(told([train('K1', 'AOH 1100, EAY 1581'), train('K3', 'EAY 400, LAJ 900')])).toEqual([])
    expect(told([train('K1', 'AOH 1100, EAY 1770'), train('K3', 'EAY 360, LAJ 900')])).toEqual(['K1 K3 sameStation 30'])
    expect(told([train('G1', 'AOH 1100, EAY 1380'), train('K3', 'EAY 1439, LAJ 1700')])).toEqual(['G1 K3 sameStation 59'])
  })
  test('the second train may have begun the day before', () => {
    const first = train('K1', 'AOH 1100, EAY 1790')
    expect(told([first, train('K3', 'TJP 900, EAY 1820 1825, LAJ 2000')])).toEqual(['K1 K3 sameStation 35'])
  })
  test('high-speed only counts for both trains', () => {
    expect(told([train('G1', 'AOH 600, EAY 900'), train('K3', 'EAY 930, LAJ 1300')], { fastOnly: true })).toEqual([])
  })
  test('what a direct train beats is left out; a faster change than the direct train stays', () => {
    const parts = [train('G1', 'AOH 600, EAY 900'), train('G3', 'EAY 930, LAJ 1100')]
    expect(told([...parts, train('G5', 'AOH 610, LAJ 1090')])).toEqual([])
    expect(told([...parts, train('K5', 'AOH 500, EAY 1000 1010, LAJ 1300')])).toEqual(['G1 G3 sameStation 30'])
  })
  test('of two places to change, the one without a way across the city', () => {
    const trains = [train('G1', 'AOH 600, EAY 900, XAY 905'), train('G3', 'XAY 970, EAY 990 995, LAJ 1100')]
    expect(told(trains)).toEqual(['G1 G3 sameStation 65'])
  })

  test('those that no other journey or direct ride beats in departure and arrival, as by trying all pairs', () => {
    const place = fc.constantFrom('AOH', 'SHH', 'NKH', 'NJH', 'ZAF', 'EAY', 'XAY', 'LAJ', 'LZJ')
    const anyTrain = fc.record({
      places: fc.uniqueArray(place, { minLength: 2, maxLength: 5 }),
      leaves: fc.integer({ min: 600, max: 720 }),
      gaps: fc.array(fc.integer({ min: 5, max: 45 }), { minLength: 4, maxLength: 4 }),
    })
    const ends = { from: ['AOH', 'SHH'], to: ['LAJ', 'LZJ'] }
    // No train goes there, back and there again.
    const oneWay = anyTrain.filter(({ places }) => {
      const there = places.findIndex((each) => ends.to.includes(each))
      return there < 0 || !places.slice(there).some((each) => ends.from.includes(each))
    })
    fc.assert(
      fc.property(fc.array(oneWay, { minLength: 2, maxLength: 25 }), (drawn) => {
        const trains = drawn.map(({ places, leaves, gaps }, index) => {
          let minutes = leaves
          return train(
            `G${index + 1}`,
            places.map((name, stop) => `${name} ${(minutes += stop === 0 ? 0 : gaps[stop - 1]!)}`).join(', '),
          )
        })
        const found = journeys(trains, ends).map(({ first, second }) => [
          first.run.departMinutes(first.from),
          second.run.arriveMinutes(second.to),
        ])
        expect(found).toEqual(unbeatenPairs(trains, ends))
      }),
      { numRuns: 300 },
    )
  })
})

/** Ways between stations of these cities, as the product's table has them. */
const across: Record<string, number> = { 'EAY XAY': 60, 'XAY EAY': 60, 'NKH NJH': 60, 'NJH NKH': 60 }

function unbeatenPairs(trains: readonly ScheduledTrain[], { from, to }: { from: string[]; to: string[] }): number[][] {
  const rides = trains.flatMap(({ no, stops }) =>
    stops.flatMap((start, index) =>
      stops.slice(index + 1).map((end, between) => ({ no, start, end, passed: stops.slice(index + 1, index + 1 + between) })),
    ),
  )
  /** Where a train is boarded or left in a city: at the first of its stations that it serves. */
  const mainOf = (no: string, city: readonly string[]) =>
    city.find((place) => trains.some((each) => each.no === no && each.stops.some(({ station }) => station === place)))
  const pairs: number[][] = []
  for (const first of rides.filter(({ no, start }) => start.station === mainOf(no, from))) {
    // Who is in the city of arrival does not travel on, and who has yet to pass that of departure has not left.
    if (to.includes(first.end.station) || first.passed.some(({ station }) => to.includes(station))) continue
    for (const second of rides.filter(({ no, end }) => end.station === mainOf(no, to))) {
      const [here, there] = [first.end.station, second.start.station]
      const least = here === there ? 20 : (across[`${here} ${there}`] ?? Infinity)
      if (second.passed.some(({ station }) => from.includes(station))) continue
      if (from.includes(here) || from.includes(there) || to.includes(there) || first.no === second.no) continue
      if (second.start.depart - first.end.arrive >= least) pairs.push([first.start.depart, second.end.arrive])
    }
  }
  const direct = rides.filter(({ no, start, end }) => start.station === mainOf(no, from) && end.station === mainOf(no, to))
  const beaten = ([departs = 0, arrives = 0]: number[]): boolean =>
    direct.some(({ start, end }) => start.depart >= departs && end.arrive <= arrives) ||
    pairs.some(([d = 0, a = 0]) => d >= departs && a <= arrives && (d > departs || a < arrives))
  const kept = new Map(pairs.filter((pair) => !beaten(pair)).map((pair) => [pair.join(' '), pair]))
  return [...kept.values()].toSorted((a, b) => a[0]! - b[0]!)
}
