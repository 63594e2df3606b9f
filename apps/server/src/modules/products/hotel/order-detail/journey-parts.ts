import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Language } from '@sojourn/contract/kit/language'
import type { JourneyPart, JourneyPoint } from '@sojourn/domain/booking/documents/journey-part'
import { localInstant } from '@sojourn/domain/kit/local-date'
import { formatYuan, sum } from '@sojourn/domain/kit/money'
import { nightsOf } from '@sojourn/domain/products/hotel/draft'
import { readStaySegment } from '@sojourn/domain/products/hotel/kept/kept'
import { stayTimes } from '@sojourn/domain/products/hotel/kept/kept-stay'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { hotelRulesText } from '@sojourn/text/products/hotel/rules'
import type { Tenant } from '../../../../db/tenant'
import { zoneOf } from '../../../reference/zones'
import { findStays, type StayRow } from '../order/kept-store'
import { findGuests, findHotelOrder, findNights, type GuestRow, type HotelOrderRow, type NightRow } from '../order/order-store'
import { cancelSteps } from '../after-sale/refund-quote'
import { departureOf } from '../order/stay-rooms'

/** The stay of an order as documents, calendars and trips show it. */
export async function stayParts(tenant: Tenant, orderNo: string): Promise<(language: Language) => JourneyPart[]> {
  const [[segment], order, guests, nights] = await Promise.all([
    findStays(tenant, [orderNo]),
    findHotelOrder(tenant, orderNo),
    findGuests(tenant, orderNo),
    findNights(tenant, orderNo),
  ])
  return (language) => (segment ? [partOf({ segment, order, guests, nights }, language)] : [])
}

interface KeptStay {
  segment: StayRow
  order: HotelOrderRow | undefined
  guests: readonly GuestRow[]
  nights: readonly NightRow[]
}

function partOf({ segment, order, guests, nights }: KeptStay, language: Language): JourneyPart {
  const { body } = segment
  const text = hotelRulesText[language]
  const { checkInFrom, checkOutUntil } = order ? stayTimes(order.body) : body
  const kept = nights.filter(({ cancelled }) => !cancelled)
  const rooms = new Set(kept.map(({ room }) => room))
  const checkOut = departureOf(kept, body.checkOut)
  const leaves = order ? new Date(localInstant(checkOut, checkOutUntil, order.body.offsetMinutes)) : segment.arriveAt
  const point = (date: string, time: string, at: Date, note: string): JourneyPoint => ({
    place: body.hotelName[language],
    note,
    date,
    time,
    zone: zoneOf({ cityId: body.cityId }, at)?.code ?? 'Asia/Shanghai',
    at: at.toISOString(),
  })
  return {
    label: body.hotelName[language],
    detail: [
      body.roomName[language],
      text.nights({ count: nightsOf({ ...body, checkOut }) }),
      text.rooms({ count: rooms.size || body.rooms }),
    ].join(' · '),
    from: point(body.checkIn, checkInFrom, segment.departAt, text.checkIn),
    to: point(checkOut, checkOutUntil, leaves, text.checkOut),
    facts: [
      ...(order?.confirmationNo ? [text.confirmationNo({ number: order.confirmationNo })] : []),
      ...(order ? [order.body.hotel.address[language], order.body.phone] : [hotelCity(body.cityId)?.name[language] ?? '']),
      ...guests.filter(({ room }) => rooms.size === 0 || rooms.has(room)).map((guest) => readableName(guest, language)),
    ].filter((fact) => fact !== ''),
    ...(order ? termsOf(order, kept, language) : {}),
    stay: true,
    ...(order && { telephone: order.body.phone }),
  }
}

/** Meals, when cancelling costs what, what stands behind the booking, and what is paid at the desk. */
function termsOf(order: HotelOrderRow, nights: readonly NightRow[], language: Language): Pick<JourneyPart, 'terms' | 'dueThere'> {
  const { guarantee, body } = order
  const text = hotelRulesText[language]
  const rooms = [...new Set(nights.map(({ room }) => room))]
  const prices = rooms.map((number) => nights.filter(({ room }) => room === number).map(({ price }) => price))
  const due = body.hotelType === 1 ? sum(prices.flat()) : 0
  const meals = [...new Set(nights.map(({ breakfasts }) => breakfasts))].map((count) => text.breakfast({ count }))
  return {
    terms: [
      ...meals,
      ...(due > 0 ? [text.dueThere({ amount: formatYuan(due) })] : []),
      ...(nights.length > 0 ? cancelSteps(order, prices, language).map(({ sentence }) => sentence) : []),
      ...(guarantee ? [text.guaranteeHeld[guarantee.kind]({ amount: formatYuan(guarantee.amount) })] : []),
    ],
    ...(due > 0 && { dueThere: due }),
  }
}

/** The stay in the words of the list of journeys (S3.45). */
export function stayItem(segment: unknown, language: Language) {
  const stay = readStaySegment(segment)
  return {
    flightNo: '',
    airlineName: stay.roomName[language],
    depAirport: stay.hotelName[language],
    arrAirport: hotelCity(stay.cityId)?.name[language] ?? '',
    depTerminal: '',
    arrTerminal: '',
    departDate: stay.checkIn,
    departTime: stay.checkInFrom,
    arriveTime: stay.checkOutUntil,
    spanDays: nightsOf(stay),
  }
}
