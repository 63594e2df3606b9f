import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOfficeHours, saveOfficeHours } from '@sojourn/contract/admin/company/office-hours.calls'
import type { OfficeHours } from '@sojourn/contract/booking/office-hours.shapes'
import { usualHours } from '@sojourn/domain/booking/office-hours'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { refusedAs } from '../../../testing/approvals'
import { companyHistory } from '../../../testing/company'
import { submitNew } from '../../../testing/applications'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const read = async (who = 'admin') => expectResult(await server.call(who, getOfficeHours, {}))
const save = async (more: Partial<OfficeHours>, version?: number) => {
  const now = await read()
  return server.call('admin', saveOfficeHours, { version: version ?? now.version, hours: { ...now.hours, ...more } })
}
/** How long approvers of a new application have. */
async function minutesToDecide(): Promise<number> {
  const { travelApplyNo } = await submitNew(server, 'employee')
  const { rows } = await server.database.pool.query<{ deadline: Date; submitted: Date }>(
    'SELECT deadline, submitted_at AS submitted FROM approval WHERE order_no = $1',
    [travelApplyNo],
  )
  return minutesBetween(rows[0]!.submitted.toISOString(), rows[0]!.deadline.toISOString())
}

describe('[S2.48] office hours of a company', () => {
  test('are the usual ones until it says otherwise, and are read by whoever reads the company', async () => {
    expect(await read()).toEqual({ version: 0, hours: usualHours, mayChange: true })
    expect(await read('finance')).toMatchObject({ version: 0, mayChange: false })
    expect(await server.call('finance', saveOfficeHours, { version: 0, hours: usualHours })).toMatchObject(refusedAs('forbidden'))
  })

  test('are changed with who did it, and on the version that was read', async () => {
    const days = [{ date: '2026-12-31', works: false, name: ' 公司年会 ' }]
    expect(expectResult(await save({ zone: 'japan', days }))).toEqual({ version: 1 })
    expect((await read()).hours).toMatchObject({ zone: 'japan', days: [{ date: '2026-12-31', name: '公司年会' }] })
    const [change] = await companyHistory(server, 'officeHours', 'officeHours')
    expect(change).toMatchObject({
      byName: '周雅琴',
      changes: [
        { field: 'zone', before: 'china', after: 'japan' },
        { field: 'daysOff', before: [], after: ['2026-12-31 公司年会'] },
      ],
    })
    expect(await save({ zone: 'china' }, 0)).toMatchObject(refusedAs('recordChanged'))
  })

  test('without a working day are refused', async () => {
    const week = usualHours.week.map((each) => ({ ...each, open: false }))
    expect(await save({ week })).toMatchObject({ ...refusedAs('companyInvalid'), field: 'week' })
  })

  test('are what deadlines of approvals count, once the company wants it', async () => {
    expectResult(await save({ zone: 'china', days: [] }))
    const usual = await minutesToDecide()
    // Half an hour of work a day: whatever a flow gives takes more days.
    const week = usualHours.week.map((each) => ({ ...each, open: true, from: '09:00', to: '09:30' }))
    expectResult(await save({ week, nationalCalendar: false, approvals: true }))
    const counted = await minutesToDecide()
    expect(usual).toBeGreaterThan(0)
    expect(counted).toBeGreaterThan(usual * 10)
    expectResult(await save({ approvals: false }))
    expect(await minutesToDecide()).toBe(usual)
  })
})
