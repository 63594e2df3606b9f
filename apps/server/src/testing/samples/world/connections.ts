import {
  checkFlightBooking,
  createFlightOrder,
  getFlightBookInfo,
  saveFlightOrderTemp,
  searchFlightConnections,
} from '@sojourn/contract/products/flight/flight.calls'
import { couponsOf, refund, settle } from '../../after-sales'
import { expectResult } from '../../flights'
import type { TestServer } from '../../server'
import { story, type Story } from './story'

const who = 'employee'

/** Nobody flies directly from Jinan to Kashgar. */
async function connected(server: TestServer, departDate: string): Promise<string> {
  const { tempOrderNo } = expectResult(
    await server.call(who, saveFlightOrderTemp, {
      searchParams: {
        segmentType: 0,
        departAirportCode: 'TNA',
        departCityName: '济南',
        arriveAirportCode: 'KHG',
        arriveCityName: '喀什',
        departDate,
        departType: 1,
        arriveType: 1,
      },
      travelType: 1,
      bookType: 0,
      bookMode: 0,
    }),
  )
  const { connections, searchId } = expectResult(await server.call(who, searchFlightConnections, { tempOrderNo }))
  const [{ connection, fare }] = connections.flatMap((connection) =>
    connection.fares
      .filter(({ first, verdict }) => first.cabin === 'Y' && verdict !== 'forbidden')
      .slice(-1)
      .map((fare) => ({ connection, fare })),
  ) as [{ connection: (typeof connections)[number]; fare: (typeof connections)[number]['fares'][number] }]
  const journeys = (['first', 'second'] as const).map((leg) => ({
    searchId,
    flightKey: connection[leg].flightKey,
    fareKey: fare[leg].fareKey,
    ticketPrice: fare[leg].ticketPrice,
  }))
  const { totalPerTraveller } = expectResult(await server.call(who, checkFlightBooking, { tempOrderNo, journeys }))
  const { travellers, settleTypes } = expectResult(await server.call(who, getFlightBookInfo, { tempOrderNo }))
  const created = await server.call(who, createFlightOrder, {
    tempOrderNo,
    journeys,
    travellers: travellers.map(({ employeeId, credentials, costCentreId }) => ({
      employeeId,
      credentialId: credentials.find(({ usable }) => usable)!.credentialId,
      costCentreId,
      insurances: [],
      ...(fare.violations.length > 0 && { reasonCode: 'urgent' }),
    })),
    contact: { name: '林晓雯', mobile: '13800010001', email: 'employee@yuanxing.example' },
    settleType: settleTypes[0]!.settleType,
    expectedTotal: totalPerTraveller,
    acceptConflicts: true,
  })
  return expectResult(created).orderNo
}
const issued = async (server: TestServer, date: string) => settle(server, who, await connected(server, date))

export const connections: Story[] = [
  story('Two flights as one journey', (server) => issued(server, '2026-12-09')),
  story('Two flights as one journey, given back', async (server) => {
    const order = await issued(server, '2026-12-16')
    await refund(server, order.orderNo, couponsOf(order))
  }),
]
export const openConnections: Story[] = [
  story('Two flights as one journey that wait for approval', (server) => connected(server, '2027-01-14')),
]
