import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryTravelOrder } from '@sojourn/contract/booking/order.calls'
import {
  checkGuaranteeCard,
  checkHotelBooking,
  createHotelOrder,
  getHotelBookInfo,
  searchHotels,
} from '@sojourn/contract/products/hotel/hotel.calls'
import { getHotelOrderTemp } from '@sojourn/contract/products/hotel/hotel.calls'
import { decide, expectResult, payByCredit } from '../../../testing/flights'
import { bookStay, chooseRate, saveStay, stayOrder, stayRequest, type WantedRate } from '../../../testing/hotels'
import { flowOf } from '../../../testing/approvals'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const instant = (rate: { confirmation: string }): boolean => rate.confirmation === 'instant'
const within: WantedRate = (rate) => rate.verdict === 'within' && instant(rate)

describe('the list of hotels', () => {
  test('[S7.54] hotels of the city with prices, pins and the verdict of its standard', async () => {
    const tempOrderNo = await saveStay(server, 'employee')
    const draft = expectResult(await server.call('employee', getHotelOrderTemp, { tempOrderNo }))
    expect(draft.searchParams.checkInDate).toBe('2026-12-09')
    const found = expectResult(
      await server.call('employee', searchHotels, { tempOrderNo, filters: {}, sort: 'price', page: 0, pageSize: 10, pins: 200 }),
    )
    expect(found.total).toBeGreaterThan(20)
    expect(found.hotels).toHaveLength(10)
    expect(found.pins.length).toBeGreaterThan(20)
    expect(found.standards[0]?.nights.map(({ date }) => date)).toEqual(['2026-12-09', '2026-12-10'])
    expect(found.standards[0]?.sentence).toContain('每间每晚不超过')
    const limit = found.standards[0]!.nights[0]!.limit
    const every = expectResult(
      await server.call('employee', searchHotels, { tempOrderNo, filters: {}, sort: 'priceDown', page: 0, pageSize: 5 }),
    )
    const dear = every.hotels[0]!
    expect(dear.price! > limit).toBe(true)
    expect(dear.violations[0]).toMatchObject({ rule: 'hotelPrice' })
    const inside = expectResult(
      await server.call('employee', searchHotels, {
        tempOrderNo,
        filters: { withinStandard: true, stars: [31], breakfast: true },
        sort: 'priceDown',
        page: 0,
        pageSize: 20,
      }),
    )
    expect(inside.hotels.length).toBeGreaterThan(0)
    for (const hotel of filled(inside.hotels)) {
      expect(hotel.price! <= limit).toBe(true)
      expect([31, 26]).toContain(hotel.starCode)
    }
  })

  test('a pin of the map says of the standard what the hotel says in the list: stars and breakfast count as well', async () => {
    const tempOrderNo = await saveStay(server, 'employee')
    const filters = { breakfast: true, priceFrom: 500_00, priceTo: 640_00 }
    const ask = { tempOrderNo, filters, sort: 'recommended' as const, page: 0, pageSize: 50, pins: 50 }
    const found = expectResult(await server.call('employee', searchHotels, ask))
    const limit = found.standards[0]!.nights[0]!.limit
    const clean = found.hotels.map(({ violations }) => violations.length === 0)
    expect(found.pins.map(({ within }) => within)).toEqual(clean)
    expect(found.hotels.map(({ price }) => price! <= limit)).not.toEqual(clean)
  })

  test('[handbook 7.3] two who share a room have the float of several people', async () => {
    const travellers = ['1-manager', '1-employee']
    const tempOrderNo = await saveStay(server, 'manager', { travellers })
    const ask = { tempOrderNo, filters: {}, sort: 'recommended' as const, page: 0 }
    const alone = expectResult(await server.call('manager', searchHotels, ask))
    const shared = expectResult(await server.call('manager', searchHotels, { ...ask, rooms: [travellers] }))
    expect(alone.standards).toHaveLength(2)
    expect(shared.standards).toHaveLength(1)
    const most = Math.max(...alone.standards.map(({ nights }) => nights[0]!.limit))
    expect([most, shared.standards[0]!.nights[0]!.limit]).toEqual([750_00, 990_00])
    expect(shared.standards[0]!.sentence).toContain('2 人合住')
  })

  test('hotels near a place come by travel time', async () => {
    const tempOrderNo = await saveStay(server, 'employee')
    const near = { latitude: 39.9087, longitude: 116.4605 }
    const found = expectResult(
      await server.call('employee', searchHotels, { tempOrderNo, filters: {}, sort: 'travelTime', near, page: 0, pageSize: 20 }),
    )
    const minutes = found.hotels.filter(({ price }) => price !== undefined).map(({ travelMinutes }) => travelMinutes!)
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    expect(found.near).toMatchObject({ kind: 'point' })
  })
})

