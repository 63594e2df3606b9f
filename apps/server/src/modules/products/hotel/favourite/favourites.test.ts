import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addFavouriteHotel, getFavouriteHotels, removeFavouriteHotel } from '@sojourn/contract/products/hotel/favourite.calls'
import {
  getHotelMemberCards,
  removeHotelMemberCard,
  saveHotelMemberCard,
} from '@sojourn/contract/products/hotel/member-card.calls'
import { checkHotelBooking, createHotelOrder, getHotelBookInfo, searchHotels } from '@sojourn/contract/products/hotel/hotel.calls'
import { expectResult } from '../../../../testing/flights'
import { chooseRate, saveStay, stayOrder, stayRequest } from '../../../../testing/hotels'
import { expectRefusals, refusal } from '../../../../testing/refusals'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('favourite hotels', () => {
  test('[S1.04] [S2.39] are kept with the price of the night, and narrow the list', async () => {
    const tempOrderNo = await saveStay(server, 'employee')
    const search = { tempOrderNo, filters: {}, sort: 'recommended' as const, page: 0 }
    const { hotels } = expectResult(await server.call('employee', searchHotels, search))
    const { hotelId } = hotels[0]!
    await server.call('employee', addFavouriteHotel, { hotelId })
    await server.call('employee', addFavouriteHotel, { hotelId: '3187-1' })
    const kept = expectResult(await server.call('employee', getFavouriteHotels, { checkInDate: '2026-12-09' }))
    expect(new Set(kept.hotels.map((hotel) => hotel.hotelId))).toEqual(new Set([hotelId, '3187-1']))
    expect(kept.hotels.find((hotel) => hotel.hotelId === hotelId)?.price).toBeGreaterThan(0)
    const own = expectResult(
      await server.call('employee', searchHotels, { ...search, filters: { favouritesOnly: true, payment: 0 } }),
    )
    expect(own.hotels.map((hotel) => [hotel.hotelId, hotel.favourite])).toEqual([[hotelId, true]])
    expect(expectResult(await server.call('manager', getFavouriteHotels, {})).hotels).toEqual([])
    await server.call('employee', removeFavouriteHotel, { hotelId })
    expect(expectResult(await server.call('employee', getFavouriteHotels, {})).hotels).toHaveLength(1)
    await expectRefusals(server, [
      refusal('unknown', addFavouriteHotel, { hotelId: '224-99999' }, 'hotelUnknown', 'hotelId'),
      refusal('yesterday', getFavouriteHotels, { checkInDate: '2026-11-19' }, 'datePast', 'checkInDate'),
    ])
  })
})

describe('member cards of hotel groups', () => {
  test('[S1.04] [S2.39] one of each group, masked, changed without its number, removed', async () => {
    const card = { group: '华住', number: 'HZ12345678', holder: '林晓雯' }
    const { cards, groups } = expectResult(await server.call('employee', saveHotelMemberCard, card))
    expect(cards).toMatchObject([{ group: '华住', number: '******5678', holder: '林晓雯' }])
    expect(groups.map(({ group }) => group)).toContain('锦江')
    const { cardId } = cards[0]!
    await expectRefusals(server, [
      refusal('a second one', saveHotelMemberCard, card, 'memberCardTwice', 'group'),
      refusal('a short number', saveHotelMemberCard, { ...card, group: '锦江', number: '12' }, 'memberCardInvalid', 'number'),
      refusal('no holder', saveHotelMemberCard, { ...card, group: '锦江', holder: ' ' }, 'memberCardInvalid', 'holder'),
      refusal('no such group', saveHotelMemberCard, { ...card, group: '无' }, 'hotelGroupUnknown', 'group'),
      refusal('of somebody else', saveHotelMemberCard, { ...card, cardId }, 'memberCardUnknown', 'cardId', 'manager'),
      refusal('unknown', removeHotelMemberCard, { cardId: 'x' }, 'memberCardUnknown', 'cardId'),
    ])
    const changed = expectResult(
      await server.call('employee', saveHotelMemberCard, { ...card, cardId, number: '', holder: '林' }),
    )
    expect(changed.cards).toMatchObject([{ number: '******5678', holder: '林' }])
    const { rows } = await server.database.pool.query<{ number_cipher: string }>('SELECT number_cipher FROM hotel_member_card')
    expect(rows[0]!.number_cipher).not.toContain('12345678')
  })

  test('two windows that add a card of one group at once leave one card', async () => {
    const card = { group: '锦江', number: 'JJ12345678', holder: '陈志远' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.call('manager', saveHotelMemberCard, card)))
    expect(answers.map(({ problem }) => problem ?? 'saved').toSorted()).toEqual([
      'memberCardTwice',
      'memberCardTwice',
      'memberCardTwice',
      'saved',
    ])
    expect(expectResult(await server.call('manager', getHotelMemberCards, {})).cards).toHaveLength(1)
  })

  test('[S7.54] a card opens the prices of its members and goes to the hotel with the guest', async () => {
    const tempOrderNo = await saveStay(server, 'employee', { checkIn: '2026-12-14', checkOut: '2026-12-15' })
    const info = expectResult(await server.call('employee', getHotelBookInfo, { tempOrderNo }))
    const [card] = info.travellers[0]!.memberCards
    expect(card).toMatchObject({ group: '华住', number: '******5678' })
    const chosen = await chooseRate(
      server,
      'employee',
      tempOrderNo,
      (rate) => rate.kind === 'member' && rate.verdict === 'within' && rate.confirmation === 'instant',
    )
    const request = await stayRequest(server, 'employee', tempOrderNo, chosen)
    const checked = await server.call('employee', checkHotelBooking, { tempOrderNo, chosen: request.chosen })
    expect(expectResult(checked).memberGroup).toBe(card!.group)
    const created = expectResult(
      await server.call('employee', createHotelOrder, {
        ...request,
        rooms: [{ guests: [{ traveller: 0, memberCardId: card!.cardId }] }],
      }),
    )
    const order = await stayOrder(server, 'employee', created.orderNo)
    expect(order.rooms[0]!.guests[0]).toMatchObject({ memberNumber: '******5678' })
    expect(expectResult(await server.call('employee', removeHotelMemberCard, { cardId: card!.cardId })).cards).toEqual([])
    expect(expectResult(await server.call('employee', getHotelMemberCards, {})).cards).toEqual([])
  })
})
