import { afterAll, beforeAll, expect, test } from 'vitest'
import { getHotelDetail, searchHotels } from '@sojourn/contract/products/hotel/hotel.calls'
import { filled } from '@sojourn/domain/kit/filled.testing'
import { expectResult } from '../../../../testing/flights'
import { saveStay, type StaySearch } from '../../../../testing/hotels'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test.each<[string, StaySearch]>([
  ['at home, two nights', { checkIn: '2026-12-09', checkOut: '2026-12-11' }],
  ['paid at the hotel', { checkIn: '2026-12-09', checkOut: '2026-12-10', hotelType: 1 }],
  ['abroad', { cityId: 3187, international: true, checkIn: '2026-12-05', checkOut: '2026-12-08' }],
])(
  '[handbook 4.1] a card promises the lowest price that its detail shows under the same conditions: %s',
  async (_title, search) => {
    const tempOrderNo = await saveStay(server, 'employee', search)
    const { hotels } = expectResult(
      await server.call('employee', searchHotels, { tempOrderNo, filters: {}, sort: 'recommended', page: 0, pageSize: 20 }),
    )
    const open = filled(hotels.filter(({ price }) => price !== undefined)).slice(0, 12)
    for (const { hotelId, name, price } of open) {
      const detail = expectResult(await server.call('employee', getHotelDetail, { tempOrderNo, hotelId }))
      const rates = detail.hotel.rooms
        .flatMap((room) => room.rates)
        .filter(({ rooms, hotelType }) => rooms > 0 && hotelType === (search.hotelType ?? hotelType))
      expect({ name, lowest: Math.min(...rates.map(({ averagePrice }) => averagePrice)) }).toEqual({ name, lowest: price })
    }
  },
)
