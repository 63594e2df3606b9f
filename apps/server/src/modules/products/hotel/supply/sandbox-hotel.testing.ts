import type pg from 'pg'
import { addDays } from '@sojourn/domain/kit/local-date'
import { isHotelFailure } from '@sojourn/supply/ports/hotel'
import type { HotelHeld, HotelHold } from '@sojourn/supply/ports/hotel-booking'
import type { SuppliedRate } from '@sojourn/supply/ports/hotel-rate'
import type { HotelStayRequest, SuppliedHotelDetail } from '@sojourn/supply/ports/hotel-search'
import type { SupplyContext } from '@sojourn/supply/ports/supply'
import { createFaults } from '@sojourn/supply/sandbox/faults'
import { hotelFaults } from '@sojourn/supply/sandbox/hotel/faults'
import { withFaultWords } from '@sojourn/supply/sandbox/fault-words'
import { createSandboxHotel } from '@sojourn/supply/sandbox/hotel/sandbox-hotel'
import { sqlOn } from '../../../../db/sql'

/** Friday 20 November 2026, 10:00 in China. */
export const now = new Date('2026-11-20T02:00:00Z')
export const faults = createFaults(hotelFaults)
export const hotels = withFaultWords(createSandboxHotel({ seed: 1, faults }))

/** Each statement on a connection of its own, as many as the pool has at once. */
export const contextOf = (pool: pg.Pool, at = now): SupplyContext => ({
  now: at,
  sql: {
    async query(text, values) {
      const client = await pool.connect()
      try {
        return await sqlOn(client).query(text, values)
      } finally {
        client.release()
      }
    },
  },
})

export const stayOf = (checkIn: string, nights: number, rooms = 1): HotelStayRequest => ({
  checkIn,
  checkOut: addDays(checkIn, nights),
  rooms,
  guestsPerRoom: 1,
  agreements: [],
  memberOf: [],
})

export function expectDone<Answer extends object>(answer: Answer): Exclude<Answer, { failure: string }> {
  if (isHotelFailure(answer)) throw new Error(`the supply answered ${answer.failure}`)
  return answer as Exclude<Answer, { failure: string }>
}

export const failureOf = (answer: object): string | undefined => (isHotelFailure(answer) ? answer.failure : undefined)

const beijing = 224

interface OfferedRate {
  rate: SuppliedRate
  hotel: SuppliedHotelDetail
}

/** Every rate of a city with enough rooms, as it is when it is asked for. */
export async function* ratesOnOffer(
  context: SupplyContext,
  stay: HotelStayRequest,
  cityId = beijing,
): AsyncGenerator<OfferedRate> {
  const search = { ...stay, cityId, filters: {}, sort: 'recommended', page: 0, pageSize: 200, pins: 0 } as const
  for (const { hotelId } of (await hotels.search(context, search)).hotels) {
    const hotel = expectDone(await hotels.detail(context, { ...stay, hotelId }))
    for (const rate of hotel.rooms.flatMap(({ rates }) => rates)) if (rate.rooms >= stay.rooms) yield { rate, hotel }
  }
}

/** The first rate of a city that fits, with its hotel. */
export async function findRate(
  context: SupplyContext,
  stay: HotelStayRequest,
  fits: (rate: SuppliedRate, hotel: SuppliedHotelDetail) => boolean,
  cityId = beijing,
): Promise<OfferedRate> {
  for await (const offer of ratesOnOffer(context, stay, cityId)) if (fits(offer.rate, offer.hotel)) return offer
  throw new Error('no such rate is on offer')
}

export const holdRequest = (
  key: string,
  stay: HotelStayRequest,
  rate: SuppliedRate,
  change: Partial<HotelHold> = {},
): HotelHold => ({
  ...stay,
  key,
  rateId: rate.rateId,
  guests: Array.from({ length: stay.rooms }, (_, room) => ({ room, name: `住客${room + 1}` })),
  expectedTotal: rate.totalPrice * stay.rooms,
  latestArrival: 1080,
  holdUntil: new Date(now.getTime() + 30 * 60_000),
  requests: [],
  remark: '',
  ...change,
})

/** Rooms sold of one type by night, as the books say. */
export async function soldNights(pool: pg.Pool, rateId: string): Promise<Map<string, number>> {
  const [city, hotel, room] = rateId.split('-')
  const { rows } = await pool.query<{ night: string; sold: number }>(
    'SELECT night::text AS night, sold FROM sandbox_hotel_night WHERE hotel_id = $1 AND room = $2 ORDER BY night',
    [`${city}-${hotel}`, Number(room)],
  )
  return new Map(rows.map(({ night, sold }) => [night, sold]))
}

export const bookRate = async (
  context: SupplyContext,
  key: string,
  stay: HotelStayRequest,
  rate: SuppliedRate,
  change: Partial<HotelHold> = {},
): Promise<HotelHeld> => expectDone(await hotels.hold(context, holdRequest(key, stay, rate, change)))
