import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { createHotelOrder } from '@sojourn/contract/products/hotel/hotel.calls'
import { choose, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { chooseRate, saveStay, stayRequest } from '../../../testing/hotels'
import { placedStates } from '../columns/placed-states'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookTrain } from '../../../testing/trains'
import { guest, leaveParty, waitingParty } from '../../../testing/waiting-party'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const handedOver = (to: string) => countOf(server, 'access_log', 'purpose LIKE $1', [`%documents for ${to}`])

describe('[handbook 11.5] documents that a supplier was given', () => {
  test('a carrier that refuses: the order has never been, that it was given them stands', async () => {
    const tempOrderNo = await saveDraft(server, 'employee')
    const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
    const orders = await countOf(server, 'orders', `state ${placedStates}`)
    const answer = await server.call('employee', createFlightOrder, { ...request, remark: '#SOLD_OUT' })
    expect(answer.success).toBe(false)
    expect(await countOf(server, 'orders', `state ${placedStates}`)).toBe(orders)
    expect(await handedOver('the carrier')).toBe(1)
  })

  test('a railway that refuses', async () => {
    const { answer } = await bookTrain(server, { search: { date: '2026-12-02' }, more: { remark: '#NO_SEAT' } })
    expect(answer.success).toBe(false)
    expect(await handedOver('the railway')).toBe(1)
  })

  test('a hotel that refuses, and one that says yes', async () => {
    const tempOrderNo = await saveStay(server, 'employee')
    const chosen = await chooseRate(
      server,
      'employee',
      tempOrderNo,
      ({ verdict, hotelType }) => verdict === 'within' && hotelType === 2,
    )
    const request = await stayRequest(server, 'employee', tempOrderNo, chosen)
    const orders = await countOf(server, 'orders', `state ${placedStates}`)
    const refused = await server.call('employee', createHotelOrder, { ...request, remark: '#ROOM_GONE' })
    expect(refused).toMatchObject({ problem: 'roomSoldOut' })
    expect(await countOf(server, 'orders', `state ${placedStates}`)).toBe(orders)
    const given = () => countOf(server, 'access_log', 'purpose LIKE $1', ['%guests for the hotel'])
    expect(await given()).toBe(1)
    expect((await server.call('employee', createHotelOrder, request)).success).toBe(true)
    expect(await given()).toBe(2)
  })

  test('a railway that is told who leaves its waitlist, by the booker’s agent', async () => {
    const [leaves, stays] = [await guest(server), await guest(server)]
    const { orderNo } = await waitingParty(server, [leaves, stays])
    const asked = { enterpriseId: 1, employeeId: '1-manager', reason: '客户来电', reference: 'CALL-1' }
    const { ticket } = expectResult(await server.call('agent@agency.example', openCustomerSession, asked))
    server.useToken('assisted', expectResult(await server.call(null, useAgentTicket, { ticket })).loginToken)
    expectResult(await leaveParty(server, orderNo, leaves, 'assisted'))
    const { rows } = await server.database.pool.query(
      'SELECT employee_id, subject, agent_name FROM access_log WHERE purpose = $1',
      [`order ${orderNo}: who leaves the railway's waitlist`],
    )
    expect(rows).toEqual([
      {
        employee_id: '1-manager',
        subject: `traveller ${leaves} of ${orderNo}`,
        agent_name: expect.stringMatching(/./) as string,
      },
    ])
  })

  test('one that says yes, once', async () => {
    const before = await handedOver('the carrier')
    const tempOrderNo = await saveDraft(server, 'employee')
    const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
    expect((await server.call('employee', createFlightOrder, request)).success).toBe(true)
    expect(await handedOver('the carrier')).toBe(before + 1)
  })
})
