import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { couponStates } from '@sojourn/contract/booking/codes'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { searchTrains } from '@sojourn/contract/products/train/train.calls'
import { serveSuppliers } from '@sojourn/supply/http/serve'
import { couponsOf, couponStatesOf, refund, ticketedOrder } from '../after-sales'
import { refusedAs } from '../approvals'
import { bookStay } from '../hotels'
import { expectBooksToBalance } from '../ledger'
import { countOf } from '../database/rows'
import { openTestServer, type TestServer } from '../server'
import { choose, detail, expectResult, orderRequest, saveDraft, within } from '../flights'
import { builtInSuppliers } from './built-in'
import { refundTrain, saveTrainDraft, ticketedTrain, ticketsOf } from '../trains'

const key = 'a key of sixteen and more'
let supply: Awaited<ReturnType<typeof builtInSuppliers>>
let server: TestServer
let served: Awaited<ReturnType<typeof serveSuppliers>>
beforeAll(async () => {
  supply = await builtInSuppliers()
  served = await serveSuppliers(supply, { host: '127.0.0.1', port: 0, key, obeysFaults: true, onFailure: () => undefined })
  server = await openTestServer({ supply: { url: served.url, key } })
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
  await served.close()
  await supply.close()
})

const books = ['sandbox_air_pnr', 'sandbox_rail_lock', 'sandbox_hotel_booking']

describe('[architecture 9] suppliers behind an address', () => {
  test('sell what the built-in ones sell: booked, ticketed and given back, in books of their own', async () => {
    const flight = await ticketedOrder(server, { search: { date: '2026-12-10' } })
    expect(stateOfNumber((await refund(server, flight.orderNo, couponsOf(flight))).order.state)).toBe('refunded')
    expect(couponStatesOf(await detail(server, 'employee', flight.orderNo))).toEqual([couponStates.code('refunded')])
    const train = await ticketedTrain(server, { search: { date: '2026-11-25' } })
    expect((await refundTrain(server, train.orderNo, ticketsOf(train))).order.state).toBe(3801)
    const stay = { checkIn: '2026-12-02', checkOut: '2026-12-03' }
    await bookStay(server, 'employee', stay, ({ verdict, hotelType }) => verdict === 'within' && hotelType === 2)
    for (const table of books) {
      expect(await countOf(server, table, 'true', [])).toBe(0)
      expect((await supply.books.query(`SELECT FROM ${table}`)).rowCount).toBe(1)
    }
  })

  test('answer only who knows their key, and only what a port has', async () => {
    const ask = async (path: string, given = key, body = '[{"trains":[]}]') => {
      const headers = { authorization: `Bearer ${given}`, 'x-supply-now': '2026-11-20T02:00:00Z' }
      return (await fetch(`${served.url}/${path}`, { method: 'POST', headers, body })).status
    }
    expect(await ask('rail/stoppedTrains')).toBe(200)
    expect(await ask('rail/stoppedTrains', 'another key of sixteen')).toBe(401)
    for (const path of ['rail/constructor', 'rail/', 'constructor/constructor', 'context/database', ''])
      expect(await ask(path)).toBe(404)
    for (const body of ['', '{}', '[{', 'null']) expect(await ask('rail/stoppedTrains', key, body)).toBe(400)
    expect((await fetch(`${served.url}/rail/search`)).status).toBe(401)
  })

  test('are told beside the question what is to go wrong on purpose', async () => {
    const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-12' })
    const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
    const asked = { ...request, remark: '靠窗 #NO_SUCH_WORD' }
    expect(await server.call('employee', createFlightOrder, { ...asked, remark: '#SOLD_OUT' })).toMatchObject(
      refusedAs('fareSoldOut'),
    )
    // A word that no supplier knows is a remark.
    expectResult(await server.call('employee', createFlightOrder, asked))
  })

  test('refuse to be told so where customers are served', async () => {
    const onFailure = (): void => undefined
    const strict = await serveSuppliers(supply, { host: '127.0.0.1', port: 0, key, obeysFaults: false, onFailure })
    const ask = async (more: object) => {
      const headers = { authorization: `Bearer ${key}`, 'x-supply-now': '2026-11-20T02:00:00Z', ...more }
      return (await fetch(`${strict.url}/rail/stoppedTrains`, { method: 'POST', headers, body: '[{"trains":[]}]' })).status
    }
    expect(await ask({})).toBe(200)
    expect(await ask({ 'x-supply-faults': 'BUSY' })).toBe(403)
    await strict.close()
  })

  test('that are away are named as silent, and nothing has happened', async () => {
    const tempOrderNo = await saveTrainDraft(server, 'employee', { date: '2026-11-26' })
    const search = { tempOrderNo }
    expectResult(await server.call('employee', searchTrains, search))
    await served.close()
    expect(await server.call('employee', searchTrains, search)).toMatchObject(refusedAs('supplierSilent'))
  })
})
