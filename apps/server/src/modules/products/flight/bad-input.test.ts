import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pay } from '@sojourn/contract/booking/payment.calls'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { decideApproval, getApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import {
  chooseFlightTravellers,
  createFlightOrder,
  getFlightBookInfo,
  getFlightOrderTemp,
  searchFlights,
} from '@sojourn/contract/products/flight/flight.calls'
import { getFlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight/booking.shapes'
import {
  choose,
  expectResult,
  orderRequest,
  outOfPolicy,
  saveDraft,
  within,
  type Search,
  type Wanted,
} from '../../../testing/flights'
import { expectRefusals, refusal, type Refusal } from '../../../testing/refusals'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function requestOf(who: string, search: Search = {}, wanted: Wanted = within): Promise<CreateFlightOrder> {
  const tempOrderNo = await saveDraft(server, who, search)
  return orderRequest(server, who, tempOrderNo, [await choose(server, who, tempOrderNo, wanted)])
}

describe('an order that cannot be', () => {
  let good: CreateFlightOrder
  let others: CreateFlightOrder
  beforeAll(async () => {
    good = await requestOf('employee')
    others = await requestOf('guest-booker', {}, (flight, fare) => within(flight, fare) && fare.seats === 10)
  })
  const create = (
    title: string,
    request: CreateFlightOrder,
    problem: Refusal['problem'],
    field?: string,
    who?: string,
  ): Refusal => refusal(title, createFlightOrder, request, problem, field, who)
  const travelling = (request: CreateFlightOrder, change: object): CreateFlightOrder => ({
    ...request,
    travellers: [{ ...request.travellers[0]!, ...change }],
  })
  const flying = (request: CreateFlightOrder, change: object): CreateFlightOrder => ({
    ...request,
    journeys: [{ ...request.journeys[0]!, ...change }],
  })

  test('the draft: unknown, somebody else’s', () =>
    expectRefusals(server, [
      create('unknown', { ...good, tempOrderNo: 'T000000000000000000000000' }, 'tempOrderUnknown', 'tempOrderNo'),
      create('somebody else’s', good, 'tempOrderUnknown', 'tempOrderNo', 'finance'),
      create('another company’s', good, 'tempOrderUnknown', 'tempOrderNo', 'employee@beichen.example'),
      refusal('read', getFlightOrderTemp, { tempOrderNo: good.tempOrderNo }, 'tempOrderUnknown', 'tempOrderNo', 'finance'),
      refusal('searched', searchFlights, { tempOrderNo: good.tempOrderNo }, 'tempOrderUnknown', 'tempOrderNo', 'finance'),
      refusal('booked', getFlightBookInfo, { tempOrderNo: good.tempOrderNo }, 'tempOrderUnknown', 'tempOrderNo', 'finance'),
    ]))

  test('[handbook 6.1] travellers: known, allowed, once, at most nine', () => {
    const [traveller] = others.travellers
    const people = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...traveller!, employeeId: `1-nobody-${index}` }))
    const employeeIds = people(10).map(({ employeeId }) => employeeId)
    const { tempOrderNo } = others
    const chooseThem = (title: string, ids: string[], problem: Refusal['problem'], who: string): Refusal =>
      refusal(title, chooseFlightTravellers, { tempOrderNo, employeeIds: ids }, problem, 'employeeIds', who)
    return expectRefusals(server, [
      create('ten', { ...others, travellers: people(10) }, 'tooManyTravellers', 'travellers', 'guest-booker'),
      create('twice', { ...others, travellers: [traveller!, traveller!] }, 'travellerTwice', 'travellers', 'guest-booker'),
      create(
        'unknown',
        travelling(others, { employeeId: '1-nobody' }),
        'travellerUnknown',
        'travellers.0.employeeId',
        'guest-booker',
      ),
      create(
        'foreign',
        travelling(others, { employeeId: '2-employee' }),
        'travellerUnknown',
        'travellers.0.employeeId',
        'guest-booker',
      ),
      create('a colleague', travelling(good, { employeeId: '1-manager' }), 'travellerNotAllowed', 'employeeIds'),
      create('nobody', { ...good, travellers: [] }, 'badRequest', 'travellers'),
      chooseThem('ten', employeeIds, 'tooManyTravellers', 'guest-booker'),
      chooseThem('twice', ['1-employee', '1-employee'], 'travellerTwice', 'guest-booker'),
      chooseThem('foreign', ['1-employee', '2-employee'], 'travellerUnknown', 'guest-booker'),
      chooseThem('nobody', [], 'badRequest', 'guest-booker'),
    ])
  })

  test('[handbook 11.4] documents and cost centres of the traveller', async () => {
    const expired = await requestOf('expired')
    await expectRefusals(server, [
      create('unknown', travelling(good, { credentialId: 'none' }), 'credentialUnknown', 'travellers.0.credentialId'),
      create(
        'a colleague’s',
        travelling(good, { credentialId: '1-manager-1' }),
        'credentialUnknown',
        'travellers.0.credentialId',
      ),
      create(
        'expired',
        travelling(expired, { credentialId: '1-expired-1' }),
        'credentialExpired',
        'travellers.0.credentialId',
        'expired',
      ),
      create('cost centre', travelling(good, { costCentreId: 'cc-plant' }), 'costCentreUnknown', 'travellers.0.costCentreId'),
    ])
  })

  test('[handbook 1.5] the fare: known, at its price, at its total', () => {
    const { flightKey } = good.journeys[0]!
    return expectRefusals(server, [
      create('cheaper fare', flying(good, { ticketPrice: good.journeys[0]!.ticketPrice - 100 }), 'priceChanged', 'journeys.0'),
      create('cheaper total', { ...good, expectedTotal: good.expectedTotal - 1 }, 'priceChanged', 'expectedTotal'),
      create('no money', { ...good, expectedTotal: 0 }, 'priceChanged', 'expectedTotal'),
      create(
        'unknown flight',
        flying(good, { flightKey: flightKey.replace(/^\w\w\d+/, 'MU9999') }),
        'flightUnknown',
        'journeys.0',
      ),
      create('nonsense flight', flying(good, { flightKey: '%$#' }), 'flightUnknown', 'journeys.0'),
      create('nonsense fare', flying(good, { fareKey: '%$#' }), 'flightUnknown', 'journeys.0'),
      create('nothing', { ...good, journeys: [] }, 'badRequest', 'journeys'),
      create('two of one', { ...good, journeys: [good.journeys[0]!, good.journeys[0]!] }, 'connectionTooShort', 'journeys.1'),
      create('never searched', flying(good, { searchId: 'never' }), 'flightUnknown', 'journeys.0.searchId'),
      create('insured twice', travelling(good, { insurances: ['delay', 'delay'] }), 'badRequest', 'travellers.0.insurances'),
    ])
  })

  test('[handbook 7.4] policy: a reason where it asks, never a forbidden cabin', async () => {
    const dear = await requestOf('employee', {}, outOfPolicy)
    const business = await requestOf('employee', {}, (_flight, fare) => fare.verdict === 'forbidden' && fare.cabin === 'C')
    const { reasonCode: _none, ...silent } = dear.travellers[0]!
    await expectRefusals(server, [
      create('no reason', { ...dear, travellers: [silent] }, 'violationReasonMissing', 'travellers.0.reasonCode'),
      create('unknown reason', travelling(dear, { reasonCode: 'whim' }), 'violationReasonMissing', 'travellers.0.reasonCode'),
      create(
        'other, unsaid',
        travelling(dear, { reasonCode: 'other', reasonText: ' ' }),
        'violationReasonMissing',
        'travellers.0.reasonCode',
      ),
      create('business class', business, 'policyForbids', 'travellers.0'),
    ])
  })

  test('company money and company fares are not for personal trips', async () => {
    const personal = await requestOf('employee', { travelType: 2 }, (_flight, fare) => fare.fareType === 'published')
    const tempOrderNo = await saveDraft(server, 'employee')
    const agreed = await choose(server, 'employee', tempOrderNo, (_flight, fare) => fare.fareType === 'agreement')
    const { fareKey, ticketPrice } = agreed.fare
    const stolen = { ...personal, settleType: 1 as const }
    await expectRefusals(server, [
      create('company credit', { ...personal, settleType: 4 }, 'paymentMethodNotAllowed', 'settleType'),
      create(
        'agreement fare',
        flying(stolen, { flightKey: agreed.flight.flightKey, fareKey, ticketPrice }),
        'fareNotForPersonal',
        'journeys.0',
      ),
    ])
  })

  test('numbers that nobody was given', () =>
    expectRefusals(server, [
      refusal('order', getFlightOrderDetail, { orderId: 'F2026112000000001' }, 'orderUnknown', 'orderId'),
      refusal('cancel', cancelOrder, { orderNo: 'F2026112000000001' }, 'orderUnknown', 'orderNo'),
      refusal('pay', pay, { orderNos: ['F2026112000000001'], settleType: 4, expectedTotal: 1 }, 'orderUnknown', 'orderNos'),
      refusal('pay nothing', pay, { orderNos: [], settleType: 4, expectedTotal: 1 }, 'badRequest', 'orderNos'),
      refusal('approval', getApprovalDetail, { approvalId: 'none' }, 'approvalUnknown', 'approvalId'),
      refusal(
        'decide',
        decideApproval,
        { approvalId: 'none', decision: 'agree', version: 1 },
        'approvalUnknown',
        'approvalId',
        'manager',
      ),
    ]))

  test('[handbook 6.1] the unchanged request is accepted, and after half an hour its draft is over', async () => {
    expect(expectResult(await server.call('employee', createFlightOrder, good)).state).toBe(20)
    await server.turn(31)
    await expectRefusals(server, [
      create('expired', others, 'tempOrderExpired', 'tempOrderNo', 'guest-booker'),
      refusal(
        'expired search',
        searchFlights,
        { tempOrderNo: others.tempOrderNo },
        'tempOrderExpired',
        'tempOrderNo',
        'guest-booker',
      ),
    ])
  })
})
