import type { Language } from '@sojourn/contract/kit/language'
import type { PolicyRoom } from '@sojourn/domain/products/hotel/policy/evaluate'
import { starsOf } from '@sojourn/domain/products/hotel/describe'
import type { KeptStay } from '@sojourn/domain/products/hotel/kept/kept-stay'
import { hotelCity, isInternational } from '@sojourn/domain/reference/hotel/hotel-cities'
import { isHotelFailure } from '@sojourn/supply/ports/hotel'
import type { Work } from '../../../../context'
import type { JudgedOrder, JudgedViolation } from '../../../../capabilities/fulfilment'
import { chinaDate } from '../../../../kit/clock'
import { asking } from '../../../booking/lifecycle/asking'
import { findOrderTravellers } from '../../../booking/order/store'
import { findEnterprise } from '../../../booking/settings/store'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { policyNames, policyRate, type OfferedRate } from '../supply/from-supply'
import { hotelSetting, judge } from '../policy/judge'
import { findMemberGroups } from '../member-card/member-card-store'
import { findGuests, findHotelOrder, findNights, type NightRow } from '../order/order-store'
import { stayRequest, type HotelDraft } from '../supply/supply'
import { stayViolations } from '../book/violations'

/** What policy says now of the rooms of an order, night by night and beside the other rates of the hotel. */
export async function judgeHeld(work: Work, order: JudgedOrder): Promise<JudgedViolation[][] | undefined> {
  const { orderNo, travelType, tempOrderNo } = order
  if (travelType !== 'business') return undefined
  const today = chinaDate(work.context.clock.now())
  const [stay, guests, nights, travellers] = await Promise.all([
    findHotelOrder(work, orderNo),
    findGuests(work, orderNo),
    findNights(work, orderNo),
    findOrderTravellers(work, [orderNo]),
  ])
  const city = stay && hotelCity(stay.body.hotel.cityId)
  if (!stay || !city) return undefined
  const ids = guests.map(({ employeeId }) => employeeId)
  const people = await findPeople(work, ids, {
    today,
    reader: 'anybody',
    under: underApplication(work.context, order.travelApplyNo),
  })
  const numbers = [...new Set(guests.map(({ room }) => room))]
  const rooms = numbers.map((room) =>
    people.filter(({ employeeId }) => guests.some((guest) => guest.room === room && guest.employeeId === employeeId)),
  )
  const draft: Pick<HotelDraft, 'product' | 'tempOrderNo'> = {
    product: isInternational(city) ? 'intlHotel' : 'hotel',
    tempOrderNo,
  }
  const ofRoom = nights.filter(({ room }) => room === numbers[0])
  const setting = hotelSetting(city, today)
  const beside = stay.source === 'supply' ? await ratesBeside(work, stay.body, rooms) : []
  const violations = stayViolations({ rooms }, (language) => {
    const offers = [keptRoom(stay.body, ofRoom, language), ...beside.map((each) => policyRate(each, language))]
    return judge({ draft, rooms, business: true }, offers, setting, language)[0]
  })
  return travellers.map(({ employeeId }) => violations(employeeId))
}

/** What else the hotel sells for these nights; nothing where it is sold out. */
async function ratesBeside(work: Work, body: KeptStay, rooms: readonly (readonly PersonRow[])[]): Promise<OfferedRate[]> {
  const ids = rooms.flat().map(({ employeeId }) => employeeId)
  const [enterprise, memberOf] = await Promise.all([findEnterprise(work), findMemberGroups(work, ids)])
  const found = await work.context.hotels.detail(asking(work.context), {
    ...stayRequest(body, rooms, { agreements: enterprise.config.settings.hotelAgreements ?? [], memberOf }),
    hotelId: body.hotel.hotelId,
  })
  if (isHotelFailure(found)) return []
  const { rooms: offered, ...hotel } = found
  return offered
    .flatMap(({ room, rates }) => rates.map((rate) => ({ hotel, room, rate })))
    .filter(({ rate }) => rate.rateId !== body.supplied?.rate.rateId)
}

const keptRoom = ({ hotel, roomName, supplied }: KeptStay, nights: readonly NightRow[], language: Language): PolicyRoom => ({
  hotelKey: hotel.hotelId,
  name: `${hotel.name[language]} ${roomName[language]}`,
  hotelNames: policyNames(hotel),
  roomType: supplied?.room.roomId ?? '',
  star: starsOf(hotel.starCode),
  agreement: supplied?.rate.kind === 'enterpriseAgreement' || supplied?.rate.kind === 'agencyAgreement',
  breakfast: nights.every(({ breakfasts }) => breakfasts > 0),
  nights: nights.map(({ night, price, breakfasts }) => ({ date: night, price, breakfast: breakfasts > 0 })),
})
