import type { HotelBookingWord, HotelHold } from '@sojourn/supply/ports/hotel-booking'
import { asking, dayIn, granted, holdUntil, knownTo, type KeyedOperation, type Suppliers } from './suppliers'

const keys: KeyedOperation['keys'] = ({ hotels }) => knownTo(hotels)
const beijing = 224
const stay = { checkIn: dayIn(17), checkOut: dayIn(18), rooms: 1, guestsPerRoom: 1, agreements: [], memberOf: [] }

/** More rooms than so many are not told one by one. */
const exactly = 9
/** A room that is paid in advance and confirmed at once, of a type of which there are some left, told one by one. */
async function holdRequest({ hotels }: Suppliers, key: string): Promise<HotelHold> {
  const search = { ...stay, cityId: beijing, filters: {}, sort: 'recommended', page: 0, pageSize: 200, pins: 0 } as const
  for (const { hotelId } of (await hotels.search(asking, search)).hotels) {
    const { rooms } = granted(await hotels.detail(asking, { ...stay, hotelId }))
    for (const { rateId, totalPrice, ...rate } of rooms.flatMap(({ rates }) => rates)) {
      const some = rate.rooms > 5 && rate.rooms < exactly
      const fits = rate.hotelType === 2 && rate.kind === 'public' && rate.confirmation === 'instant' && some
      if (!fits || rate.minNights > 1) continue
      const guests = [{ room: 0, name: '住客' }]
      const wishes = { latestArrival: 1080, requests: [], remark: '' }
      return { ...stay, ...wishes, key, rateId, guests, expectedTotal: totalPrice, holdUntil }
    }
  }
  throw new Error('nothing of the kind is on offer')
}

/** How many rooms of a rate have gone since. */
async function taken({ hotels }: Suppliers, rateId: string): Promise<() => Promise<number>> {
  const left = async (): Promise<number> => granted(await hotels.price(asking, { ...stay, rateId })).rate.rooms
  const before = await left()
  return async () => before - (await left())
}

const booking =
  ({ hotels }: Suppliers, bookingNo: string, wanted: HotelBookingWord) =>
  async (): Promise<number> => {
    const bookings = await hotels.bookings(asking, { bookingNos: [bookingNo] })
    return bookings.filter(({ state }) => state === wanted).length
  }

const confirm = async (suppliers: Suppliers, key: string, how = asking) => {
  const { hotels } = suppliers
  const { bookingNo } = granted(await hotels.hold(how, await holdRequest(suppliers, `${key}/hold`)))
  return {
    ask: () => hotels.confirm(asking, { key, bookingNo }),
    askInVain: () => hotels.confirm(asking, { key, bookingNo: 'H0' }),
    bought: booking(suppliers, bookingNo, 'confirmed'),
  }
}

export const hotelKeys: KeyedOperation[] = [
  {
    name: 'hotel: hold',
    keys,
    operation: 'hold',
    async arrange(suppliers, key) {
      const { hotels } = suppliers
      const request = await holdRequest(suppliers, key)
      return {
        ask: () => hotels.hold(asking, request),
        askInVain: () => hotels.hold(asking, { ...request, expectedTotal: 1 }),
        bought: await taken(suppliers, request.rateId),
      }
    },
  },
  {
    name: 'hotel: confirm',
    keys,
    operation: 'confirm',
    arrange: (suppliers, key) => confirm(suppliers, key),
    arrangePending: (suppliers, key) => confirm(suppliers, key, { ...asking, faults: ['MANUAL'] }),
  },
  {
    name: 'hotel: cancel',
    keys,
    operation: 'cancel',
    async arrange(suppliers, key) {
      const { hotels } = suppliers
      const { bookingNo } = granted(await hotels.hold(asking, await holdRequest(suppliers, `${key}/bought`)))
      granted(await hotels.confirm(asking, { key: `${key}/bought`, bookingNo }))
      const lines = [{ room: 0, nights: [stay.checkIn] }]
      return {
        ask: () => hotels.cancel(asking, { key, bookingNo, lines, commit: true }),
        askInVain: () => hotels.cancel(asking, { key, bookingNo, lines: [], commit: true }),
        bought: booking(suppliers, bookingNo, 'cancelled'),
      }
    },
  },
]
