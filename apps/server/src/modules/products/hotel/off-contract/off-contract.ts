import { languages, type Language, type LocalText } from '@sojourn/contract/kit/language'
import { chinaOffsetMinutes } from '@sojourn/domain/kit/local-date'
import { stayExcess } from '@sojourn/domain/products/hotel/excess'
import type { KeptStay } from '@sojourn/domain/products/hotel/kept/kept-stay'
import { nightsOfStay, usualLatestArrival } from '@sojourn/domain/products/hotel/stay'
import type { CancellationPolicy } from '@sojourn/domain/products/hotel/terms'
import type { Context } from '../../../../context'
import type { Offer } from '../../../booking/placing/offer'
import { zoneOf } from '../../../reference/zones'
import { offerOf, type StayBooking } from '../book/book-offer'
import { quoteOffContract, type OffContractRate } from './off-contract-quote'
import type { OpenStay } from '../draft/stay'
import { stayViolations } from '../book/violations'

export const inAll = (say: (language: Language) => string): LocalText =>
  Object.fromEntries(languages.map((language) => [language, say(language)])) as LocalText

/** From 18:00, which the rules of these rates name, to the end of the arrival date. */
const eveningHours = 24 - usualLatestArrival / 60

/** Free until so many hours before 18:00 of arrival, however late the guests come; then nothing comes back. */
const cancellationOf = (freeHours: number | undefined): CancellationPolicy => ({
  kind: freeHours === undefined ? 'none' : 'limited',
  basis: 'midnight',
  steps: [{ hoursBefore: freeHours === undefined ? null : freeHours + eveningHours, penalty: { kind: 'allNights' } }],
})

/** An outside rate: judged, approved and paid like any other, its rooms kept by the hotel under a number. */
export function offContractOffer(booking: StayBooking, rate: OffContractRate): Offer<never> {
  const { context, open } = booking
  const { whole: agreed, prices, total, stayTotal, nights, limit, judged } = quoteOffContract(context, open, rate)
  const { source, hotelType, approvalAlways: approvedAlways } = rate
  return offerOf(booking, {
    hotel: rate.hotel,
    violationsOf: stayViolations(open, judged),
    bought: (party) => {
      const violations = party.flatMap((member) => member.violations)
      const body = keptStay(context, open, rate, stayExcess({ hotelType, stayTotal, limit }, violations))
      return { source, body, prices, total, agreed, stayTotal, nights, searchIds: [], approvedAlways }
    },
  })
}

function keptStay(context: Context, open: OpenStay, rate: OffContractRate, excess: KeptStay['excess']): KeptStay {
  const { hotel, phone, roomName, price, hotelType, freeHours, rules, reservationNo } = rate
  return {
    version: 2,
    hotel,
    phone,
    offsetMinutes: zoneOf({ cityId: open.city.id }, context.clock.now())?.offsetMinutes ?? chinaOffsetMinutes,
    roomName,
    hotelType,
    totalPrice: price * nightsOfStay(open.stay).length,
    checkIn: open.stay.checkIn,
    checkOut: open.stay.checkOut,
    cancellation: cancellationOf(freeHours),
    offContract: { rules, ...(reservationNo === undefined ? {} : { reservationNo }) },
    ...(excess ? { excess } : {}),
  }
}
