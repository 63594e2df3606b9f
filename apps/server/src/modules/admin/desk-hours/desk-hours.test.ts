import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getDeskHours, saveDeskHours } from '@sojourn/contract/admin/agency/desk-hours.calls'
import { getDeskChanges } from '@sojourn/contract/admin/record-change.calls'
import type { DeskHours } from '@sojourn/contract/booking/desk-hours.shapes'
import { usualDesk } from '@sojourn/domain/booking/desk-hours'
import { addDays } from '@sojourn/domain/kit/local-date'
import { chinaDate } from '../../../kit/clock'
import { submitFlightDemand } from '@sojourn/contract/products/intl-flight/demand.calls'
import { journeyOn } from '../../../testing/intl-flight/demands'
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
let asked = 0
/** By when the agency promises its offer for a request of the first company that is sent now. */
async function promise(): Promise<string> {
  asked += 1
  const first = later(40 + asked)
  const form = journeyOn(first, addDays(first, 3))
  return expectResult(await server.call('employee', submitFlightDemand, form)).due ?? ''
}
/** Turns the clock to an hour in China of the next day. */
async function tomorrowAt(hour: number): Promise<void> {
  const now = server.context.clock.now().getTime()
  const at = new Date(`${later(1)}T${String(hour).padStart(2, '0')}:00:00+08:00`).getTime()
  await server.turn(Math.ceil((at - now) / 60_000))
}
const china = (date: string, time: string) => new Date(`${date}T${time}:00+08:00`).toISOString()

describe('[S1.05] hours of the desk', () => {
  test('are the usual ones until the agency says otherwise', async () => {
    expect(await read()).toMatchObject({ version: 0, hours: usualDesk })
    expect(server.context.agency.deskHours(1)).toEqual(usualDesk)
  })

  test('are changed from a day on, with who did it, on the version that was read, and promises count them', async () => {
    const [first] = usualDesk.periods
    const second = { from: later(1), week: allDays, nationalCalendar: false }
    expect(expectResult(await save({ periods: [second, first!] }))).toEqual({ version: 1 })
    expect((await read()).hours.periods).toEqual([first, second])
    expect(await save({ days: [] }, 0)).toMatchObject(refusedAs('recordChanged'))
    const [change] = expectResult(await server.call(agent, getDeskChanges, { kind: 'deskHours', id: 'deskHours' })).list
    expect(change).toMatchObject({ version: 1, byName: '客服小远', changes: [{ field: 'periods' }] })
    expect(change?.changes[0]?.after).toHaveLength(2)
    expect(server.context.agency.deskHours(1).periods).toHaveLength(2)
  })

  test('a promise given in the evening is of the next morning until the desk is open in the evening as well', async () => {
    // The change of the former case begins tomorrow: this evening the usual hours hold still.
    const today = later(0)
    const evening = Math.round((new Date(china(today, '18:30')).getTime() - server.context.clock.now().getTime()) / 60_000)
    if (evening > 0) {
      await server.turn(evening)
      expect((await promise()) > china(today, '23:59')).toBe(true)
    }
    await tomorrowAt(18)
    expect(await promise()).toBe(china(later(0), '18:30'))
  })

  test('a closed day moves what is promised over it', async () => {
    await tomorrowAt(21)
    const day = later(1)
    expect(await promise(), 'after hours: next morning').toBe(china(day, '08:30'))
    expectResult(await save({ days: [{ date: day, works: false, name: ' 团建 ' }] }))
    expect((await read()).hours.days).toEqual([{ date: day, works: false, name: '团建' }])
    expect(await promise(), 'and the morning after the closed day').toBe(china(later(2), '08:30'))
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
