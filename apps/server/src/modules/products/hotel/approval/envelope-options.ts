import type { Language } from '@sojourn/contract/kit/language'
import type { ApprovedOption, BrokenRule, EnvelopeOption } from '@sojourn/domain/booking/approval/envelope'
import type { HotelSetting } from '@sojourn/domain/products/hotel/policy/evaluate'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import { isNoDearer } from '@sojourn/domain/products/hotel/cancellation'
import { starsOf } from '@sojourn/domain/products/hotel/describe'
import { travelMinutes } from '@sojourn/domain/products/hotel/travel-time'
import { distanceKm } from '@sojourn/domain/reference/place/distance'
import { hotelCity, isInternational } from '@sojourn/domain/reference/hotel/hotel-cities'
import { starGroups } from '@sojourn/domain/reference/hotel/hotel-stars'
import { isHotelFailure } from '@sojourn/supply/ports/hotel'
import type { SuppliedRate } from '@sojourn/supply/ports/hotel-rate'
import type { HotelQuote, HotelStayRequest } from '@sojourn/supply/ports/hotel-search'
import type { Context, Work } from '../../../../context'
import type { SubstitutedOrder } from '../../../../capabilities/fulfilment'
import { chinaDate } from '../../../../kit/clock'
import { asking } from '../../../booking/lifecycle/asking'
import { findOrderTravellers, type OrderTravellerRow } from '../../../booking/order/store'
import { findEnterprise } from '../../../booking/settings/store'
import { findPeople } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { policyRate } from '../supply/from-supply'
import { hotelSetting, judge } from '../policy/judge'
import { findMemberGroups } from '../member-card/member-card-store'
import { staySegment } from '../book/order-record'
import { findGuests, findHotelOrder, type GuestRow, type HotelOrderRow } from '../order/order-store'
import type { OpenStay } from '../draft/stay'
import { stayRequest, type HotelDraft } from '../supply/supply'

/** Hotels beside the approved one that are looked at. */
const hotelsBeside = 8

/** An approved stay with the rates of its hotel and of those around it. */
export interface Scene extends Pick<OpenStay, 'people' | 'rooms' | 'business'> {
  order: SubstitutedOrder
  draft: Pick<HotelDraft, 'product' | 'tempOrderNo'>
  stay: HotelOrderRow
  guests: GuestRow[]
  travellers: OrderTravellerRow[]
  setting: HotelSetting
  request: HotelStayRequest
  quotes: HotelQuote[]
  judged: (language: Language) => OfferVerdict[]
}
export interface Option extends EnvelopeOption {
  quote: HotelQuote
  /** Place among the quotes. */
  place: number
}

/** Undefined where no supplier carries the stay, and where a guarantee was given, which is for one hotel. */
export async function sceneOf(work: Work, order: SubstitutedOrder): Promise<Scene | undefined> {
  const [stay, guests, travellers, enterprise] = await Promise.all([
    findHotelOrder(work, order.orderNo),
    findGuests(work, order.orderNo),
    findOrderTravellers(work, [order.orderNo]),
    findEnterprise(work),
  ])
  const city = stay && hotelCity(stay.body.hotel.cityId)
  if (!stay || !city || stay.source !== 'supply' || stay.guarantee) return undefined
  const ids = guests.map(({ employeeId }) => employeeId)
  const today = chinaDate(work.context.clock.now())
  const [people, memberOf] = await Promise.all([
    findPeople(work, ids, { today, reader: 'anybody', under: underApplication(work.context, order.travelApplyNo) }),
    findMemberGroups(work, ids),
  ])
  const business = order.travelType === 'business'
  const rooms = [...new Set(guests.map(({ room }) => room))].map((room) =>
    people.filter(({ employeeId }) => guests.some((guest) => guest.room === room && guest.employeeId === employeeId)),
  )
  const agreements = business ? (enterprise.config.settings.hotelAgreements ?? []) : []
  const request = stayRequest(stay.body, rooms, { agreements, memberOf })
  const quotes = await quotesOf(work.context, stay, request)
  const setting = hotelSetting(city, today)
  const draft: Scene['draft'] = { product: isInternational(city) ? 'intlHotel' : 'hotel', tempOrderNo: order.tempOrderNo }
  const judged = (language: Language) =>
    judge(
      { draft, rooms, business },
      quotes.map((quote) => policyRate(quote, language)),
      setting,
      language,
    )
  return { order, draft, stay, guests, travellers, people, rooms, business, setting, request, quotes, judged }
}