describe('an employee books a room', () => {
  test('[S7.54] in policy and paid in advance: approved, paid, confirmed with the number of the hotel', async () => {
    const { created, request, detail } = await bookStay(server, 'employee', {}, within)
    expect(created).toMatchObject({ state: 20, next: 'approval' })
    expect((await decide(server, 'manager', created.orderNo)).result).toMatchObject({ subjectState: 2200 })
    expectResult(await payByCredit(server, 'employee', created.orderNo, request.expectedTotal))
    await server.context.drainJobs()
    const order = await stayOrder(server, 'employee', created.orderNo)
    expect(order).toMatchObject({ state: 2501, stay: 'confirmed', nightCount: 2, total: request.expectedTotal })
    expect(order.confirmationNo).toMatch(/\w{4,}/)
    expect(order.hotel.name).toBe(detail.hotel.name)
    expect(order.rooms).toHaveLength(1)
    expect(order.rooms[0]!.nights.map(({ date, state }) => [date, state])).toEqual([
      ['2026-12-09', 'booked'],
      ['2026-12-10', 'booked'],
    ])
    const trips = expectResult(await server.call('employee', queryTravelOrder, { Type: 0 }))
    expect(trips.list[0]!.travelList[0]).toMatchObject({ orderSerialNo: created.orderNo, depAirport: detail.hotel.name })
  })

  test('[handbook 7.4] the reasons to choose from are those of hotels, and others are not accepted', async () => {
    const tempOrderNo = await saveStay(server, 'employee', { checkIn: '2026-12-20', checkOut: '2026-12-21' })
    const info = expectResult(await server.call('employee', getHotelBookInfo, { tempOrderNo }))
    const codes = info.reasons.map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['hotelFull', 'namedHotel', 'urgent', 'other']))
    expect(codes).not.toContain('noSuitableFlight')
    const dear: WantedRate = (rate) => instant(rate) && rate.violations.some(({ handling }) => handling === 'choose')
    const chosen = await chooseRate(server, 'employee', tempOrderNo, dear, { sort: 'priceDown', stars: [30] })
    const request = await stayRequest(server, 'employee', tempOrderNo, chosen)
    const travellers = request.travellers.map((traveller) => ({ ...traveller, reasonCode: 'noSuitableFlight' }))
    expect(await server.call('employee', createHotelOrder, { ...request, travellers })).toMatchObject({
      problem: 'violationReasonMissing',
    })
  })

  test('[handbook 7.4] policy speaks of the price that was accepted, where the rate has fallen below it since', async () => {
    const tempOrderNo = await saveStay(server, 'employee', { checkIn: '2026-12-14', checkOut: '2026-12-16' })
    const rate = await chooseRate(server, 'employee', tempOrderNo, within)
    const { chosen } = await stayRequest(server, 'employee', tempOrderNo, rate)
    const check = async (totalPrice: number) =>
      expectResult(await server.call('employee', checkHotelBooking, { tempOrderNo, chosen: { ...chosen, totalPrice } }))
    const [standard] = rate.detail.standards
    const limit = standard!.nights.reduce((sum, night) => sum + night.limit, 0)
    const accepted = await check(limit + 100_00)
    expect(accepted.violations).toMatchObject([{ rule: 'hotelPrice' }])
    expect(accepted).toMatchObject({ outcome: 'same', rate: { totalPrice: chosen.totalPrice } })
    expect((await check(chosen.totalPrice)).violations).toEqual([])
  })

  test('[handbook 6.4] over the standard the guest pays what is above limit, nights and rooms', async () => {
    const tempOrderNo = await saveStay(server, 'employee', { checkIn: '2026-12-14', checkOut: '2026-12-16' })
    const chosen = await chooseRate(
      server,
      'employee',
      tempOrderNo,
      (rate) => instant(rate) && rate.violations.some(({ rule, handling }) => rule === 'hotelPrice' && handling === 'choose'),
      { sort: 'priceDown', stars: [30] },
    )
    expect(chosen.rate.nightsOver?.length).toBeGreaterThan(0)
    const asked = await stayRequest(server, 'employee', tempOrderNo, chosen)
    const request = { ...asked, travellers: asked.travellers.map((traveller) => ({ ...traveller, paysExcess: true })) }
    const checked = expectResult(await server.call('employee', checkHotelBooking, { tempOrderNo, chosen: request.chosen }))
    const limit = chosen.detail.standards[0]!.nights.reduce((sum, night) => sum + night.limit, 0)
    expect(checked.excess).toEqual({
      limit,
      company: limit,
      personal: chosen.rate.totalPrice - limit,
      choice: true,
    })
    const created = expectResult(await server.call('employee', createHotelOrder, request))
    const order = await stayOrder(server, 'employee', created.orderNo)
    expect(order.verdict).toBe('payExcess')
    expect(await flowOf(server, created.orderNo)).toBe('in-policy')
    expect(order.travellerList[0]!.violations.find(({ rule }) => rule === 'hotelPrice')).toMatchObject({
      handling: 'payExcess',
      excess: checked.excess!.personal,
    })
    const split = await server.database.pool.query(
      'SELECT company_part, personal_part FROM orders WHERE enterprise_id = 1 AND order_no = $1',
      [created.orderNo],
    )
    expect(split.rows[0]).toEqual({
      company_part: request.expectedTotal - checked.excess!.personal,
      personal_part: checked.excess!.personal,
    })
  })

  test.each([
    ['asks, the other pays: somebody approves it for both', { first: false, day: 11 }],
    ['pays, the other asks: it is paid and nobody approves it', { first: true, day: 12 }],
  ])('[handbook 6.4] [handbook 7.3] of two in a room the first %s', async (_name, { first, day }) => {
    const ids = ['1-employee', '1-manager']
    const days = { checkIn: `2026-12-${day}`, checkOut: `2026-12-${day + 1}` }
    const tempOrderNo = await saveStay(server, 'manager', { ...days, travellers: ids })
    const over: WantedRate = (rate) =>
      instant(rate) &&
      rate.hotelType === 2 &&
      rate.violations.some(({ rule, handling }) => rule === 'hotelPrice' && handling === 'choose')
    const rooms = [ids]
    const chosen = await chooseRate(server, 'manager', tempOrderNo, over, { sort: 'priceDown', stars: [30], rooms })
    const asked = await stayRequest(server, 'manager', tempOrderNo, chosen, rooms)
    const created = expectResult(
      await server.call('manager', createHotelOrder, {
        ...asked,
        travellers: asked.travellers.map((one) => ({ ...one, paysExcess: (one.employeeId === ids[0]) === first })),
      }),
    )
    const { excess } = expectResult(await server.call('manager', checkHotelBooking, { tempOrderNo, chosen: asked.chosen, rooms }))
    const order = await stayOrder(server, 'manager', created.orderNo)
    const { rows } = await server.database.pool.query('SELECT personal_part FROM orders WHERE order_no = $1', [created.orderNo])
    expect(rows).toEqual([{ personal_part: first ? excess!.personal : 0 }])
    const handlings = order.travellerList.flatMap(({ violations }) =>
      violations.filter(({ rule }) => rule === 'hotelPrice').map(({ handling }) => handling),
    )
    expect(handlings).toEqual(first ? ['payExcess', 'payExcess'] : ['approval', 'approval'])
  })

  test('[S7.54] paid at the hotel with a late arrival: a card guarantees, nothing is paid through us', async () => {
    const tempOrderNo = await saveStay(server, 'employee', { checkIn: '2026-12-17', checkOut: '2026-12-18', hotelType: 1 })
    const chosen = await chooseRate(
      server,
      'employee',
      tempOrderNo,
      (rate) => instant(rate) && rate.hotelType === 1 && rate.verdict !== 'forbidden' && rate.guarantee?.time?.start === '18:00',
    )
    const request = { ...(await stayRequest(server, 'employee', tempOrderNo, chosen)), latestArrival: 1380 }
    expect(request.expectedTotal).toBe(0)
    const without = await server.call('employee', createHotelOrder, request)
    expect(without).toMatchObject({ problem: 'guaranteeNeeded', field: 'guarantee' })
    const card = { tempOrderNo, number: '4111 1111 1111 1111', holder: 'LIN XIAOWEN', expires: '2028-05', securityCode: '123' }
    const checked = expectResult(await server.call('employee', checkGuaranteeCard, card))
    expect(checked).toMatchObject({ network: 'visa', lastFour: '1111' })
    const created = expectResult(
      await server.call('employee', createHotelOrder, {
        ...request,
        guarantee: { kind: 'card', cardToken: checked.cardToken },
      }),
    )
    await decide(server, 'manager', created.orderNo)
    const second = await stayOrder(server, 'employee', created.orderNo)
    if (second.state === 20) await decide(server, 'director', created.orderNo)
    await server.context.drainJobs()
    const order = await stayOrder(server, 'employee', created.orderNo)
    expect(order).toMatchObject({ state: 2501, total: 0, hotelType: 1, latestArrivalName: '23:00 前', payments: [] })
    expect(order.guarantee).toMatchObject({ kind: 'card', network: 'visa', lastFour: '1111', state: 'held' })
    expect(order.guarantee!.amount).toBe(chosen.rate.totalPrice)
    const dump = await server.database.pool.query('SELECT * FROM hotel_order WHERE order_no = $1', [created.orderNo])
    expect(JSON.stringify(dump.rows)).not.toMatch(/4111|"123"/)
  })

  test('[handbook 11.4] Bangkok: the passport is chosen, letters for names, prices of the country beside ours', async () => {
    const tempOrderNo = await saveStay(server, 'employee', {
      cityId: 3187,
      international: true,
      checkIn: '2026-12-05',
      checkOut: '2026-12-07',
    })
    const chosen = await chooseRate(server, 'employee', tempOrderNo, (rate) => instant(rate) && rate.verdict !== 'forbidden')
    expect(chosen.rate.local?.total.currency).toBe('THB')
    const request = await stayRequest(server, 'employee', tempOrderNo, chosen)
    expect(request.rooms[0]!.guests[0]!.name).toBe('LIN/XIAOWEN')
    const info = expectResult(await server.call('employee', getHotelBookInfo, { tempOrderNo }))
    const taken = info.travellers[0]!.credentials.map(({ type, usable }) => [type, usable])
    expect(taken).toContainEqual([1, false])
    expect(taken).toContainEqual([2, true])
    const identityCard = info.travellers[0]!.credentials.find(({ type }) => type === 1)!
    const byCard = { ...request.travellers[0]!, credentialId: identityCard.credentialId }
    expect(await server.call('employee', createHotelOrder, { ...request, travellers: [byCard] })).toMatchObject({
      problem: 'credentialUnknown',
      field: 'travellers.0.credentialId',
    })
    const refused = await server.call('employee', createHotelOrder, {
      ...request,
      rooms: [{ guests: [{ traveller: 0, name: '林晓雯' }] }],
    })
    expect(refused).toMatchObject({ problem: 'guestNameInvalid', field: 'rooms.0.guests.0.name' })
    const created = expectResult(await server.call('employee', createHotelOrder, request))
    const order = await stayOrder(server, 'employee', created.orderNo)
    expect(order).toMatchObject({ productType: 4, isInternational: true })
    expect(order.travellerList.map(({ credentialType }) => credentialType)).toEqual([2])
    expect(order.local?.total).toEqual(chosen.rate.local!.total)
    expect(order.rooms[0]!.guests[0]!.name).toBe('LIN/XIAOWEN')
  })
})

