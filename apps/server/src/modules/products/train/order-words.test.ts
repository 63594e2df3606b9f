import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOrderAsOf } from '@sojourn/contract/booking/time-machine.calls'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { getTravelView, saveTrip } from '@sojourn/contract/booking/trip.calls'
import { languages } from '@sojourn/contract/kit/language'
import { getTrainOrderDetail } from '@sojourn/contract/products/train-order.calls'
import { joinTrainWaitlist, leaveTrainWaitlist } from '@sojourn/contract/products/train-waitlist.calls'
import { trainRulesText } from '@sojourn/text/products/train-rules'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookTrain, settleTrain, trainDetail } from '../../../testing/trains'
import { soldOut, waitFor } from '../../../testing/waitlists'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** What an order's state is called in its page, the lists, its trip and the time machine. */
async function namesOf(who: string, orderNo: string, travelOrderNo: string, language: (typeof languages)[number]) {
  const at = server.context.clock.now().toISOString()
  const [detail, { list }, past, trip] = await Promise.all([
    server.call(who, getTrainOrderDetail, { orderId: orderNo }, { language }).then(expectResult),
    server.call(who, getTripOrderList, {}, { language }).then(expectResult),
    server.call('finance', getOrderAsOf, { orderNo, at }, { language }).then(expectResult),
    server.call(who, getTravelView, { travelOrderNo }, { language }).then(expectResult),
  ])
  const listed = list.find((each) => each.orderNo === orderNo)
  return [detail.stateName, listed?.stateName, past.order?.stateName, trip.parts[0]?.stateName]
}
const tripOf = async (who: string, orderNo: string): Promise<string> =>
  expectResult(await server.call(who, saveTrip, { orderNos: [orderNo] })).travelOrderNo

describe('[handbook 3.6] [handbook 3.9] one word for the state of an order, wherever it is shown', () => {
  test('in the railway’s queue', async () => {
    const { orderNo } = expectResult(
      (await bookTrain(server, { search: { date: '2026-11-30' }, more: { remark: '#LATE' } })).answer,
    )
    const trip = await tripOf('employee', orderNo)
    for (const language of languages) {
      const { locking } = trainRulesText[language].states
      expect(new Set(await namesOf('employee', orderNo, trip, language))).toEqual(new Set([locking]))
    }
    expect(await trainDetail(server, 'employee', orderNo)).toMatchObject({ nothingHeld: true })
  })

  test('waiting for seats that come back, and given up; nothing speaks of seats that were kept', async () => {
    const { frame, ride, quote } = await waitFor(server, 'manager', { wanted: soldOut, travellers: ['1-manager'] })
    const { deadlines } = expectResult(quote)
    const join = { ...frame, choices: [ride], deadline: deadlines[0]!.at }
    const { orderNo } = expectResult(await server.call('manager', joinTrainWaitlist, join))
    expect((await settleTrain(server, 'manager', orderNo)).stateName).toBe('待兑现')
    const trip = await tripOf('manager', orderNo)
    for (const language of languages) {
      const { waiting } = trainRulesText[language].states
      expect(new Set(await namesOf('manager', orderNo, trip, language))).toEqual(new Set([waiting]))
    }
    expectResult(await server.call('manager', leaveTrainWaitlist, { orderNo }))
    expect((await trainDetail(server, 'manager', orderNo)).nextStep).not.toContain('座位')
  })
})
