import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHotelOrder } from '@sojourn/contract/products/hotel/hotel.calls'
import { decide, expectResult, payByCredit } from '../../../../testing/flights'
import { chooseRate, saveStay, stayOrder, stayRequest } from '../../../../testing/hotels'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('[handbook 4.5] what the guests wish reaches the hotel, and the order says what it answered', async () => {
  const tempOrderNo = await saveStay(server, 'employee')
  const chosen = await chooseRate(
    server,
    'employee',
    tempOrderNo,
    ({ verdict, confirmation, hotelType }) => verdict === 'within' && confirmation === 'instant' && hotelType === 2,
  )
  const { room } = chosen.detail.hotel.rooms.find(({ rates }) => rates.includes(chosen.rate))!
  const request = await stayRequest(server, 'employee', tempOrderNo, chosen)
  const { orderNo } = expectResult(
    await server.call('employee', createHotelOrder, { ...request, requests: ['noSmoking', 'extraBed', 'adjacent'] }),
  )
  const order = () => stayOrder(server, 'employee', orderNo)
  expect(await order()).toMatchObject({ requests: ['noSmoking', 'extraBed', 'adjacent'], requestAnswers: [] })

  await decide(server, 'manager', orderNo)
  expectResult(await payByCredit(server, 'employee', orderNo, request.expectedTotal))
  await server.context.drainJobs()
  const { requestAnswers } = await order()
  expect(requestAnswers.map(({ request: asked, answer }) => [asked, answer])).toEqual([
    ['noSmoking', { no: 'granted', some: 'noted', yes: 'declined' }[room.smoking]],
    ['extraBed', room.extraBed === undefined ? 'declined' : 'granted'],
    ['adjacent', 'declined'],
  ])
  expect(requestAnswers[2]!.sentence).toBe('相邻房间（酒店无法安排）')
})
