import { languages } from '@sojourn/contract/kit/language'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { change, couponsOf, refund, ticketedOrder } from '../../../testing/after-sales'
import { confirmedStay } from '../../../testing/hotels'
import { openTestServer, type TestServer } from '../../../testing/server'
import { ticketedTrain } from '../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** What only a machine reads: numbers of orders and addresses may hold a day. */
const isoDay = /(?<![\w=/-])20\d\d-\d\d-\d\d/

test('notifications about flights, trains and stays say their days in words, in every language', async () => {
  for (const [index, language] of languages.entries()) {
    await server.database.pool.query('UPDATE employee SET language = $1 WHERE enterprise_id = 1', [language])
    const order = await ticketedOrder(server, { search: { date: `2026-12-${10 + index}` } })
    const changed = await change(server, order.orderNo, couponsOf(order), '2026-12-18')
    await refund(server, changed.order.orderNo, couponsOf(changed.order))
    await ticketedTrain(server, { search: { date: `2026-11-2${5 + index}` } })
    await confirmedStay(server, 'employee', { checkIn: `2026-12-0${1 + 2 * index}`, checkOut: `2026-12-0${2 + 2 * index}` })
  }
  const { rows } = await server.database.pool.query<{ language: string; subject: string; body: string }>(
    'SELECT language, subject, body FROM mail',
  )
  expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(languages))
  expect(rows.filter(({ subject, body }) => isoDay.test(`${subject}\n${body}`))).toEqual([])
})
