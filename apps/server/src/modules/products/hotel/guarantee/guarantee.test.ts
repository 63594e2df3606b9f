import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getHotelRefundInfo, quoteHotelRefund } from '@sojourn/contract/products/hotel/after-sales.calls'
import { checkHotelBooking } from '@sojourn/contract/products/hotel/hotel.calls'
import { decide, expectResult } from '../../../../testing/flights'
import { bookStay, stayOrder, type WantedRate } from '../../../../testing/hotels'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { confirmedStay, giveUpRooms, turnTo } from '../after-sale/refund.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const atHotel: WantedRate = (rate) => rate.hotelType === 1 && rate.verdict !== 'forbidden' && rate.confirmation === 'instant'
const company = { guarantee: { kind: 'company' as const } }
const late = { ...company, latestArrival: 1380 }
const people = ['1-manager', '1-employee']
const rooms = people.map((id) => [id])

describe('[handbook 4.4] a guarantee after rooms and nights were given up', () => {
  const allNights: WantedRate = (rate, detail) =>
    atHotel(rate, detail) && rate.guarantee?.amount === 'allNights' && rate.guarantee.change.kind === 'hoursBeforeArrival'

  test('stands behind what is left, and later no more than that is captured', async () => {
    const stay = { checkIn: '2026-12-09', checkOut: '2026-12-12', hotelType: 1 as const }
    const { orderNo, order, rate, detail } = await confirmedStay(server, stay, allNights, company)
    expect(order.guarantee).toMatchObject({ state: 'held', amount: rate.totalPrice })
    const { checkInFrom } = detail.hotel.policies
    const until = new Date(Date.parse(`2026-12-09T${checkInFrom}:00+08:00`) - 24 * 3_600_000).toISOString()
    const early = await giveUpRooms(server, orderNo, [{ room: 0, nights: ['2026-12-11'] }])
    expect(early.quote).toMatchObject({ captured: 0, needsConsent: false, holdsUntil: until })
    const left = rate.nights[0]!.price + rate.nights[1]!.price
    expect(await stayOrder(server, 'manager', orderNo)).toMatchObject({
      guarantee: { state: 'held', amount: left },
      checkOutDate: '2026-12-11',
      nightCount: 2,
      stayTotal: left,
    })
    await turnTo(server, '2026-12-09T06:00:00Z')
    const rest = await giveUpRooms(server, orderNo, [{ room: 0 }])
    expect(rest.quote).toMatchObject({ captured: left, penalty: left, total: 0 })
    expect(rest.refund).toMatchObject({ state: 2800, noShowPenalty: left })
    expect(rest.refund.alters.map(({ price, fee, amount }) => [price, fee, amount])).toEqual(
      rate.nights.slice(0, 2).map(({ price }) => [price, price, 0]),
    )
    expect(await stayOrder(server, 'manager', orderNo)).toMatchObject({
      stay: 'cancelled',
      guarantee: { state: 'captured', amount: left },
      noShowPenalty: left,
    })
  }, 60_000)

  test('two rooms given up too late, one after the other, cost both', async () => {
    const wanted: WantedRate = (rate, detail) =>
      atHotel(rate, detail) && rate.guarantee?.time?.start === '18:00' && rate.guarantee.change.kind === 'hoursBeforeMidnight'
    const stay = { checkIn: '2026-12-14', checkOut: '2026-12-16', hotelType: 1 as const, travellers: people }
    const { orderNo, rate } = await confirmedStay(server, stay, wanted, late, rooms)
    await turnTo(server, '2026-12-14T10:30:00Z')
    const first = rate.nights[0]!.price
    await giveUpRooms(server, orderNo, [{ room: 0 }])
    expect(await stayOrder(server, 'manager', orderNo)).toMatchObject({
      stay: 'confirmed',
      guarantee: { state: 'held', amount: first },
      noShowPenalty: first,
    })
    await giveUpRooms(server, orderNo, [{ room: 1 }])
    expect(await stayOrder(server, 'manager', orderNo)).toMatchObject({
      guarantee: { state: 'captured', amount: 2 * first },
      noShowPenalty: 2 * first,
    })
  })
})

describe('[handbook 4.3] what is paid at the hotel is cancelled by its guarantee', () => {
  const wanted: WantedRate = (rate, detail) =>
    atHotel(rate, detail) && rate.guarantee?.time?.start === '18:00' && rate.guarantee.change.kind === 'hoursBeforeMidnight'

  test('its page and its refund say until when the guarantee is free, and what is lost then', async () => {
    const stay = { checkIn: '2026-12-18', checkOut: '2026-12-20', hotelType: 1 as const }
    const { orderNo, order, rate, request } = await confirmedStay(server, stay, wanted, late)
    const sentences = order.cancellation.map(({ sentence }) => sentence)
    expect(sentences).toEqual([
      '12月18日 18:00 前免费取消',
      expect.stringMatching(/^12月18日 18:00 后取消扣 担保金（¥[\d,.]+）$/),
    ])
    const { tempOrderNo, chosen } = request
    const asked = { tempOrderNo, chosen, latestArrival: late.latestArrival }
    expect(expectResult(await server.call('manager', checkHotelBooking, asked)).cancellation).toEqual(order.cancellation)
    expect(order.cancellation[1]).toMatchObject({ penalty: rate.nights[0]!.price })
    const info = expectResult(await server.call('manager', getHotelRefundInfo, { orderId: orderNo }))
    expect(info.rules.map(({ sentence }) => sentence)).toEqual(sentences)
    const quote = expectResult(await server.call('manager', quoteHotelRefund, { orderNo, rooms: [{ room: 0 }] }))
    expect(quote).toMatchObject({ rule: sentences[0], holdsUntil: '2026-12-18T10:00:00.000Z', captured: 0 })
  })

  test('[handbook 4.5] refused by the hotel it has cost nothing, which its next step says', async () => {
    const stay = { checkIn: '2026-12-16', checkOut: '2026-12-17', hotelType: 1 as const }
    const { created } = await bookStay(server, 'manager', stay, wanted, (request) => ({ ...request, ...late, remark: '#REFUSE' }))
    for (const who of ['manager', 'director', 'executive'])
      if ((await stayOrder(server, 'manager', created.orderNo)).state === 20)
        await decide(server, who, created.orderNo).catch(() => undefined)
    await server.context.drainJobs()
    expect(await stayOrder(server, 'manager', created.orderNo)).toMatchObject({
      stay: 'refused',
      payments: [],
      guarantee: { state: 'released' },
      nextStep: '酒店未能接待，未产生费用，担保不会扣款，可改订附近酒店',
    })
  })

  test('without one it is free until arrival', async () => {
    const stay = { checkIn: '2026-12-18', checkOut: '2026-12-20', hotelType: 1 as const, travellers: ['1-employee'] }
    const { order } = await confirmedStay(server, stay, wanted)
    expect(order.guarantee).toBeUndefined()
    expect(order.cancellation).toEqual([{ penalty: 0, sentence: '入住前可免费取消' }])
  })
})
