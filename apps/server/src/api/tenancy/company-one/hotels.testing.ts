import { openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { applyHotelRefund, quoteHotelRefund } from '@sojourn/contract/products/hotel/after-sales.calls'
import { askHotelDemand, openHotelDemand, quoteHotelDemand } from '@sojourn/contract/products/hotel/demand.calls'
import { addFavouriteHotel } from '@sojourn/contract/products/hotel/favourite.calls'
import { saveHotelMemberCard } from '@sojourn/contract/products/hotel/member-card.calls'
import { decide, expectResult, payByCredit } from '../../../testing/flights'
import { bookStay, chooseRate, saveStay, stayRequest, type WantedRate } from '../../../testing/hotels'
import type { TestServer } from '../../../testing/server'

const free: WantedRate = (rate) =>
  rate.verdict === 'within' && rate.confirmation === 'instant' && rate.cancellation.kind === 'limited' && !!rate.freeUntil
const asked = {
  travelType: 1 as const,
  cityId: 224,
  rooms: 1,
  employeeIds: ['1-employee'],
  hotelName: '山间客栈',
  wishes: '',
}
export const hotelPlan = {
  hotelName: '山间客栈',
  address: '山路 1 号',
  phone: '',
  roomName: '大床房',
  price: 30_000,
  breakfasts: 1,
  hotelType: 2 as const,
  reservationNo: 'R1',
}

/** An assisted session of the agency's staff in the name of an employee. */
export async function assistedSession(server: TestServer, enterpriseId: number, employeeId: string): Promise<string> {
  const session = { enterpriseId, employeeId, reason: '来电', reference: 'T1' }
  const { ticket } = expectResult(await server.call('agent@agency.example', openCustomerSession, session))
  return expectResult(await server.call(null, useAgentTicket, { ticket })).loginToken
}

/** A search, a confirmed stay of which one night was given up, two requests of which one is quoted, a card, a favourite. */
export async function hotelsOfOne(server: TestServer, agent: string) {
  const stay = await bookStay(server, 'employee', { checkIn: '2026-12-16', checkOut: '2026-12-18' }, free)
  const { orderNo } = stay.created
  expectResult(await decide(server, 'manager', orderNo))
  expectResult(await payByCredit(server, 'employee', orderNo, stay.request.expectedTotal))
  await server.context.drainJobs()
  const lastNight = { orderNo, rooms: [{ room: 0, nights: ['2026-12-17'] }] }
  const { total, penalty } = expectResult(await server.call('employee', quoteHotelRefund, lastNight))
  const refund = expectResult(
    await server.call('employee', applyHotelRefund, { ...lastNight, expectedTotal: total, expectedPenalty: penalty }),
  )
  await server.context.drainJobs()
  const back = expectResult(await server.call('employee', quoteHotelRefund, { orderNo, rooms: [{ room: 0 }] }))

  const tempOrderNo = await saveStay(server, 'employee', { checkIn: '2026-12-19', checkOut: '2026-12-20' })
  const request = await stayRequest(server, 'employee', tempOrderNo, await chooseRate(server, 'employee', tempOrderNo, free))
  const first = { ...asked, checkInDate: '2026-11-25', checkOutDate: '2026-11-26' }
  const second = { ...asked, checkInDate: '2026-11-27', checkOutDate: '2026-11-28' }
  const { demandNo } = expectResult(await server.call('employee', askHotelDemand, first))
  const { demandNo: quotedNo } = expectResult(await server.call('employee', askHotelDemand, second))
  const quote = { demandNo: quotedNo, plans: [hotelPlan] }
  const { plans } = expectResult(await server.call('employee', quoteHotelDemand, quote, { token: agent }))
  const { planId } = plans[0]!
  const opened = expectResult(await server.call('employee', openHotelDemand, { demandNo: quotedNo, planId }))
  const card = { group: '华住', number: 'HZ12345678', holder: '林晓雯' }
  const { cards } = expectResult(await server.call('employee', saveHotelMemberCard, card))
  expectResult(await server.call('employee', addFavouriteHotel, { hotelId: '3187-1' }))
  return {
    tempOrderNo,
    request,
    orderNo,
    back,
    refundNo: refund.orderNo,
    demandNo,
    quoted: { demandNo: quotedNo, planId, tempOrderNo: opened.tempOrderNo },
    cardId: cards[0]!.cardId,
  }
}