test('[handbook 7.2] what a pin says of agreement hotels first does not depend on the page that is open', async () => {
  await server.database.pool.query(
    `UPDATE travel_policy SET body = jsonb_set(body, '{hotel,agreementFirst}', '{"threshold": 50000}') WHERE body ? 'hotel'`,
  )
  // So much off that the agreements are what is cheapest of their hotels.
  await server.database.pool.query(
    `UPDATE enterprise SET config = replace(config::text, '"percentOff": 12', '"percentOff": 60')::jsonb`,
  )
  const tempOrderNo = await saveStay(server, 'employee')
  const ask = { tempOrderNo, filters: { availableOnly: true }, sort: 'score' as const, pins: 500 }
  const all = expectResult(await server.call('employee', searchHotels, { ...ask, page: 0, pageSize: 50 }))
  const agreed = all.hotels.map(({ agreement }) => agreement)
  const pinsOf = async (hotel: number) => {
    const found = expectResult(await server.call('employee', searchHotels, { ...ask, page: hotel, pageSize: 1 }))
    return found.pins.map(({ within }) => within)
  }
  const [beside, without] = await Promise.all([pinsOf(agreed.indexOf(true)), pinsOf(agreed.indexOf(false))])
  expect(new Set(beside)).toEqual(new Set([true, false]))
  expect(without).toEqual(beside)
})
