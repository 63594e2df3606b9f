import { openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import {
  acceptHotelDemand,
  askHotelDemand,
  openHotelDemand,
  quoteHotelDemand,
} from '@sojourn/contract/products/hotel/demand.calls'
import { createExternalHotelOrder, getHotelDetail } from '@sojourn/contract/products/hotel/hotel.calls'
import { saveHotelMemberCard } from '@sojourn/contract/products/hotel/member-card.calls'
import { decide, expectResult } from '../../flights'
import { offContractRequest, saveStay } from '../../hotels'
import type { TestServer } from '../../server'
import { bookedStay, paidStay } from './hotels'
import { story, type Story } from './story'

const who = 'employee'
const serviceFee = 10_00

/** A partner's rate, outside the contracts. */
async function external(server: TestServer, checkIn: string, checkOut: string): Promise<string> {
  const tempOrderNo = await saveStay(server, who, { checkIn, checkOut })
  const { externalRates } = expectResult(await server.call(who, getHotelDetail, { tempOrderNo, hotelId: '224-1' }))
  const { externalRateId, totalPrice } = externalRates[0]!
  const request = await offContractRequest(server, who, tempOrderNo, totalPrice + serviceFee)
  const created = await server.call(who, createExternalHotelOrder, { ...request, externalRateId, reasonText: '合作伙伴价更低' })
  return expectResult(created).orderNo
}

const wished = {
  travelType: 1 as const,
  cityId: 224,
  rooms: 1,
  employeeIds: ['1-employee'],
  hotelName: '怀柔雁栖湖畔酒店',
  budget: 600_00,
  wishes: '要湖景，靠近会场',
}
const plan = {
  hotelName: '雁栖湖畔酒店',
  address: '北京市怀柔区湖光路 8 号',
  phone: '010-60000000',
  roomName: '湖景大床房',
  price: 520_00,
  breakfasts: 1,
  hotelType: 2 as const,
  freeHours: 24,
}

/** A hotel that the list lacks: asked for in words, and quoted by the agency. */
async function quoted(server: TestServer, checkInDate: string, checkOutDate: string, reservationNo: string) {
  const { demandNo } = expectResult(await server.call(who, askHotelDemand, { ...wished, checkInDate, checkOutDate }))
  const session = { enterpriseId: 1, employeeId: '1-employee', reason: '酒店需求报价', reference: 'HD' }
  const { ticket } = expectResult(await server.call('agent@agency.example', openCustomerSession, session))
  const { loginToken } = expectResult(await server.call(null, useAgentTicket, { ticket }))
  const quote = { demandNo, plans: [{ ...plan, reservationNo }] }
  const { plans } = expectResult(await server.call(who, quoteHotelDemand, quote, { token: loginToken }))
  return { demandNo, planId: plans[0]!.planId, total: plans[0]!.total }
}

export const offContractHotels: Story[] = [
  story('A partner’s rate outside the contracts', async (server) =>
    paidStay(server, who, await external(server, '2026-12-07', '2026-12-08')),
  ),
  story('A partner’s rate that was rejected', async (server) => {
    const orderNo = await external(server, '2026-12-19', '2026-12-20')
    expectResult(await decide(server, 'manager', orderNo, 'reject', '请订协议酒店'))
  }),
  story('A hotel that the agency found', async (server) => {
    const { demandNo, planId, total } = await quoted(server, '2026-12-15', '2026-12-16', 'YQ20261215')
    const { tempOrderNo } = expectResult(await server.call(who, openHotelDemand, { demandNo, planId }))
    const request = await offContractRequest(server, who, tempOrderNo, total + serviceFee)
    const { orderNo } = expectResult(await server.call(who, acceptHotelDemand, { ...request, demandNo, planId }))
    await paidStay(server, who, orderNo)
  }),
  story('A stay with a membership', async (server) => {
    const card = { group: '华住', number: 'HZ12345678', holder: '林晓雯' }
    const { cards } = expectResult(await server.call(who, saveHotelMemberCard, card))
    const rooms = [{ guests: [{ traveller: 0, memberCardId: cards[0]!.cardId }] }]
    const { orderNo } = await bookedStay(server, { checkIn: '2026-12-21', checkOut: '2026-12-22', more: { rooms } })
    await paidStay(server, who, orderNo)
  }),
]

export const openOffContractHotels: Story[] = [
  story('A partner’s rate that waits for its approver', (server) => external(server, '2026-12-16', '2026-12-17')),
  story('A hotel that the agency has offered', (server) => quoted(server, '2026-12-11', '2026-12-12', 'YQ20261211')),
]
