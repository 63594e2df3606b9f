import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { removeGuest, saveGuest } from '@sojourn/contract/booking/traveller.calls'
import { createIntlFlightOrder, getIntlFlightBookInfo } from '@sojourn/contract/products/intl-flight/booking.calls'
import type { IntlPassengerRequest } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { forgetToldToCarriers, getMyToldToCarriers } from '@sojourn/contract/products/intl-flight/told.calls'
import { refusedAs } from '../../../../testing/approvals'
import { expectResult } from '../../../../testing/flights'
import { chooseTrip, draftTrip, givePassport, intlDetail, intlOrderRequest } from '../../../../testing/intl-flight/orders'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
})
afterAll(() => server.close())

/** A trip to Los Angeles, where an address is asked for, ready to be booked with what is said of its passenger. */
async function toAmerica(date: string) {
  const tempOrderNo = await draftTrip(server, 'employee', { arrive: 'LAX', date })
  const info = expectResult(await server.call('employee', getIntlFlightBookInfo, { tempOrderNo }))
  const trip = await chooseTrip(server, 'employee', tempOrderNo)
  const request = await intlOrderRequest(server, 'employee', tempOrderNo, trip)
  const book = (passenger: Omit<IntlPassengerRequest, 'employeeId'>) =>
    server.call('employee', createIntlFlightOrder, {
      ...request,
      passengers: [{ employeeId: '1-employee', ...passenger }],
    })
  const order = (orderNo: string) => intlDetail(server, 'employee', orderNo)
  return { told: info.travellers[0]!.told, carrier: trip.choices[0]!.itineraryKey.slice(0, 2), book, order }
}
const own = async () => expectResult(await server.call('employee', getMyToldToCarriers, {})).list
const address = { country: 'US', street: '5 Main St', city: 'Los Angeles' }

test('[S2.39] a card and an address that carriers were told are kept sealed, offered masked, told again and deleted', async () => {
  const first = await toAmerica('2027-02-10')
  expect(first.told).toEqual([])
  const { carrier } = first
  expect(await first.book({ frequentFlyer: [{ carrier }], address })).toMatchObject(refusedAs('frequentFlyerWrong'))
  expect(await first.book({ address: { country: 'US' } })).toMatchObject(refusedAs('stayAddressMissing'))
  expect(await own(), 'nothing is kept of what is refused').toEqual([])
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  expectResult(await first.book({ frequentFlyer: [{ carrier, number: '6600 1234 5678' }], address }))
  const written = asked.mock.calls.filter(([query]) =>
    ((query as { text?: string }).text ?? '').includes('INTO told_to_carriers'),
  )
  asked.mockRestore()
  expect(written).toHaveLength(1)
  const kept = [
    { kind: 'card', code: carrier, masked: '********5678' },
    { kind: 'address', code: 'US', masked: 'Los Angeles · 5 M***' },
  ]
  expect(await own()).toMatchObject(kept)
  const { rows } = await server.database.pool.query<{ body: string }>('SELECT body_cipher AS body FROM told_to_carriers')
  expect(rows.map(({ body }) => body).join()).not.toMatch(/66001234|Main/)

  const second = await toAmerica('2027-03-10')
  expect(second.told).toEqual(kept)
  const again = expectResult(await second.book({ frequentFlyer: [{ carrier: second.carrier }], address: { country: 'US' } }))
  const [passenger] = (await second.order(again.orderNo)).passengers
  expect(passenger!.frequentFlyer).toEqual([{ carrier, number: '********5678' }])

  const third = await toAmerica('2027-04-10')
  expectResult(await third.book({ address: { ...address, street: '7 Elm St' } }))
  expect(await own(), 'the last word counts; what was not said stays').toMatchObject([
    kept[0],
    { ...kept[1], masked: 'Los Angeles · 7 E***' },
  ])
  const left = expectResult(await server.call('employee', forgetToldToCarriers, { kind: 'address', code: 'US' })).list
  expect(left).toMatchObject([kept[0]])
  expect((await toAmerica('2027-05-10')).told).toEqual([kept[0]])
  expect(expectResult(await server.call('manager', getMyToldToCarriers, {})).list, 'nobody else’s').toEqual([])
})

test('what is kept of a guest is forgotten with the guest', async () => {
  const credential = { type: 2 as const, number: 'E95100001', birthDate: '1988-04-09' }
  const guest = expectResult(await server.call('manager', saveGuest, { name: '高远', mobile: '13900006666', credential }))
  const count = async () =>
    (
      await server.database.pool.query('SELECT FROM told_to_carriers WHERE enterprise_id = 1 AND employee_id = $1', [
        guest.employeeId,
      ])
    ).rows.length
  await server.database.pool.query(
    `INSERT INTO told_to_carriers SELECT enterprise_id, $1, kind, code, body_cipher, masked, told_at FROM told_to_carriers LIMIT 1`,
    [guest.employeeId],
  )
  expect(await count()).toBe(1)
  expectResult(await server.call('manager', removeGuest, { guestId: guest.employeeId }))
  expect(await count()).toBe(0)
})

test('what was told three years ago, or of who has left, is deleted at night', async () => {
  const { pool } = server.database
  const now = server.context.clock.now()
  const held = async () =>
    (await pool.query<{ id: string }>('SELECT employee_id AS id FROM told_to_carriers ORDER BY 1')).rows.map(({ id }) => id)
  await pool.query('DELETE FROM told_to_carriers')
  for (const [who, at] of [
    ['1-employee', now],
    ['1-manager', now],
    ['1-director', new Date(now.getTime() - 3 * 366 * 24 * 3_600_000)],
  ])
    await pool.query(`INSERT INTO told_to_carriers VALUES (1, $1, 'card', 'MU', 'sealed', '****', $2)`, [who, at])
  await pool.query("UPDATE employee SET active = false WHERE employee_id = '1-manager'")
  await server.turn(24 * 60)
  expect(await held()).toEqual(['1-employee'])
  await pool.query("UPDATE employee SET active = true WHERE employee_id = '1-manager'")
})
