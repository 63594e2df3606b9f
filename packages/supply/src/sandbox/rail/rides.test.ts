import { describe, expect, test } from 'vitest'
import type { RailRide } from '../../ports/rail-ride'
import { createSandboxRail } from './sandbox-rail'
import { createTimetable, everyDay, type ScheduledTrain } from './timetable'

const at = (station: string, minutes: number, km: number) => ({ station, arrive: minutes, depart: minutes, km })
const trains: ScheduledTrain[] = Array.from({ length: 30 }, (_, index) => ({
  no: `G${index + 1}`,
  changes: [],
  days: everyDay,
  composition: 'CR400',
  stops: [at('AOH', 600 + index * 10, 0), at('NKH', 670 + index * 10, 295), at('VNP', 890 + index * 10, 1318)],
}))
const rail = createSandboxRail({ seed: 5, timetable: createTimetable(trains) })
const search = (now: string, rows: object[] = []): Promise<RailRide[]> => {
  const sql = { query: <Row>() => Promise.resolve(rows as Row[]) }
  const request = { departStations: ['AOH'], arriveStations: ['VNP'], date: '2026-12-04', fastOnly: false }
  return rail.search({ now: new Date(now), sql }, request)
}
/** Of seats; standing places are sold once these are gone. */
const left = (rides: readonly RailRide[]): number[] =>
  rides.flatMap(({ seats }) => seats.filter(({ seat }) => seat !== 'WZ').map(({ seats: count }) => count))

describe('rides that are searched again', () => {
  test('are the same objects within the hour', async () => {
    const first = await search('2026-12-04T07:00:00+08:00')
    const again = await search('2026-12-04T07:59:59+08:00')
    expect(first).toHaveLength(30)
    expect(again).toAllSatisfy((ride, index) => ride === first[index])
  })
  test('have fewer seats when others have bought in the next hours, and never more', async () => {
    const early = left(await search('2026-12-02T07:00:00+08:00'))
    const later = left(await search('2026-12-04T07:00:00+08:00'))
    expect(later).toAllSatisfy((count, index) => count <= (early[index] ?? 0))
    expect(later).not.toEqual(early)
  })
  test('tell at once that the sale has ended, also within the hour', async () => {
    const saleOf = async (now: string) => (await search(now))[0]?.sale
    expect(await saleOf('2026-12-04T09:35:00+08:00')).toBe('onSale')
    expect(await saleOf('2026-12-04T09:36:00+08:00')).toBe('closed')
  })
  test('tell at once what was bought here, also within the hour', async () => {
    const now = '2026-12-04T07:10:00+08:00'
    const [before] = await search(now)
    const taken = '1'.repeat(5 * 2)
    const coach = { train_key: before!.trainKey, seat: '9', intervals: 2, taken, claimed: taken, lapsed: null }
    const [after] = await search(now, [
      { ...coach, coach: '01' },
      { ...coach, coach: '08' },
    ])
    const business = (ride: RailRide | undefined) => ride?.seats.find(({ seat }) => seat === '9')?.seats
    expect(business(before)).toBeGreaterThan(0)
    expect(business(after)).toBe(0)
    expect((await search(now))[0]?.seats).toEqual(before!.seats)
  })
})
