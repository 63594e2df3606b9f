import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { saveGuest } from '@sojourn/contract/booking/traveller.calls'
import { chooseFlightTravellers, createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { identityCheckDigit } from '@sojourn/domain/booking/traveller/identity-card'
import { choose, expectResult, orderRequest, saveDraft, type Choice } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'

const first17 = '11010119880607001'
const credential = { type: 1 as const, number: first17 + identityCheckDigit(first17) }

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const guestOf = async (who: string, name: string): Promise<string> =>
  expectResult(await server.call(who, saveGuest, { name, mobile: '13900003333', credential })).employeeId

async function booked(who: string, travellers: string[], on?: Choice) {
  const tempOrderNo = await saveDraft(server, who, { bookType: 1, date: '2026-12-09' })
  expectResult(await server.call(who, chooseFlightTravellers, { tempOrderNo, employeeIds: travellers }))
  const choice = await choose(
    server,
    who,
    tempOrderNo,
    (flight, fare) =>
      fare.verdict !== 'forbidden' && fare.seats >= 5 && (on === undefined || flight.flightKey === on.flight.flightKey),
  )
  const request = await orderRequest(server, who, tempOrderNo, [choice])
  return { choice, answer: await server.call(who, createFlightOrder, request) }
}

describe('[handbook 1.8] the same passenger by document', () => {
  test('is booked once on a flight and day, also by somebody else’s guest of the same card; again once the order is cancelled', async () => {
    const [mine, theirs] = [await guestOf('admin', '陈小远'), await guestOf('manager', '陈小远')]
    const { choice, answer } = await booked('admin', [mine])
    const { orderNo } = expectResult(answer)
    const again = await booked('manager', [theirs], choice)
    expect(again.answer).toMatchObject({ problem: 'samePassenger', field: 'travellers', detail: { orderNo } })
    expect((await booked('manager', ['1-manager'], choice)).answer.success).toBe(true)
    expectResult(await server.call('admin', cancelOrder, { orderNo }))
    expect((await booked('manager', [theirs], choice)).answer.success).toBe(true)
  })
})
