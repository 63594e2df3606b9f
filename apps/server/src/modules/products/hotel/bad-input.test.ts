import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  checkGuaranteeCard,
  checkHotelBooking,
  createExternalHotelOrder,
  createHotelOrder,
  getHotelDetail,
  searchHotels,
} from '@sojourn/contract/products/hotel/hotel.calls'
import { saveHotelOrderTemp } from '@sojourn/contract/products/hotel/draft.calls'
import type { CreateHotelOrder } from '@sojourn/contract/products/hotel/booking.shapes'
import { expectResult } from '../../../testing/flights'
import { chooseRate, saveStay, stayRequest } from '../../../testing/hotels'
import { expectRefusals, refusal } from '../../../testing/refusals'
import { placedStates } from '../../booking/columns/placed-states'
import { countOf } from '../../../testing/database/rows'
import { openAccounts } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
let request: CreateHotelOrder
beforeAll(async () => {
  server = await openTestServer()
  const tempOrderNo = await saveStay(server, 'employee')
  const chosen = await chooseRate(
    server,
    'employee',
    tempOrderNo,
    (rate) => rate.verdict === 'within' && rate.confirmation === 'instant' && rate.maxRooms >= 2,
  )
  request = await stayRequest(server, 'employee', tempOrderNo, chosen)
})
afterAll(() => server.close())

const guests = (name?: string) => [{ guests: [{ traveller: 0, ...(name ? { name } : {}) }] }]

