import { filled } from '@sojourn/domain/kit/filled.testing'
import { describe, expect, test } from 'vitest'
import type { RailRide, RailTransfer } from '../../ports/rail-ride'
import { createSandboxRail } from './sandbox-rail'
import { createTimetable, everyDay, type ScheduledTrain } from './timetable'

const at = (station: string, minutes: number, km: number) => ({ station, arrive: minutes, depart: minutes + 2, km })
const trains: ScheduledTrain[] = Array.from({ length: 40 }, (_, index) => ({
  no: `G${index + 1}`,
  changes: [],
  days: everyDay,
  composition: 'CR400',
  stops: [
    at('AOH', 400 + index * 15, 0),
    at('NKH', 470 + index * 15, 295),
    at('JGK', 600 + index * 15, 912),
    at('VNP', 690 + index * 15, 1318),
  ],
}))
const between = (from: string, to: string) => ({
  departStations: [from],
  arriveStations: [to],
  date: '2026-12-04',
  fastOnly: true,
})
const hasSeat = ({ seats }: RailTransfer['first']): boolean => seats.some(({ seat, seats: left }) => seat !== 'WZ' && left > 0)

describe('[handbook 3.9] the same train with another seat', () => {
  const sql = { query: () => Promise.resolve([]) }
  const context = { now: new Date('2026-12-04T05:00+08:00'), sql }

  test('where a class is sold out for the whole way but not for a part of it, both parts are offered together', async () => {
    let found = 0
    for (let seed = 1; seed <= 12; seed++) {
      const rail = createSandboxRail({ seed, timetable: createTimetable(trains) })
      const rides = new Map((await rail.search(context, between('AOH', 'VNP'))).map((ride) => [ride.trainKey, ride]))
      const offered = await rail.transfers(context, { ...between('AOH', 'VNP'), limit: 50 })
      for (const { first, second, change, changeMinutes } of offered.filter((each) => each.change === 'sameTrain')) {
        found += 1
        expect([change, changeMinutes, second.trainKey]).toEqual(['sameTrain', 2, first.trainKey])
        expect(second.departStation).toBe(first.arriveStation)
        const left = (ride: RailRide, seat: string): number => ride.seats.find((each) => each.seat === seat)?.seats ?? 0
        const soldOut = rides.get(first.trainKey)!.seats.filter(({ seat, seats }) => seat !== 'WZ' && seats === 0)
        expect(soldOut.some(({ seat }) => left(first, seat) + left(second, seat) > 0)).toBe(true)
        expect(hasSeat(first) && hasSeat(second)).toBe(true)
      }
    }
    expect(found).toBeGreaterThan(0)
  })

  test('three of them at most, none that a direct train with seats beats in time and price', async () => {
    const cheapest = (ride: RailRide): number =>
      Math.min(...ride.seats.filter(({ seat, seats }) => seat !== 'WZ' && seats > 0).map(({ price }) => price))
    let left = 0
    for (let seed = 1; seed <= 12; seed++) {
      const rail = createSandboxRail({ seed, timetable: createTimetable(trains) })
      const open = (await rail.search(context, between('AOH', 'VNP'))).filter(hasSeat)
      const offered = await rail.transfers(context, { ...between('AOH', 'VNP'), limit: 50 })
      const reseated = offered.filter(({ change }) => change === 'sameTrain')
      expect(reseated.length).toBeLessThanOrEqual(3)
      for (const { first, second } of filled(reseated)) {
        const price = cheapest(first) + cheapest(second)
        const better = open.filter(
          (ride) => ride.departTime >= first.departTime && ride.arriveTime <= second.arriveTime && cheapest(ride) <= price,
        )
        expect(better).toEqual([])
      }
      left += reseated.length
    }
    expect(left).toBeGreaterThan(0)
  })
})

describe('journeys as they are sold', () => {
  const timetable = createTimetable([
    { ...trains[0]!, no: 'G1', stops: [at('AOH', 480, 0), at('EAY', 800, 1500)] },
    { ...trains[0]!, no: 'G3', stops: [at('EAY', 900, 0), at('LAJ', 1080, 568)] },
    { ...trains[0]!, no: 'G5', stops: [at('AOH', 600, 0), at('EAY', 910, 1500)] },
    { ...trains[0]!, no: 'G7', stops: [at('EAY', 1000, 0), at('LAJ', 1150, 568)] },
  ])
  const rail = createSandboxRail({ seed: 1, timetable })
  const sql = { query: () => Promise.resolve([]) }
  const ask = (now: string, limit = 10) =>
    rail.transfers({ now: new Date(`${now}+08:00`), sql }, { ...between('AOH', 'LAJ'), limit })
  const told = (journeys: readonly RailTransfer[]) => journeys.map(({ first, second }) => `${first.trainNo} ${second.trainNo}`)

  test('shortest first, as many as asked for, with fares and seats of both trains', async () => {
    const all = await ask('2026-11-25T10:00')
    expect(told(all)).toEqual(['G5 G7', 'G1 G3'])
    expect(all).toAllSatisfy(({ first, second }) => hasSeat(first) && hasSeat(second))
    expect(told(await ask('2026-11-25T10:00', 1))).toEqual(['G5 G7'])
  })
  test('a first train that has left is no longer offered', async () => {
    expect(told(await ask('2026-12-04T08:30'))).toEqual(['G5 G7'])
  })
})

describe('[handbook 3.5] trains over the border', () => {
  const timetable = createTimetable([
    { ...trains[0]!, no: 'G9', stops: [at('XJA', 600, 0), at('IOQ', 620, 39)] },
    { ...trains[0]!, no: 'G10', stops: [at('IOQ', 600, 0), at('XJA', 620, 39)] },
    { ...trains[0]!, no: 'G11', stops: [at('IOQ', 600, 0), at('IZQ', 630, 102)] },
  ])
  const rail = createSandboxRail({ seed: 1, timetable })
  const sql = { query: () => Promise.resolve([]) }
  test.each([
    ['XJA', 'IOQ', '09:02', '09:03'],
    ['IOQ', 'XJA', '09:17', '09:18'],
    ['IOQ', 'IZQ', '09:37', '09:38'],
  ])('%s to %s, 10:02, is on sale until %s', async (from, to, last, closed) => {
    const sale = async (time: string) => {
      const context = { now: new Date(`2026-12-04T${time}+08:00`), sql }
      return (await rail.search(context, between(from, to)))[0]!.sale
    }
    expect([await sale(last), await sale(closed)]).toEqual(['onSale', 'closed'])
  })
})
