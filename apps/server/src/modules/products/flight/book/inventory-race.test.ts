import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import {
  chooseFlightTravellers,
  createFlightOrder,
  getFlightFares,
  saveFlightOrderTemp,
  searchFlights,
} from '@sojourn/contract/products/flight/flight.calls'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight/booking.shapes'
import type { FlightFare, FlightOffer, FlightSearchResult } from '@sojourn/contract/products/flight/flight.shapes'
import { createCrowd, type Buyer } from '../../../../testing/crowd'
import { expectResult, type Choice } from '../../../../testing/flights'
import { creditOf, expectBooksToBalance } from '../../../../testing/ledger'
import { placedStates } from '../../../booking/columns/placed-states'
import { countOf, soldSeats } from '../../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../../testing/server'

const buyers = 64
const seats = 9
const date = '2026-12-16'
const serviceFee = 1000

let server: TestServer
let crowd: Buyer[]
beforeAll(async () => {
  server = await openTestServer()
  crowd = await createCrowd(server, buyers)
})
afterAll(() => server.close())

const draftOf = async (buyer: Buyer, departDate: string): Promise<string> => {
  const search = {
    searchParams: {
      segmentType: 0 as const,
      departAirportCode: 'PEK',
      departCityName: '北京',
      arriveAirportCode: 'SHA',
      arriveCityName: '上海',
      departDate,
      departType: 1,
      arriveType: 0,
    },
    travelType: 1 as const,
    bookType: 0 as const,
  }
  return expectResult(await server.call(null, saveFlightOrderTemp, search, { token: buyer.token })).tempOrderNo
}
const searchAs = async ({ token }: Buyer, tempOrderNo: string): Promise<FlightSearchResult> =>
  expectResult(await server.call(null, searchFlights, { tempOrderNo }, { token }))

const faresOf = async ({ token }: Buyer, tempOrderNo: string, flightKey: string): Promise<FlightOffer | undefined> =>
  (await server.call(null, getFlightFares, { tempOrderNo, journey: 0, flightKey }, { token })).result?.flight

async function choiceOf(buyer: Buyer, tempOrderNo: string, wanted: (fare: FlightFare) => boolean): Promise<Choice> {
  const { flights, searchId } = await searchAs(buyer, tempOrderNo)
  for (const { flightKey } of flights) {
    const flight = await faresOf(buyer, tempOrderNo, flightKey)
    const fare = flight?.fares.find((each) => each.cabin === 'Y' && each.verdict !== 'forbidden' && wanted(each))
    if (flight && fare) return { flight, fare, searchId }
  }
  throw new Error('no such class on this day')
}
const requestOf = ({ employeeId }: Buyer, tempOrderNo: string, { flight, fare, searchId }: Choice): CreateFlightOrder => ({
  tempOrderNo,
  journeys: [{ searchId, flightKey: flight.flightKey, fareKey: fare.fareKey, ticketPrice: fare.ticketPrice }],
  travellers: [{ employeeId, credentialId: `${employeeId}-1`, costCentreId: 'cc-sales', insurances: [], reasonCode: 'urgent' }],
  contact: { name: '林晓雯', mobile: '', email: '' },
  settleType: 4,
  expectedTotal: fare.ticketPrice + flight.buildFee + flight.fuelFee + serviceFee,
})
const seatsLeft = async (buyer: Buyer, tempOrderNo: string, { flight, fare }: Choice): Promise<number> => {
  const now = await faresOf(buyer, tempOrderNo, flight.flightKey)
  return now?.fares.find(({ fareKey }) => fareKey === fare.fareKey)?.seats ?? 0
}

test('[handbook 1.4] sixty-four buyers of one class with nine seats: nine have one, nobody else; a cancellation sells again', async () => {
  const choice = await choiceOf(crowd[0]!, await draftOf(crowd[0]!, date), (fare) => fare.seats === seats)
  const requests = await Promise.all(
    crowd.map(async (buyer) => {
      const tempOrderNo = await draftOf(buyer, date)
      const { searchId } = await searchAs(buyer, tempOrderNo)
      return { buyer, request: requestOf(buyer, tempOrderNo, { ...choice, searchId }) }
    }),
  )
  const [first] = requests

  const answers = await Promise.all(
    requests.map(async ({ buyer, request }) => ({
      buyer,
      request,
      answer: await server.call(null, createFlightOrder, request, { token: buyer.token }),
    })),
  )
  const won = answers.filter(({ answer }) => answer.success)
  const lost = answers.filter(({ answer }) => answer.code === problems.fareSoldOut.code && answer.status === 409)
  expect([won.length, lost.length]).toEqual([seats, buyers - seats])
  expect(await soldSeats(server)).toBe(seats)
  expect(await countOf(server, 'orders', `state ${placedStates}`)).toBe(seats)
  expect(await countOf(server, 'sandbox_air_pnr', "state = 'held'")).toBe(seats)
  expect(await creditOf(server)).toEqual({ used: 0, frozen: seats * first!.request.expectedTotal })
  await expectBooksToBalance(server)
  expect(await seatsLeft(first!.buyer, first!.request.tempOrderNo, choice)).toBe(0)

  const { orderNo } = expectResult(won[0]!.answer)
  expectResult(await server.call(null, cancelOrder, { orderNo }, { token: won[0]!.buyer.token }))
  expect(await soldSeats(server)).toBe(seats - 1)
  const again = await Promise.all(
    lost.map(({ buyer, request }) => server.call(null, createFlightOrder, request, { token: buyer.token })),
  )
  expect(again.filter(({ success }) => success)).toHaveLength(1)
  expect(await soldSeats(server)).toBe(seats)
  await expectBooksToBalance(server)
})

test('[handbook 1.4] three people are not offered a class with two seats, and cannot take it', async () => {
  const booker = { employeeId: '1-guest-booker', token: await server.tokenOf('guest-booker') }
  const tempOrderNo = await draftOf(booker, '2026-12-17')
  const scarce = await choiceOf(booker, tempOrderNo, (fare) => fare.seats === 2)
  const employeeIds = crowd.slice(0, 3).map(({ employeeId }) => employeeId)
  await server.call('guest-booker', chooseFlightTravellers, { tempOrderNo, employeeIds })
  expect(await seatsLeft(booker, tempOrderNo, scarce)).toBe(0)

  const alone = requestOf(crowd[0]!, tempOrderNo, scarce)
  const [traveller] = alone.travellers
  const travellers = employeeIds.map((employeeId) => ({ ...traveller!, employeeId, credentialId: `${employeeId}-1` }))
  const before = await soldSeats(server)
  const answer = await server.call('guest-booker', createFlightOrder, {
    ...alone,
    travellers,
    expectedTotal: alone.expectedTotal * travellers.length,
  })
  expect(answer).toMatchObject({ code: problems.fareSoldOut.code, field: 'journeys.0' })
  expect(await soldSeats(server)).toBe(before)
})
