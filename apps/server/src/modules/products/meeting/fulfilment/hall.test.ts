import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '@sojourn/domain/kit/local-date'
import type { HallHold, VenueFailure } from '@sojourn/supply/ports/venue'
import { chinaDate } from '../../../../kit/clock'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { asking } from '../../../booking/lifecycle/asking'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const minutes = (count: number): Date => new Date(server.context.clock.now().getTime() + count * 60_000)
const hold = (
  more: Partial<HallHold> & Pick<HallHold, 'key' | 'hallKey' | 'days'>,
): Promise<{ bookingNo: string } | VenueFailure> =>
  server.context.venues.hold(asking(server.context), { cityId: 321, until: minutes(30), ...more })

/** A hall of Shanghai that is free on these days. */
async function freeHall(days: readonly string[]): Promise<string> {
  const venues = await server.context.venues.search(asking(server.context), { cityId: 321, days })
  return venues.flatMap(({ halls }) => halls).find(({ free }) => free)!.hallKey
}
const daysFrom = (ahead: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(chinaDate(server.context.clock.now()), ahead + index))

test('three hundred want one hall on one day, or on days around it: one has it', async () => {
  const days = daysFrom(10, 3)
  const hallKey = await freeHall(days)
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      // Every third wants the day before as well, every other third the day after.
      hold({
        key: `race/${index}`,
        hallKey,
        days: index % 3 === 0 ? days.slice(0, 2) : index % 3 === 1 ? days.slice(1) : [days[1]!],
      }),
    ),
  )
  expect(answers.filter((answer) => 'bookingNo' in answer)).toHaveLength(1)
  const { rows } = await server.database.pool.query('SELECT 1 FROM sandbox_hall_day WHERE hall_key = $1 AND day = $2', [
    hallKey,
    days[1],
  ])
  expect(rows).toHaveLength(1)
})

test('the same key has the same booking; what is held is not free to others until its time is over, what is booked never', async () => {
  const days = daysFrom(14, 2)
  const hallKey = await freeHall(days)
  const first = await hold({ key: 'one', hallKey, days })
  expect(await hold({ key: 'one', hallKey, days })).toEqual(first)
  expect(await hold({ key: 'two', hallKey, days: days.slice(1) })).toEqual({ failure: 'hallTaken' })
  expect(await freeHall(days)).not.toBe(hallKey)
  await server.turn(31)
  expect(await freeHall(days)).toBe(hallKey)
  const third = await hold({ key: 'three', hallKey, days: days.slice(1) })
  expect(third).toHaveProperty('bookingNo')
  const confirm = (key: string, booking: object) =>
    server.context.venues.confirm(asking(server.context), { key, bookingNo: (booking as { bookingNo: string }).bookingNo })
  expect(await confirm('one', first), 'one of its days is gone').toEqual({ failure: 'holdExpired' })
  expect(await confirm('three', third)).toHaveProperty('contractNo')
  await server.turn(60)
  expect(await hold({ key: 'four', hallKey, days: days.slice(1) })).toEqual({ failure: 'hallTaken' })
  const { bookingNo } = third as { bookingNo: string }
  const release = () => server.context.venues.release(asking(server.context), { bookingNo })
  expect([await release(), await release()]).toEqual([{ released: true }, { released: false }])
  expect(await hold({ key: 'five', hallKey, days: days.slice(1) })).toHaveProperty('bookingNo')
})

test('a hall of nowhere is held for nobody', async () => {
  expect(await hold({ key: 'nowhere', hallKey: '321-99-9', days: daysFrom(20, 1) })).toEqual({ failure: 'hallUnknown' })
})
