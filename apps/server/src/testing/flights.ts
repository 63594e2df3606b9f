import type { Envelope } from '@sojourn/contract/kit/envelope'
import { decideApproval, getMyApprovalList, getApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import { pay } from '@sojourn/contract/booking/payment.calls'
import {
  createFlightOrder,
  getFlightBookInfo,
  getFlightFares,
  saveFlightOrderTemp,
  searchFlights,
} from '@sojourn/contract/products/flight/flight.calls'
import { getFlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import type { FlightFare, FlightOffer } from '@sojourn/contract/products/flight/flight.shapes'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight/booking.shapes'
import { isGovernmentFare } from '@sojourn/domain/products/flight/government-fare'
import { priceLines, totalOf } from '@sojourn/domain/products/flight/price'
import type { Caller } from './server'

/** The answer, or the test ends with what the server said instead. */
export function expectResult<Result>(answer: Envelope<Result>): Result {
  if (!answer.success || answer.result === null) throw new Error(`${answer.code} ${answer.message} ${answer.field ?? ''}`)
  return answer.result
}

export interface Search {
  depart?: string
  arrive?: string
  date?: string
  returnDate?: string
  travelType?: 1 | 2
  bookType?: 0 | 1
  bookMode?: 0 | 1
  gpAgreement?: boolean
  /** The trip that it joins. */
  travelOrderNo?: string
}

export async function saveDraft(server: Caller, who: string, search: Search = {}): Promise<string> {
  const {
    depart = 'PEK',
    arrive = 'SHA',
    date = '2026-12-09',
    returnDate,
    travelType = 1,
    bookType = 0,
    bookMode = 0,
    gpAgreement,
    travelOrderNo,
  } = search
  const saved = await server.call(who, saveFlightOrderTemp, {
    searchParams: {
      segmentType: returnDate ? 1 : 0,
      departAirportCode: depart,
      departCityName: '北京',
      arriveAirportCode: arrive,
      arriveCityName: '上海',
      departDate: date,
      departType: 1,
      arriveType: 0,
      ...(returnDate ? { returnDate } : {}),
      ...(gpAgreement ? { gpAgreement } : {}),
    },
    travelType,
    bookType,
    bookMode,
    ...(travelOrderNo && { travelOrderNo }),
  })
  return expectResult(saved).tempOrderNo
}

export type Choice = { flight: FlightOffer; fare: FlightFare; searchId: string }
export type Wanted = (flight: FlightOffer, fare: FlightFare) => boolean

export const within: Wanted = (_flight, fare) => fare.verdict === 'within'
export const outOfPolicy: Wanted = (_flight, fare) => fare.verdict === 'approval'

export async function choose(server: Caller, who: string, tempOrderNo: string, wanted: Wanted, journey = 0): Promise<Choice> {
  const { flights, searchId } = expectResult(await server.call(who, searchFlights, { tempOrderNo, journey }))
  for (const { flightKey } of flights) {
    const { flight } = expectResult(await server.call(who, getFlightFares, { tempOrderNo, journey, flightKey }))
    const fare = flight.fares.find((each) => wanted(flight, each))
    if (fare) return { flight, fare, searchId }
  }
  throw new Error('no such fare on offer')
}

/** A request that the server accepts as it stands; tests change what they are about. */
export async function orderRequest(
  server: Caller,
  who: string,
  tempOrderNo: string,
  choices: Choice[],
): Promise<CreateFlightOrder> {
  const info = expectResult(await server.call(who, getFlightBookInfo, { tempOrderNo }))
  const needsReason = choices.some(({ fare }) => fare.violations.some(({ handling }) => handling !== 'remind'))
  const prices = priceLines({
    journeys: choices,
    travellers: info.travellers.map(({ passenger, serviceFee }) => ({
      serviceFee,
      passenger: passenger === 'newborn' ? 'infant' : passenger,
      insurances: [],
    })),
    insurancePrices: {},
  })
  return {
    tempOrderNo,
    journeys: choices.map(({ flight, fare, searchId }) => ({
      searchId,
      flightKey: flight.flightKey,
      fareKey: fare.fareKey,
      ticketPrice: fare.ticketPrice,
    })),
    travellers: info.travellers.map((traveller) => ({
      employeeId: traveller.employeeId,
      credentialId: traveller.credentials.find(({ usable }) => usable)?.credentialId ?? '',
      costCentreId: traveller.costCentreId,
      insurances: [],
      ...(needsReason ? { reasonCode: 'urgent' } : {}),
    })),
    contact: { name: '林晓雯', mobile: '13800010001', email: 'employee@yuanxing.example' },
    settleType: info.settleTypes[0]!.settleType,
    expectedTotal: totalOf(prices),
    ...(choices.some(({ fare }) => isGovernmentFare(fare)) && { government: { unit: '北京市朝阳区教育委员会' } }),
    // People of tests are often in two places at once.
    acceptConflicts: true,
  }
}

export async function book(server: Caller, who = 'employee', search: Search = {}, wanted: Wanted = within) {
  const tempOrderNo = await saveDraft(server, who, search)
  const choice = await choose(server, who, tempOrderNo, wanted)
  const request = await orderRequest(server, who, tempOrderNo, [choice])
  return { request, choice, created: expectResult(await server.call(who, createFlightOrder, request)) }
}

export async function decide(
  server: Caller,
  who: string,
  orderNo: string,
  decision: 'agree' | 'reject' = 'agree',
  reason?: string,
) {
  const { list } = expectResult(await server.call(who, getMyApprovalList, { type: 1, size: 100 }))
  const waiting = list.find(({ subjectNo }) => subjectNo === orderNo)
  if (!waiting) throw new Error(`${orderNo} does not wait for ${who}`)
  const { version } = expectResult(await server.call(who, getApprovalDetail, { approvalId: waiting.approvalId }))
  return server.call(who, decideApproval, {
    approvalId: waiting.approvalId,
    decision,
    version,
    ...(reason ? { reason } : {}),
  })
}

export const payByCredit = (server: Caller, who: string, orderNo: string, expectedTotal: number) =>
  server.call(who, pay, { orderNos: [orderNo], settleType: 4, expectedTotal })

export const detail = async (server: Caller, who: string, orderNo: string) =>
  expectResult(await server.call(who, getFlightOrderDetail, { orderId: orderNo }))
