import type { CreateHotelOrder } from '@sojourn/contract/products/hotel/booking.shapes'
import type { GivenUp } from '@sojourn/contract/products/hotel/after-sales.shapes'
import { applyHotelRefund, quoteHotelRefund } from '@sojourn/contract/products/hotel/after-sales.calls'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { pay } from '@sojourn/contract/booking/payment.calls'
import { checkGuaranteeCard, createHotelOrder } from '@sojourn/contract/products/hotel/hotel.calls'
import { decide, expectResult, payByCredit } from '../../flights'
import { chooseRate, saveStay, stayOrder, stayRequest, type StaySearch, type WantedRate } from '../../hotels'
import { noticeOf, notify } from '../../payments'
import type { TestServer } from '../../server'
import { story, type Story } from './story'

export interface Stay extends StaySearch {
  who?: string
  wanted?: WantedRate
  rooms?: string[][]
  more?: Partial<CreateHotelOrder>
}
const bookable: WantedRate = (rate) => rate.confirmation === 'instant' && rate.verdict !== 'forbidden'
const prepaid: WantedRate = (rate, detail) => bookable(rate, detail) && rate.hotelType === 2
const free: WantedRate = (rate, detail) => prepaid(rate, detail) && rate.cancellation.kind === 'limited' && !!rate.freeUntil
const guaranteed: WantedRate = (rate, detail) =>
  bookable(rate, detail) &&
  rate.hotelType === 1 &&
  rate.guarantee?.time?.start === '18:00' &&
  rate.guarantee.change.kind === 'hoursBeforeMidnight'
const late = { latestArrival: 1380, guarantee: { kind: 'company' as const } }

export async function bookedStay(server: TestServer, { who = 'employee', wanted = free, rooms, more, ...search }: Stay) {
  const tempOrderNo = await saveStay(server, who, search)
  const chosen = await chooseRate(server, who, tempOrderNo, wanted, rooms ? { rooms } : {})
  const request = { ...(await stayRequest(server, who, tempOrderNo, chosen, rooms)), ...more }
  return { who, request, ...expectResult(await server.call(who, createHotelOrder, request)) }
}

async function agreed(server: TestServer, who: string, orderNo: string): Promise<void> {
  for (const approver of ['manager', 'director'])
    if ((await stayOrder(server, who, orderNo)).state === 20) await decide(server, approver, orderNo).catch(() => undefined)
}

/** Agreed to, paid where something is to be paid, and answered by the hotel. */
export async function settledStay(server: TestServer, stay: Stay): Promise<{ who: string; orderNo: string }> {
  const { who, orderNo } = await bookedStay(server, stay)
  await paidStay(server, who, orderNo)
  return { who, orderNo }
}

export async function paidStay(server: TestServer, who: string, orderNo: string): Promise<void> {
  await agreed(server, who, orderNo)
  const { total, excess } = await stayOrder(server, who, orderNo)
  if (excess) {
    const { paymentNo } = expectResult(await server.call(who, pay, { orderNos: [orderNo], settleType: 4, expectedTotal: total }))
    expectResult(await notify(server, noticeOf(server, paymentNo, excess.personal)))
  } else if (total > 0) expectResult(await payByCredit(server, who, orderNo, total))
  await server.context.drainJobs()
}

async function givenUp(server: TestServer, stay: Stay, ...given: GivenUp[][]): Promise<void> {
  const { who, orderNo } = await settledStay(server, stay)
  for (const rooms of given) {
    const quote = expectResult(await server.call(who, quoteHotelRefund, { orderNo, rooms }))
    const expected = { expectedTotal: quote.total, expectedPenalty: quote.penalty }
    const applied = expectResult(await server.call(who, applyHotelRefund, { orderNo, rooms, ...expected }))
    await agreed(server, who, applied.orderNo)
    await server.context.drainJobs()
  }
}

const two = { who: 'manager', travellers: ['1-manager', '1-employee'], rooms: [['1-manager'], ['1-employee']] }
const colleague = 'guest-booker'
const traveller = 'hongkong'
const other = { who: 'manager', travellers: ['1-manager', '1-guest-booker'], rooms: [['1-manager'], ['1-guest-booker']] }
const bangkok = { cityId: 3187, international: true }

/** A card of the guest's stands behind the stay. */
async function byCard(server: TestServer, search: StaySearch): Promise<void> {
  const who = traveller
  const tempOrderNo = await saveStay(server, who, { ...search, hotelType: 1 })
  const request = await stayRequest(server, who, tempOrderNo, await chooseRate(server, who, tempOrderNo, guaranteed))
  const card = { tempOrderNo, number: '4111 1111 1111 1111', holder: 'LI JIAHAO', expires: '2028-05', securityCode: '123' }
  const { cardToken } = expectResult(await server.call(who, checkGuaranteeCard, card))
  const guarantee = { kind: 'card' as const, cardToken }
  const created = await server.call(who, createHotelOrder, { ...request, latestArrival: 1380, guarantee })
  await paidStay(server, who, expectResult(created).orderNo)
}