describe('requests that cannot be met', () => {
  test('[S5.14] [S9.03] days reversed, too long, past and too far are named', async () => {
    const { tempOrderNo } = request
    const search = (
      title: string,
      checkInDate: string,
      checkOutDate: string,
      problem: 'datePast' | 'dateTooFar' | 'dateInvalid' | 'checkOutTooEarly' | 'stayTooLong',
      field = 'checkInDate',
    ) =>
      refusal(
        title,
        searchHotels,
        { tempOrderNo, checkInDate, checkOutDate, filters: {}, sort: 'recommended', page: 0 },
        problem,
        field,
      )
    await expectRefusals(server, [
      search('yesterday', '2026-11-19', '2026-11-21', 'datePast'),
      search('after thirty days', '2026-12-21', '2026-12-22', 'dateTooFar'),
      search('reversed', '2026-12-10', '2026-12-09', 'checkOutTooEarly', 'checkOutDate'),
      search('thirty-one nights', '2026-11-20', '2026-12-21', 'stayTooLong', 'checkOutDate'),
      refusal('no such hotel', getHotelDetail, { tempOrderNo, hotelId: '224-99999' }, 'hotelUnknown', 'hotelId'),
      refusal(
        'no such place',
        searchHotels,
        { tempOrderNo, filters: {}, sort: 'distance', nearPlaceId: 'nowhere', page: 0 },
        'placeUnknown',
        'nearPlaceId',
      ),
      refusal(
        'no such rate',
        checkHotelBooking,
        { tempOrderNo, chosen: { ...request.chosen, rateId: `${request.chosen.hotelId}-99-9` } },
        'rateUnknown',
        'chosen',
      ),
    ])
  })

  test('guests missing, twice, unnamed or not allowed; a price that is no longer the price', async () => {
    const order = (title: string, change: Partial<CreateHotelOrder>, problem: Parameters<typeof refusal>[3], field?: string) =>
      refusal(title, createHotelOrder, { ...request, ...change }, problem, field)
    const checkedBy = (employeeId: string) =>
      server.context.vault.seal(JSON.stringify({ employeeId, token: 't', network: 'visa', lastFour: '1111' }))
    await expectRefusals(server, [
      order('a room without a guest', { rooms: [...guests(), { guests: [] }] }, 'guestsMissing', 'rooms.1'),
      order('a traveller without a room', { rooms: [{ guests: [{ traveller: 1 }] }] }, 'guestsMissing', 'rooms'),
      order('one guest in two rooms', { rooms: [...guests(), ...guests()] }, 'travellerTwice', 'rooms'),
      order('a name that nobody has', { rooms: guests('12345') }, 'guestNameInvalid', 'rooms.0.guests.0.name'),
      order(
        'a card of somebody else',
        { rooms: [{ guests: [{ traveller: 0, memberCardId: 'x' }] }] },
        'memberCardUnknown',
        'rooms.0.guests.0.memberCardId',
      ),
      order(
        'for somebody else',
        { travellers: [{ ...request.travellers[0]!, employeeId: '1-manager' }] },
        'travellerNotAllowed',
        'employeeIds',
      ),
      order('another price', { chosen: { ...request.chosen, totalPrice: 1 } }, 'priceChanged', 'chosen'),
      order('another total', { expectedTotal: 1 }, 'priceChanged', 'expectedTotal'),
      order('a search that was never shown', { chosen: { ...request.chosen, searchId: 'x' } }, 'rateUnknown', 'searchId'),
      order(
        'a guarantee that was made up',
        { guarantee: { kind: 'card', cardToken: 'visa-1111-abc' } },
        'guaranteeCardInvalid',
        'guarantee',
      ),
      order(
        'a card that a colleague had checked',
        { guarantee: { kind: 'card', cardToken: checkedBy('1-manager') } },
        'guaranteeCardInvalid',
        'guarantee',
      ),
    ])
  })

  test.each([
    ['the room is gone', '#ROOM_GONE', 'roomSoldOut'],
    ['the hotel asks more', '#PRICE_UP', 'priceChanged'],
    ['the hotel knows the guest', '#DUPLICATE_GUEST', 'sameGuestSameNight'],
  ])('%s: refused, no list shows the order, and no money is held for it', async (_title, remark, problem) => {
    const before = await countOf(server, 'orders', `state ${placedStates}`)
    expect(await server.call('employee', createHotelOrder, { ...request, remark })).toMatchObject({ problem, field: 'chosen' })
    expect(await countOf(server, 'orders', `state ${placedStates}`)).toBe(before)
    const { rows } = await server.database.pool.query<{ order_no: string }>(
      'SELECT order_no FROM orders ORDER BY order_no DESC LIMIT 1',
    )
    expect(await openAccounts(server, rows[0]!.order_no)).toEqual({})
  })

  test('[S7.54] a card for a guarantee with a wrong number, no holder, a past month or a wrong code', async () => {
    const card = { tempOrderNo: request.tempOrderNo, number: '4111111111111111', holder: 'LIN XIAOWEN', expires: '2028-05' }
    const check = (title: string, change: object, field: string) =>
      refusal(title, checkGuaranteeCard, { ...card, ...change }, 'guaranteeCardInvalid', field)
    await expectRefusals(server, [
      check('number', { number: '4111111111111112' }, 'number'),
      check('holder', { holder: ' ' }, 'holder'),
      check('expiry', { expires: '2026-11' }, 'expires'),
      check('code', { securityCode: '12' }, 'securityCode'),
    ])
  })

  test('the same guest has one room in one night', async () => {
    const created = expectResult(await server.call('employee', createHotelOrder, request))
    const again = await server.call('employee', createHotelOrder, request)
    expect(again).toMatchObject({ problem: 'sameGuestSameNight', field: 'rooms' })
    expect(again.message).toContain(created.orderNo)
    const overlapping = await saveStay(server, 'employee', { checkIn: '2026-12-10', checkOut: '2026-12-12' })
    const other = await chooseRate(server, 'employee', overlapping, (rate) => rate.verdict === 'within')
    const second = await server.call('employee', createHotelOrder, await stayRequest(server, 'employee', overlapping, other))
    expect(second).toMatchObject({ problem: 'sameGuestSameNight', detail: { date: '2026-12-10' } })
    const next = await saveStay(server, 'employee', { checkIn: '2026-12-11', checkOut: '2026-12-12' })
    const after = await chooseRate(server, 'employee', next, (rate) => rate.verdict === 'within')
    expectResult(await server.call('employee', createHotelOrder, await stayRequest(server, 'employee', next, after)))
  })

  test('a rate outside the contracts needs a reason and is known', async () => {
    await server.context.drainJobs()
    const { chosen: _chosen, ...frame } = request
    const external = (title: string, change: object, problem: Parameters<typeof refusal>[3], field: string) =>
      refusal(
        title,
        createExternalHotelOrder,
        { ...frame, externalRateId: 'XR224-1-K', reasonText: '合作伙伴价更低', ...change },
        problem,
        field,
      )
    await expectRefusals(server, [
      external('no reason', { reasonText: ' ' }, 'reasonMissing', 'reasonText'),
      external('unknown', { externalRateId: 'XR0' }, 'externalRateUnknown', 'externalRateId'),
      external('of another city', { externalRateId: 'XR321-1-K' }, 'externalRateUnknown', 'externalRateId'),
      external('another total', { expectedTotal: 1 }, 'priceChanged', 'expectedTotal'),
    ])
  })

  test('handbook 4.2: before six in the morning the day before can still be booked', async () => {
    const save = (checkInDate: string) =>
      server.call('employee', saveHotelOrderTemp, {
        searchParams: {
          cityId: 224,
          cityName: '',
          checkInDate,
          checkOutDate: '2026-11-21',
          hotelType: 2,
          isInternational: false,
        },
        travelType: 1,
        bookType: 0,
      })
    const now = server.context.clock.now().getTime()
    await server.turn((Date.parse('2026-11-20T21:30:00Z') - now) / 60_000)
    const { tempOrderNo } = expectResult(await save('2026-11-20'))
    const found = expectResult(
      await server.call('employee', searchHotels, { tempOrderNo, filters: {}, sort: 'recommended', page: 0 }),
    )
    expect(found).toMatchObject({ earliestCheckIn: '2026-11-20', checkInDate: '2026-11-20' })
    await server.turn(30)
    expect(await save('2026-11-20')).toMatchObject({ problem: 'datePast' })
  })
})
