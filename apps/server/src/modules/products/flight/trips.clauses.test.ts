import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPendingOrderStatistical, queryTravelOrder, withdrawOrder } from '@sojourn/contract/booking/order.calls'
import { airline } from '@sojourn/domain/reference/air/airlines'
import { book, choose, decide, expectResult, orderRequest, payByCredit, saveDraft, within } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

const days = async (type: 0 | 1, who = 'employee') =>
  expectResult(await server.call(who, queryTravelOrder, { Type: type }, { language: 'en' })).list
/** With an empty body. */
const waiting = async (who = 'employee') => expectResult(await server.call(who, getPendingOrderStatistical, {}))

test('[S3.47] [S7.40] what waits for approval, payment and submission is counted, each for its person', async () => {
  expect(await waiting()).toEqual({ waitApprovalCount: 0, waitPayCount: 0, waitSubmitCount: 0 })
  const { created } = await book(server, 'employee', { date: '2026-12-21' })
  expect((await waiting('manager')).waitApprovalCount).toBe(1)
  expect((await waiting()).waitPayCount).toBe(0)
  await decide(server, 'manager', created.orderNo)
  expect((await waiting('manager')).waitApprovalCount).toBe(0)
  expect((await waiting()).waitPayCount).toBe(1)
  const { created: other } = await book(server, 'employee', { date: '2026-12-23' })
  expectResult(await server.call('employee', withdrawOrder, { orderNo: other.orderNo }))
  expect(await waiting()).toEqual({ waitApprovalCount: 0, waitPayCount: 1, waitSubmitCount: 1 })
  expect(await waiting('manager')).toEqual({ waitApprovalCount: 0, waitPayCount: 0, waitSubmitCount: 0 })
})

test('[S3.42] [S3.43] [S3.44] [S3.45] [S7.41] journeys by day, to come and past, a flight with all that names it', async () => {
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-09' })
  const choice = await choose(server, 'employee', tempOrderNo, within)
  const request = await orderRequest(server, 'employee', tempOrderNo, [choice])
  const { orderNo } = expectResult(await server.call('employee', createFlightOrder, request))
  expect(await days(0), 'not before it is ticketed').toEqual([])
  await decide(server, 'manager', orderNo)
  await payByCredit(server, 'employee', orderNo, request.expectedTotal)
  await server.context.drainJobs()

  const { flight } = choice
  const coming = await days(0)
  expect(coming).toEqual([
    {
      date: '2026-12-09',
      travelList: [
        {
          productType: 1,
          productName: 'Domestic flight',
          orderSerialNo: orderNo,
          depAirport: expect.stringContaining('Beijing') as string,
          arrAirport: expect.stringContaining('Shanghai') as string,
          depTerminal: flight.departTerminal,
          arrTerminal: flight.arriveTerminal,
          airlineName: airline(flight.carrier)?.shortName.en,
          flightNo: flight.flightNo,
          travelStartDateStruct: { fullDate: '2026-12-09' },
          travelEndDateStruct: { fullDate: '2026-12-09' },
          travelStartDate: '2026-12-09',
          travelEndDate: '2026-12-09',
          travelStartTime: flight.departTime,
          travelEndTime: flight.arriveTime,
          days: 0,
          boarding: {
            at: expect.stringMatching(/^2026-12-0[89]T/) as string,
            where: `Terminal ${flight.departTerminal}`,
            seat: '',
            facts: [expect.stringContaining('checked baggage') as string],
          },
        },
      ],
    },
  ])
  expect(await days(1)).toEqual([])
  expect(await days(0, 'manager')).toEqual([])

  await server.turn(21 * 24 * 60)
  expect(await days(0)).toEqual([])
  const [past] = coming
  const [journey] = past!.travelList
  const { boarding: _over, ...over } = journey!
  expect(await days(1)).toEqual([{ ...past, travelList: [over] }])
})
