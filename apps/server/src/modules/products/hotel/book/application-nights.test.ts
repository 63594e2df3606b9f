import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getTravelApplyForm, getTravelApplyBalance } from '@sojourn/contract/booking/application/application.calls'
import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { saveHotelOrderTemp } from '@sojourn/contract/products/hotel/draft.calls'
import { createHotelOrder } from '@sojourn/contract/products/hotel/hotel.calls'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { applicationOf, plannedLine, submitNew } from '../../../../testing/applications'
import { expectResult } from '../../../../testing/flights'
import { chooseRate, saveStay, stayRequest, type WantedRate } from '../../../../testing/hotels'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { confirmedStay, giveUpRooms, turnTo } from '../after-sale/refund.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const manager = [['1-manager']]
const employee = [['1-employee']]
const visitor = [['1-guest-booker']]
const people = [manager, employee, visitor].flat(2)
const within: WantedRate = (rate) => rate.verdict !== 'forbidden' && rate.rooms > 4

/** In force at once, since nobody stands above the manager; so many rooms on one night. */
const approved = async (nightsPerDay: number, from: string, to: string) => {
  const content: Partial<ApplicationContent> = {
    travellerIds: people,
    productTypes: [1, 3],
    startDate: from,
    endDate: to,
    lines: [plannedLine({ startDate: from, endDate: to })],
    budgets: [{ productType: 3, amount: 50_000_00 }],
    standard: { nightsPerDay },
  }
  const { travelApplyNo } = await submitNew(server, 'manager', content)
  return travelApplyNo
}
interface Stay {
  travelApplyNo: string
  checkIn: string
  checkOut: string
  rooms?: string[][]
}
async function requestOf({ rooms = manager, ...stay }: Stay) {
  const draft = await saveStay(server, 'manager', { ...stay, travellers: rooms.flat() })
  return stayRequest(server, 'manager', draft, await chooseRate(server, 'manager', draft, within, { rooms }), rooms)
}
const book = async (stay: Stay) => server.call('manager', createHotelOrder, await requestOf(stay))
const search = ({ travelApplyNo, checkIn, checkOut }: Stay) => {
  const searchParams = {
    cityId: 224,
    cityName: '',
    checkInDate: checkIn,
    checkOutDate: checkOut,
    hotelType: 2,
    isInternational: false,
  } as const
  return server.call('manager', saveHotelOrderTemp, { searchParams, travelType: 1, bookType: 0, bookMode: 0, travelApplyNo })
}
const full = (night: string, left: number, perNight = 2) => ({
  code: problems.applicationMismatch.code,
  message: `申请单每晚最多 ${perNight} 间，${dayInWords(night, 'zh-CN')} 当晚还可订 ${left} 间`,
})

describe('[handbook 9.1] an application that says how many rooms may be used on one night', () => {
  test('says so to whoever reads it or books under it, and refuses the room too many by its night', async () => {
    const travelApplyNo = await approved(2, '2026-12-09', '2026-12-13')
    expect((await applicationOf(server, 'manager', travelApplyNo)).standard).toEqual(['酒店每晚最多 2 间'])
    expectResult(await book({ travelApplyNo, checkIn: '2026-12-09', checkOut: '2026-12-11' }))
    const request = await requestOf({
      travelApplyNo,
      checkIn: '2026-12-10',
      checkOut: '2026-12-12',
      rooms: [...employee, ...visitor],
    })
    const { tempOrderNo } = request
    const booking = { travellerIds: people, startDate: '2026-12-10', endDate: '2026-12-12', rooms: 2, amount: 1 }
    const balance = expectResult(await server.call('manager', getTravelApplyBalance, { tempOrderNo, booking }))
    expect(balance.application).toMatchObject({ nightsPerDay: 2 })
    expect(balance.beyond).toEqual([{ message: full('2026-12-10', 1).message, refused: true }])
    expect(await server.call('manager', createHotelOrder, request)).toMatchObject(full('2026-12-10', 1))
    expectResult(await book({ travelApplyNo, checkIn: '2026-12-11', checkOut: '2026-12-13', rooms: [...employee, ...visitor] }))
  })

  test('refuses a search for a night without room, until an order that has one is cancelled', async () => {
    const travelApplyNo = await approved(1, '2026-12-14', '2026-12-16')
    const stay = { travelApplyNo, checkIn: '2026-12-14', checkOut: '2026-12-16' }
    const { orderNo } = expectResult(await book(stay))
    expect(await search(stay)).toMatchObject(full('2026-12-14', 0, 1))
    expectResult(await server.call('manager', cancelOrder, { orderNo }))
    expectResult(await search(stay))
    expectResult(await book(stay))
  })

  test('lets one of two rooms pass that are booked at once where one is left', async () => {
    const travelApplyNo = await approved(2, '2026-12-16', '2026-12-18')
    const stay = { travelApplyNo, checkIn: '2026-12-16', checkOut: '2026-12-18' }
    expectResult(await book(stay))
    const requests = [await requestOf({ ...stay, rooms: employee }), await requestOf({ ...stay, rooms: visitor })]
    const answers = await Promise.all(requests.map((request) => server.call('manager', createHotelOrder, request)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject(full('2026-12-16', 0))
  })

  test('has a night back that is given up after the hotel has confirmed it, whatever that cost', async () => {
    const travelApplyNo = await approved(2, '2026-12-18', '2026-12-20')
    const stay = { travelApplyNo, checkIn: '2026-12-18', checkOut: '2026-12-20' }
    const dear: WantedRate = (rate, detail) =>
      within(rate, detail) &&
      rate.confirmation === 'instant' &&
      rate.cancellation.kind === 'limited' &&
      rate.freeUntil !== undefined
    const rooms = [...manager, ...employee]
    const { orderNo, rate } = await confirmedStay(server, { ...stay, travellers: rooms.flat() }, dear, {}, rooms)
    expect(await search(stay)).toMatchObject(full('2026-12-18', 0))
    await turnTo(server, new Date(Date.parse(rate.freeUntil!) + 60_000).toISOString())
    expect((await giveUpRooms(server, orderNo, [{ room: 1 }])).quote.penalty).toBeGreaterThan(0)
    expectResult(await book({ ...stay, rooms: visitor }))
    expect(await search(stay)).toMatchObject(full('2026-12-18', 0))
  })
})

test('[S2.38] a schedule with a stay asks for its city and all of its nights', async () => {
  const draft = await saveStay(server, 'admin', { checkIn: '2026-12-19', checkOut: '2026-12-21' })
  const request = await stayRequest(server, 'admin', draft, await chooseRate(server, 'admin', draft, within))
  const { orderNo } = expectResult(await server.call('admin', createHotelOrder, request))
  const { content } = expectResult(await server.call('admin', getTravelApplyForm, { orderNos: [orderNo] }))
  expect(content.lines).toMatchObject([
    { productType: 3, depart: { code: '' }, arrive: { name: '北京' }, startDate: '2026-12-19', endDate: '2026-12-21' },
  ])
  expect(content).toMatchObject({ startDate: '2026-12-19', endDate: '2026-12-21' })
})