/** Above the standard of the city: the guest pays what is more. */
async function dearer(server: TestServer, search: StaySearch): Promise<void> {
  const tempOrderNo = await saveStay(server, colleague, search)
  const above: WantedRate = (rate, detail) =>
    prepaid(rate, detail) && rate.violations.some(({ rule, handling }) => rule === 'hotelPrice' && handling === 'choose')
  const chosen = await chooseRate(server, colleague, tempOrderNo, above, { sort: 'priceDown', stars: [30] })
  const request = await stayRequest(server, colleague, tempOrderNo, chosen)
  const travellers = request.travellers.map((each) => ({ ...each, paysExcess: true }))
  const { orderNo } = expectResult(await server.call(colleague, createHotelOrder, { ...request, travellers }))
  await paidStay(server, colleague, orderNo)
}

export const formerHotels: Story[] = [
  story('A stay that is over', (server) => settledStay(server, { checkIn: '2026-11-20', checkOut: '2026-11-21' })),
  story('A private stay that nobody paid in time', (server) =>
    bookedStay(server, { checkIn: '2026-12-16', checkOut: '2026-12-17', travelType: 2 }),
  ),
]

export const hotels: Story[] = [
  story('A hotel for two nights', (server) => settledStay(server, {})),
  story('Two rooms for two colleagues', (server) =>
    settledStay(server, { ...two, checkIn: '2026-12-12', checkOut: '2026-12-14' }),
  ),
  story('Two who share a room', (server) =>
    settledStay(server, { ...two, rooms: [two.travellers], checkIn: '2026-12-14', checkOut: '2026-12-15' }),
  ),
  story('A hotel in Bangkok', (server) =>
    settledStay(server, { ...bangkok, wanted: prepaid, checkIn: '2026-12-05', checkOut: '2026-12-07' }),
  ),
  story('A hotel in Bangkok, given back', (server) =>
    givenUp(server, { ...bangkok, wanted: free, checkIn: '2026-12-18', checkOut: '2026-12-20' }, [{ room: 0 }]),
  ),
  story('A stay paid at the hotel, guaranteed by the company', (server) =>
    settledStay(server, { wanted: guaranteed, hotelType: 1, checkIn: '2026-12-17', checkOut: '2026-12-18', more: late }),
  ),
  story('A guaranteed stay that was given back', (server) =>
    givenUp(server, { wanted: guaranteed, hotelType: 1, checkIn: '2026-12-20', checkOut: '2026-12-21', more: late }, [
      { room: 0 },
    ]),
  ),
  story('A stay guaranteed by a card', (server) => byCard(server, { checkIn: '2026-12-17', checkOut: '2026-12-18' })),
  story('A stay above the standard, paid by company and guest', (server) =>
    dearer(server, { checkIn: '2026-12-18', checkOut: '2026-12-20' }),
  ),
  story('A stay whose last night the hotel does not let go', (server) =>
    settledStay(server, { who: traveller, checkIn: '2026-12-19', checkOut: '2026-12-21', more: { remark: '#NO_CONSENT' } }),
  ),
  story('Two rooms, of which one was given back', (server) =>
    givenUp(server, { ...other, checkIn: '2026-12-16', checkOut: '2026-12-18' }, [{ room: 1 }]),
  ),
  story('Three nights, of which the last was given back, and then the rest', (server) =>
    givenUp(
      server,
      { who: colleague, checkIn: '2026-12-09', checkOut: '2026-12-12' },
      [{ room: 0, nights: ['2026-12-11'] }],
      [{ room: 0 }],
    ),
  ),
  story('A hotel that was refused', (server) =>
    settledStay(server, { who: colleague, checkIn: '2026-12-13', checkOut: '2026-12-14', more: { remark: '#REFUSE' } }),
  ),
  story('A hotel that was rejected', async (server) => {
    const { orderNo } = await bookedStay(server, { who: colleague, checkIn: '2026-12-14', checkOut: '2026-12-15' })
    expectResult(await decide(server, 'manager', orderNo, 'reject', '住协议酒店'))
  }),
  story('A hotel that was cancelled before it was paid', async (server) => {
    const { orderNo } = await bookedStay(server, { who: colleague, checkIn: '2026-12-15', checkOut: '2026-12-16' })
    expectResult(await server.call(colleague, cancelOrder, { orderNo }))
  }),
]

export const openHotels: Story[] = [
  story('A hotel that waits for its approver', (server) =>
    bookedStay(server, { who: traveller, checkIn: '2026-12-09', checkOut: '2026-12-11' }),
  ),
  story('A hotel that waits for its money', async (server) => {
    const { who, orderNo } = await bookedStay(server, { who: traveller, checkIn: '2026-12-11', checkOut: '2026-12-13' })
    await agreed(server, who, orderNo)
  }),
  story('A hotel that has not answered yet', (server) =>
    settledStay(server, { who: traveller, checkIn: '2026-12-13', checkOut: '2026-12-14', more: { remark: '#MANUAL' } }),
  ),
]
