import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getDeskHours, saveDeskHours } from '@sojourn/contract/admin/desk-hours.calls'
import { getDeskChanges } from '@sojourn/contract/admin/record-change.calls'
import type { DeskHours } from '@sojourn/contract/booking/desk-hours.shapes'
import { promisedBy, usualDesk } from '@sojourn/domain/booking/desk-hours'
import { addDays } from '@sojourn/domain/kit/local-date'
import { chinaDate } from '../../../kit/clock'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const agent = 'agent@agency.example'
const read = async () => expectResult(await server.call(agent, getDeskHours, {}))
async function save(more: Partial<DeskHours>, version?: number) {
  const now = await read()
  return server.call(agent, saveDeskHours, { version: version ?? now.version, hours: { ...now.hours, ...more } })
}
const later = (days: number) => addDays(chinaDate(server.context.clock.now()), days)
const allDays = usualDesk.periods[0]!.week.map(() => ({ open: true, from: '08:00', to: '20:00' }))
/** By when the first company's demands of this moment are promised. */
const promise = () => promisedBy(server.context.clock.now().toISOString(), 120, server.context.agency.deskHours(1))

describe('[S1.05] hours of the desk', () => {
  test('are the usual ones until the agency says otherwise', async () => {
    expect(await read()).toMatchObject({ version: 0, hours: usualDesk })
    expect(server.context.agency.deskHours(1)).toEqual(usualDesk)
  })

  test('are changed from a day on, with who did it, on the version that was read, and promises count them', async () => {
    const usual = promise()
    const [first] = usualDesk.periods
    const second = { from: later(1), week: allDays, nationalCalendar: false }
    expect(expectResult(await save({ periods: [second, first!] }))).toEqual({ version: 1 })
    expect((await read()).hours.periods).toEqual([first, second])
    expect(await save({ days: [] }, 0)).toMatchObject(refusedAs('recordChanged'))
    const [change] = expectResult(await server.call(agent, getDeskChanges, { kind: 'deskHours', id: 'deskHours' })).list
    expect(change).toMatchObject({ version: 1, byName: '客服小远', changes: [{ field: 'periods' }] })
    expect(change?.changes[0]?.after).toHaveLength(2)
    expect(server.context.agency.deskHours(1).periods).toHaveLength(2)
    expect(promise() <= usual).toBe(true)
  })

  test('a closed day moves what is promised over it', async () => {
    await server.turn(24 * 60)
    await server.turn(24 * 60)
    const before = promise()
    const closed = { date: before.slice(0, 10), works: false, name: ' 团建 ' }
    const day = closed.date > later(0) ? closed.date : later(1)
    expectResult(await save({ days: [{ ...closed, date: day }] }))
    expect((await read()).hours.days).toEqual([{ date: day, works: false, name: '团建' }])
    const onIt = promisedBy(`${day}T03:00:00.000Z`, 60, server.context.agency.deskHours(1))
    expect(onIt.slice(0, 10) > day).toBe(true)
  })

  test.each([
    ['the past', { periods: [{ ...usualDesk.periods[0]!, week: allDays }] }, 'periods'],
    ['a day twice', { days: [0, 1].map(() => ({ date: '2027-03-01', works: false, name: '' })) }, 'days'],
  ] as const)('%s is refused and changes nothing', async (_case, more, field) => {
    const before = await read()
    expect(await save(more as Partial<DeskHours>)).toMatchObject({ ...refusedAs('deskHoursInvalid'), field })
    expect(await read()).toEqual(before)
  })

  test('are for the agency’s staff alone', async () => {
    expect(await server.call('admin', getDeskHours, {})).toMatchObject(refusedAs('forbidden'))
    expect(await server.call('admin', getDeskChanges, { kind: 'deskHours', id: 'deskHours' })).toMatchObject(
      refusedAs('forbidden'),
    )
  })
})
