import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pay } from '@sojourn/contract/booking/payment.calls'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { decideApproval, getApprovalDetail } from '@sojourn/contract/booking/approval.calls'
import {
  chooseFlightTravellers,
  createFlightOrder,
  getFlightBookInfo,
  getFlightDayPrices,
  getFlightOrderTemp,
  saveFlightOrderTemp,
  searchFlights,
} from '@sojourn/contract/products/flight.calls'
import { getFlightOrderDetail } from '@sojourn/contract/products/flight-order.calls'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight-booking.shapes'
import type { FlightSearchParams } from '@sojourn/contract/products/flight.shapes'
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
import { expectRefusal, refusal, type Refusal } from '../../../testing/refusals'
import { writtenRows } from '../../../testing/rows'
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

/** Every refusal of a table, and that none of them left a row or took a seat. */
async function expectRefusals(table: readonly Refusal[]): Promise<void> {
  const before = await writtenRows(server)
  const wrong: string[] = []
  for (const row of table) await expectRefusal(server, row).catch((error: Error) => wrong.push(`${row.title}: ${error.message}`))
  expect(wrong).toEqual([])
  expect(await writtenRows(server)).toEqual(before)
}

describe('a search that cannot be kept', () => {
  const good: FlightSearchParams = {
    segmentType: 0,
    departAirportCode: 'PEK',
    departCityName: '北京',
    arriveAirportCode: 'SHA',
    arriveCityName: '上海',
    departDate: '2026-12-09',
  }
  const save = (title: string, change: Partial<FlightSearchParams>, problem: Refusal['problem'], field: string): Refusal =>
    refusal(title, saveFlightOrderTemp, { searchParams: { ...good, ...change }, travelType: 1, bookType: 0 }, problem, field)

  test('[S5.03] [S5.04] places: given, different, known, with an airport', () =>
    expectRefusals([
      save('no departure', { departAirportCode: '' }, 'cityMissing', 'departAirportCode'),
      save('no arrival', { arriveAirportCode: '' }, 'cityMissing', 'arriveAirportCode'),
      save('same place', { arriveAirportCode: 'PEK' }, 'citySame', 'arriveAirportCode'),
      save('unknown place', { arriveAirportCode: 'QQQ' }, 'cityUnknown', 'arriveAirportCode'),
      save('no code', { arriveAirportCode: '中' }, 'cityUnknown', 'arriveAirportCode'),
      save(
        'no domestic airport',
        { arriveAirportCode: 'TYO', arriveCityName: '东京' },
        'cityWithoutAirport',
        'arriveAirportCode',
      ),
    ]))

  test('[S5.06] [S5.07] [S5.09] dates and legs', () =>
    expectRefusals([
      save('yesterday', { departDate: '2026-11-19' }, 'datePast', 'departDate'),
      save('too far', { departDate: '2027-11-21' }, 'dateTooFar', 'departDate'),
      save('no such day', { departDate: '2027-02-30' }, 'dateInvalid', 'departDate'),
      save('no day', { departDate: '' }, 'dateInvalid', 'departDate'),
      save('return missing', { segmentType: 1 }, 'dateInvalid', 'returnDate'),
      save('return first', { segmentType: 1, returnDate: '2026-12-08' }, 'returnBeforeDeparture', 'returnDate'),
      save('return too far', { segmentType: 1, returnDate: '2027-11-21' }, 'dateTooFar', 'returnDate'),
      save('several legs at home', { segmentType: 2 }, 'badRequest', 'segmentType'),
      refusal(
        'for others without permission',
        saveFlightOrderTemp,
        { searchParams: good, travelType: 1, bookType: 1 },
        'forbidden',
        'bookType',
      ),
    ]))

  test('[S5.20] other days', async () => {
    const tempOrderNo = await saveDraft(server, 'employee')
    const days = (title: string, change: object, problem: Refusal['problem'], field: string): Refusal =>
      refusal(
        title,
        getFlightDayPrices,
        { departCode: 'BJS', arriveCode: 'SHA', from: '2026-12-01', to: '2026-12-07', ...change },
        problem,
        field,
      )
    await expectRefusals([
      refusal('no such day', searchFlights, { tempOrderNo, departDate: '2027-02-30' }, 'dateInvalid', 'departDate'),
      refusal('yesterday', searchFlights, { tempOrderNo, departDate: '2026-11-19' }, 'datePast', 'departDate'),
      refusal('too far', searchFlights, { tempOrderNo, departDate: '2027-12-01' }, 'dateTooFar', 'departDate'),
      days('backwards', { to: '2026-11-01' }, 'dateInvalid', 'from'),
      days('no such day', { from: '2026-02-30' }, 'dateInvalid', 'from'),
      days('unknown place', { departCode: 'QQQ' }, 'cityUnknown', 'departCode'),
    ])
  })
})

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

  test('[S7.52] the draft: unknown, somebody else’s', () =>
    expectRefusals([
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
    return expectRefusals([
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
    await expectRefusals([
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
    return expectRefusals([
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
      create('two of one', { ...good, journeys: [good.journeys[0]!, good.journeys[0]!] }, 'flightUnknown', 'journeys'),
      create('never searched', flying(good, { searchId: 'never' }), 'flightUnknown', 'journeys.0.searchId'),
      create('insured twice', travelling(good, { insurances: ['delay', 'delay'] }), 'badRequest', 'travellers.0.insurances'),
    ])
  })

  test('[handbook 7.4] policy: a reason where it asks, never a forbidden cabin', async () => {
    const dear = await requestOf('employee', {}, outOfPolicy)
    const business = await requestOf('employee', {}, (_flight, fare) => fare.verdict === 'forbidden' && fare.cabin === 'C')
    const { reasonCode: _none, ...silent } = dear.travellers[0]!
    await expectRefusals([
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

  test('[S1.01] company money and company fares are not for personal trips', async () => {
    const personal = await requestOf('employee', { travelType: 2 }, (_flight, fare) => fare.fareType === 'published')
    const tempOrderNo = await saveDraft(server, 'employee')
    const agreed = await choose(server, 'employee', tempOrderNo, (_flight, fare) => fare.fareType === 'agreement')
    const { fareKey, ticketPrice } = agreed.fare
    const stolen = { ...personal, settleType: 1 as const }
    await expectRefusals([
      create('company credit', { ...personal, settleType: 4 }, 'paymentWayNotAllowed', 'settleType'),
      create(
        'agreement fare',
        flying(stolen, { flightKey: agreed.flight.flightKey, fareKey, ticketPrice }),
        'fareNotForPersonal',
        'journeys.0',
      ),
    ])
  })

  test('[S2.20] [S2.38] numbers that nobody was given', () =>
    expectRefusals([
      refusal('order', getFlightOrderDetail, { orderId: 'F2026112000000001' }, 'orderUnknown', 'orderId'),
      refusal('cancel', cancelOrder, { orderNo: 'F2026112000000001' }, 'orderUnknown', 'orderNo'),
      refusal('pay', pay, { orderNos: ['F2026112000000001'], settleType: 4, expectedTotal: 1 }, 'orderUnknown', 'orderNos'),
      refusal('pay nothing', pay, { orderNos: [], settleType: 4, expectedTotal: 1 }, 'badRequest', 'orderNos'),
      refusal('approval', getApprovalDetail, { approvalId: 'none' }, 'approvalUnknown', 'approvalId'),
      refusal(
        'decide',
        decideApproval,
        { approvalId: 'none', decision: 'agree', orderVersion: 1 },
        'approvalUnknown',
        'approvalId',
        'manager',
      ),
    ]))

  test('[handbook 6.1] the unchanged request is accepted, and after half an hour its draft is over', async () => {
    expect(expectResult(await server.call('employee', createFlightOrder, good)).state).toBe(20)
    await server.turn(31)
    await expectRefusals([
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
