import { expect } from '@playwright/test'
import { getPaymentInfo, pay } from '@sojourn/contract/booking/payment.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import {
  createFlightOrder,
  getFlightBookInfo,
  getFlightFares,
  saveFlightOrderTemp,
  searchFlights,
} from '@sojourn/contract/products/flight/flight.calls'
import type { FlightFare } from '@sojourn/contract/products/flight/flight.shapes'
import { getFlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { priceLines, totalOf } from '@sojourn/domain/products/flight/price'
import { approve, signedIn, type Send } from './train-buyer'

const employee = 'employee@yuanxing.example'
const contact = { name: '林晓雯', mobile: '13800010001', email: employee }

/** A flight of the employee's from Beijing to Shanghai that nobody boards, ticketed on credit, of a fare that is wanted. */
export async function flightThatNobodyBoards(date: string, wanted: (fare: FlightFare) => boolean): Promise<string> {
  const { send, leave } = await signedIn(employee)
  const { orderNo, next } = await orderFlight(send, { date, wanted, contact, remark: '#NOSHOW' })
  if (next === 'approval') await approve('manager@yuanxing.example', orderNo)
  const { total, methods } = await send(getPaymentInfo, { orderNos: [orderNo] })
  const credit = methods.find(({ settleType }) => settleType === 4)!
  await send(pay, { orderNos: [orderNo], settleType: credit.settleType, expectedTotal: total })
  const ticketed = async (): Promise<boolean> =>
    (await send(getFlightOrderDetail, { orderId: orderNo })).travellerList.some(({ tickets }) => tickets.length > 0)
  await expect.poll(ticketed).toBe(true)
  await leave()
  return orderNo
}

interface Wished {
  date: string
  wanted: (fare: FlightFare) => boolean
  contact: RequestOf<typeof createFlightOrder>['contact']
  remark?: string
}

/** A flight from Beijing to Shanghai for whoever sends, of the first fare that is wanted. */
export async function orderFlight(send: Send, { date: departDate, wanted, contact, remark = '' }: Wished) {
  const searchParams = {
    segmentType: 0 as const,
    departAirportCode: 'BJS',
    departCityName: '北京',
    arriveAirportCode: 'SHA',
    arriveCityName: '上海',
    departDate,
    departType: 0,
    arriveType: 0,
  }
  const { tempOrderNo } = await send(saveFlightOrderTemp, { searchParams, travelType: 1, bookType: 0, bookMode: 0 })
  const { flight, fare, searchId } = await chosen(send, tempOrderNo, wanted)
  const info = await send(getFlightBookInfo, { tempOrderNo })
  const [traveller] = info.travellers
  const { employeeId, credentials, costCentreId, serviceFee } = traveller!
  const prices = priceLines({
    journeys: [{ flight, fare }],
    travellers: [{ serviceFee, passenger: 'adult', insurances: [] }],
    insurancePrices: {},
  })
  const credentialId = credentials.find(({ usable }) => usable)!.credentialId
  return send(createFlightOrder, {
    tempOrderNo,
    journeys: [{ searchId, flightKey: flight.flightKey, fareKey: fare.fareKey, ticketPrice: fare.ticketPrice }],
    travellers: [{ employeeId, credentialId, costCentreId, insurances: [] }],
    contact,
    settleType: info.settleTypes[0]!.settleType,
    expectedTotal: totalOf(prices),
    remark,
    acceptConflicts: true,
  })
}

async function chosen(send: Send, tempOrderNo: string, wanted: (fare: FlightFare) => boolean) {
  const { flights, searchId } = await send(searchFlights, { tempOrderNo, journey: 0 })
  for (const { flightKey } of flights) {
    const { flight } = await send(getFlightFares, { tempOrderNo, journey: 0, flightKey })
    const fare = flight.fares.find(wanted)
    if (fare) return { flight, fare, searchId }
  }
  throw new Error('no such fare on offer')
}