/** Rates of the approved hotel, and of hotels near it with no fewer stars, with rooms for everybody. */
async function quotesOf(context: Context, { body }: HotelOrderRow, request: HotelStayRequest): Promise<HotelQuote[]> {
  const supply = asking(context)
  const stars = starsOf(body.hotel.starCode)
  const { hotels } = await context.hotels.search(supply, {
    ...request,
    cityId: body.hotel.cityId,
    hotelType: body.hotelType,
    filters: {
      availableOnly: true,
      starCodes: starGroups.flatMap(({ codes }) => codes.filter((code) => starsOf(code) >= stars)),
    },
    near: body.hotel.position,
    sort: 'distance',
    page: 0,
    pageSize: hotelsBeside,
    pins: 0,
  })
  const ids = [...new Set([body.hotel.hotelId, ...hotels.map(({ hotelId }) => hotelId)])]
  const found = await Promise.all(ids.map((hotelId) => context.hotels.detail(supply, { ...request, hotelId })))
  return found.flatMap((detail) => {
    if (isHotelFailure(detail)) return []
    const { rooms, ...hotel } = detail
    return rooms.flatMap(({ room, rates }) => rates.map((rate) => ({ hotel, room, rate })))
  })
}

/** The case as it was approved, by what it costs wherever it is paid. */
export const approvedOf = (scene: Scene): ApprovedOption => ({
  total: scene.stay.stayTotal,
  journeys: [placed(scene, scene.stay.body.hotel)],
  violations: scene.travellers.flatMap(({ violations }) => violations),
})

/**
 * The same kind of bed, paid in the same way and without a guarantee, on conditions that are no worse; in the approved hotel nothing
 * cheaper than what was approved, and nothing at all where it refused.
 */
export const optionsOf = (scene: Scene, refused: boolean): Option[] =>
  scene.quotes.flatMap((quote, place) => {
    const { hotel, room, rate } = quote
    const { body } = scene.stay
    const own = hotel.hotelId === body.hotel.hotelId
    const fits =
      !(own && refused) &&
      isNoWorse(scene.stay, rate) &&
      rate.hotelType === body.hotelType &&
      (rate.hotelType === 2 || rate.guarantee === undefined) &&
      rate.rooms >= scene.request.rooms &&
      room.maxGuests >= scene.request.guestsPerRoom &&
      (own
        ? room.roomId === body.supplied?.room.roomId || rate.totalPrice >= body.totalPrice
        : room.bed === body.supplied?.room.bed)
    const total = rate.totalPrice * scene.request.rooms
    return fits ? [{ quote, place, total, journeys: [placed(scene, hotel)] }] : []
  })

/** What the guest was promised: cancelling that never costs more, as many breakfasts, an answer at once. */
const isNoWorse = ({ body, latestArrival }: HotelOrderRow, { cancellation, nights, confirmation }: SuppliedRate): boolean =>
  isNoDearer(
    cancellation,
    body.cancellation,
    { ...body, latestArrival },
    nights.map(({ price }) => price),
  ) &&
  nights.every(
    ({ date, breakfasts }) => breakfasts >= (body.supplied?.rate.nights.find((night) => night.date === date)?.breakfasts ?? 0),
  ) &&
  (confirmation === 'instant' || body.supplied?.rate.confirmation !== 'instant')

/** The rules that an option breaks, from the verdicts of all. */
export function brokenRulesOf(scene: Scene): (option: Option) => BrokenRule[] {
  const verdicts = scene.judged('zh-CN')
  return ({ place }) => verdicts[place]?.violations ?? []
}

/** A hotel among the others: the hours of an envelope bound the way from the approved hotel, so that none keep that hotel. */
function placed(
  { stay: { body }, request }: Scene,
  { hotelId, position }: { hotelId: string; position: { latitude: number; longitude: number } },
): EnvelopeOption['journeys'][number] {
  const { departAt, departDate } = staySegment(body, request.rooms)
  const away = hotelId === body.hotel.hotelId ? 0 : travelMinutes(1000 * distanceKm(body.hotel.position, position))
  const city = String(body.hotel.cityId)
  return { flightKey: hotelId, departCity: city, arriveCity: city, departDate, departAt: addMinutes(departAt, away) }
}
