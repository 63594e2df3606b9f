import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import type { ProblemName } from '@sojourn/contract/kit/problems'
import { checkIntlFlightBooking, createIntlFlightOrder } from '@sojourn/contract/products/intl-flight/booking.calls'
import type { CreateIntlFlightOrder } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { getIntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.calls'
import { answer, approvalOf, caseOf, flow, level, refusedAs, setFlows } from '../../../testing/approvals'
import { decide, expectResult, payByCredit } from '../../../testing/flights'
import {
  bookIntl,
  chooseTrip,
  givePassport,
  intlDetail,
  intlOrderRequest,
  draftTrip,
  type IntlSearch,
} from '../../../testing/intl-flight/orders'
import { expectBooksToBalance } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
let passport: string
beforeAll(async () => {
  server = await openTestServer()
  passport = await givePassport(server, 'employee')
  await setFlows(server, flow([level('any', 'manager')]))
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

/** A request that is right, for tests to spoil. */
async function rightRequest(search: IntlSearch = {}): Promise<CreateIntlFlightOrder> {
  const tempOrderNo = await draftTrip(server, 'employee', search)
  const trip = await chooseTrip(server, 'employee', tempOrderNo, { directions: search.returnDate ? 2 : 1 })
  const request = await intlOrderRequest(server, 'employee', tempOrderNo, trip)
  return { ...request, travellers: request.travellers.map((one) => ({ ...one, credentialId: passport })) }
}
const orders = async () => expectResult(await server.call('employee', getTripOrderList, {})).list.length
const credentialOf = async (type: number) => {
  const { rows } = await server.database.pool.query<{ credential_id: string }>(
    "SELECT credential_id FROM credential WHERE enterprise_id = 1 AND employee_id = '1-employee' AND type = $1 ORDER BY 1",
    [type],
  )
  return rows.map(({ credential_id }) => credential_id)
}

describe('what cannot be booked says why and leaves nothing behind', () => {
  type Spoil = (right: CreateIntlFlightOrder) => CreateIntlFlightOrder | Promise<CreateIntlFlightOrder>
  const traveller = (right: CreateIntlFlightOrder, more: object) => ({
    ...right,
    travellers: right.travellers.map((one) => ({ ...one, ...more })),
  })
  test.each<[string, ProblemName, string, Spoil]>([
    ['a price below what it costs', 'priceChanged', 'choices', (right) => ({ ...right, seenTotal: right.seenTotal - 1 })],
    [
      'hours at which a flight does not leave any more',
      'timesChanged',
      'choices',
      (right) => ({ ...right, seenTimes: right.seenTimes.map((times) => ({ ...times, departTime: '00:01' })) }),
    ],
    [
      'the hours of a flight less',
      'badRequest',
      'seenTimes',
      (right) => ({ ...right, seenTimes: [...right.seenTimes, ...right.seenTimes] }),
    ],
    ['a total below it', 'priceChanged', 'expectedTotal', (right) => ({ ...right, expectedTotal: right.expectedTotal - 1 })],
    [
      'an itinerary that nobody offers',
      'itineraryUnknown',
      'choices',
      (right) => ({ ...right, choices: right.choices.map((choice) => ({ ...choice, itineraryKey: 'XX1' })) }),
    ],
    [
      'a search that was never shown',
      'itineraryUnknown',
      'choices.0',
      (right) => ({ ...right, choices: right.choices.map((choice) => ({ ...choice, searchId: 'none' })) }),
    ],
    [
      'one direction too many',
      'legChosenMissing',
      'choices',
      (right) => ({ ...right, choices: [...right.choices, ...right.choices] }),
    ],
    [
      'an identity card',
      'credentialUnknown',
      'travellers.0.credentialId',
      async (right) => traveller(right, { credentialId: (await credentialOf(1))[0] }),
    ],
    [
      'a passport of whose bearer nobody knows the sex',
      'passportDetailMissing',
      'travellers.0.gender',
      async (right) => traveller(right, { credentialId: (await credentialOf(2)).find((id) => id !== passport) }),
    ],
    [
      'a card of a carrier that does not fly',
      'frequentFlyerWrong',
      'travellers.0.frequentFlyer',
      (right) => ({
        ...right,
        passengers: [{ employeeId: '1-employee', frequentFlyer: [{ carrier: 'ZZ', number: '123456' }] }],
      }),
    ],
    [
      'a wish on a flight that is none of the trip',
      'badRequest',
      'passengers',
      (right) => ({ ...right, passengers: [{ employeeId: '1-employee', wishes: [{ segment: 9, seat: 'window' }] }] }),
    ],
    ['the last seat gone meanwhile', 'fareSoldOut', 'choices', (right) => ({ ...right, remark: '#SOLD_OUT' })],
    ['a fare that rose meanwhile', 'priceChanged', 'choices', (right) => ({ ...right, remark: '#PRICE_UP' })],
  ])('%s: %s at %s', async (_title, problem, field, spoil) => {
    const request = await spoil(await rightRequest({ date: '2026-12-09' }))
    const before = await orders()
    expect(await server.call('employee', createIntlFlightOrder, request)).toMatchObject({ ...refusedAs(problem), field })
    expect(await orders()).toBe(before)
  })

  test('somebody who stays in the United States says where', async () => {
    const request = await rightRequest({ arrive: 'LAX', date: '2027-02-10', returnDate: '2027-02-20' })
    expect(await server.call('employee', createIntlFlightOrder, request)).toMatchObject(refusedAs('stayAddressMissing'))
    const address = { country: 'US', street: '5 Main St', city: 'Los Angeles' }
    const told = { ...request, passengers: [{ employeeId: '1-employee', address }] }
    expectResult(await server.call('employee', createIntlFlightOrder, told))
  })

  test('a passport that ends on the way, and one that the country of arrival would refuse', async () => {
    const short = await givePassport(server, 'employee', { number: 'E55510002', expiresOn: '2026-12-20' })
    const request = await rightRequest({ date: '2026-12-12', returnDate: '2026-12-26' })
    const withShort = { ...request, travellers: request.travellers.map((one) => ({ ...one, credentialId: short })) }
    expect(await server.call('employee', createIntlFlightOrder, withShort)).toMatchObject(refusedAs('credentialExpired'))
  })

  test('the same person is not booked twice on one flight', async () => {
    const search = { date: '2027-01-11' }
    const request = await rightRequest(search)
    const again = await rightRequest(search)
    expectResult(await server.call('employee', createIntlFlightOrder, request))
    expect(await server.call('employee', createIntlFlightOrder, again)).toMatchObject(refusedAs('samePassenger'))
  })
})

describe('an order that does not come to its tickets', () => {
  async function approved(date: string, remark: string) {
    const { answer: created, request } = await bookIntl(server, 'employee', { date, more: { remark } })
    const { orderNo } = expectResult(created)
    return { orderNo, request }
  }

  test('the price rises while the approval waits: the approver is told, and nothing is decided', async () => {
    const { orderNo } = await approved('2027-01-14', '#PRICE_RISE')
    expect(await decide(server, 'manager', orderNo)).toMatchObject(refusedAs('priceChanged'))
    expect((await intlDetail(server, 'employee', orderNo)).state).toBe(20)
  })
  test('the seats go while the approval waits: the order is closed when it is agreed to', async () => {
    const { orderNo } = await approved('2027-01-15', '#SEATS_LOST')
    expect((await decide(server, 'manager', orderNo)).result).toMatchObject({ subjectState: 1400 })
  })
  test('the price rises by no more than the approver accepts: the same seats are kept at the new one', async () => {
    const { orderNo, request } = await approved('2027-02-01', '#PRICE_RISE')
    const { version } = await caseOf(server, 'manager', await approvalOf(server, orderNo))
    const envelope = { amount: 200_000, hours: 0 }
    const agreed = await answer(server, 'manager', await approvalOf(server, orderNo), { version, envelope })
    expect(agreed.result).toMatchObject({ subjectState: 1100 })
    const order = await intlDetail(server, 'employee', orderNo)
    expect(order.total).toBeGreaterThan(request.expectedTotal)
    expectResult(await payByCredit(server, 'employee', orderNo, order.total))
    await server.context.drainJobs()
    expect((await intlDetail(server, 'employee', orderNo)).state).toBe(1800)
  })
  test('the ticket time limit ends while the approval waits: the order is over, and nobody decides it any more', async () => {
    const { orderNo } = await approved('2027-02-08', '')
    const approvalId = await approvalOf(server, orderNo)
    const { version } = await caseOf(server, 'manager', approvalId)
    const { payBy } = await intlDetail(server, 'employee', orderNo)
    await server.turn((Date.parse(payBy!) - server.context.clock.now().getTime()) / 60_000 + 1)
    const over = await intlDetail(server, 'employee', orderNo)
    expect([over.state, over.payBy]).toEqual([1400, undefined])
    expect((await answer(server, 'manager', approvalId, { version })).success).toBe(false)
    expect((await intlDetail(server, 'employee', orderNo)).state).toBe(1400)
  })
  test.each(['#ISSUE_FAIL', '#ONE_RECORD_FAILS'])('%s: no ticket is left of any record, and the money is back', async (word) => {
    const dates = { '#ISSUE_FAIL': '2027-01-21', '#ONE_RECORD_FAILS': '2027-01-25' } as Record<string, string>
    const { orderNo, request } = await approved(dates[word]!, word)
    expectResult(await decide(server, 'manager', orderNo))
    expectResult(await payByCredit(server, 'employee', orderNo, request.expectedTotal))
    await server.context.drainJobs()
    const order = await intlDetail(server, 'employee', orderNo)
    expect(order.state).toBe(1801)
    expect(order.travellerList.flatMap(({ tickets }) => tickets)).toEqual([])
  })
})

describe('another company', () => {
  test('neither sees the order nor books from the search', async () => {
    const request = await rightRequest({ date: '2027-01-28' })
    const { orderNo } = expectResult(await server.call('employee', createIntlFlightOrder, request))
    const stranger = 'employee@beichen.example'
    expect(await server.call(stranger, getIntlFlightOrderDetail, { orderId: orderNo })).toMatchObject(refusedAs('orderUnknown'))
    const { tempOrderNo, choices, seenTotal, seenTimes } = request
    expect(await server.call(stranger, checkIntlFlightBooking, { tempOrderNo, choices, seenTotal, seenTimes })).toMatchObject(
      refusedAs('tempOrderUnknown'),
    )
    expect(await server.call(stranger, createIntlFlightOrder, request)).toMatchObject(refusedAs('tempOrderUnknown'))
  })
})
