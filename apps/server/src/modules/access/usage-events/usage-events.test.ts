import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBuriedPointData, type UsageEvent } from '@sojourn/contract/access/usage-event.calls'
import { openTestServer, type TestServer } from '../../../testing/server'

const event = (number: number, more: Partial<UsageEvent> = {}): UsageEvent => ({
  id: number.toString(16).padStart(32, '0'),
  eventCode: '/flight/list',
  entranceCode: '/',
  eventType: 'view',
  at: '2026-11-20T01:59:58.000Z',
  ...more,
})

describe('[S7.08] usage events', () => {
  let server: TestServer
  beforeAll(async () => void (server = await openTestServer()))
  afterAll(() => server.close())
  const send = (who: string, eventList: UsageEvent[]) => server.call(who, addBuriedPointData, { eventList })

  test('[S7.08] are kept once, however often a page delivers them', async () => {
    expect((await send('employee', [event(1), event(2)])).result).toEqual({ kept: 2 })
    expect((await send('employee', [event(2), event(3)])).result).toEqual({ kept: 1 })
    const { rows } = await server.database.pool.query('SELECT event_id, employee_id FROM usage_event ORDER BY event_id')
    expect(rows.map(({ employee_id }) => employee_id)).toEqual(['1-employee', '1-employee', '1-employee'])
  })

  test('[S7.08] one company does not see that another used the same number', async () => {
    expect((await send('manager@beichen.example', [event(1)])).result).toEqual({ kept: 1 })
  })

  test('[S7.08] a moment in the future is the moment of arrival', async () => {
    await send('manager', [event(10, { at: '2030-01-01T00:00:00.000Z' })])
    const { rows } = await server.database.pool.query<{ happened_at: Date }>(
      'SELECT happened_at FROM usage_event WHERE event_id = $1',
      [event(10).id],
    )
    expect(rows[0]!.happened_at).toEqual(server.context.clock.now())
  })

  test('[S7.08] a page that never stops is heard no further', async () => {
    for (let batch = 0; batch < 12; batch++) {
      await send(
        'director',
        Array.from({ length: 24 }, (_, index) => event(1000 + batch * 24 + index)),
      )
    }
    const { rows } = await server.database.pool.query<{ count: string }>(
      "SELECT count(*)::int AS count FROM usage_event WHERE employee_id = '1-director'",
    )
    expect(rows[0]!.count).toBe(240)
  })

  test.each([
    { name: 'no event', eventList: [] },
    { name: 'a number that is none', eventList: [event(1, { id: 'x' })] },
    { name: 'another type', eventList: [event(1, { eventType: 'guess' as 'view' })] },
    { name: 'a text that is too long', eventList: [event(1, { eventCode: 'x'.repeat(81) })] },
  ])('[S7.08] $name is refused', async ({ eventList }) => {
    expect(await send('employee', eventList)).toMatchObject({ success: false, status: 400 })
  })
})
