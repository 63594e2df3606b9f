import type { HotelNight } from '@sojourn/contract/products/hotel.shapes'
import type { HotelSetting } from '@sojourn/domain/booking/policy/evaluate-hotel'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { personalExcess } from '@sojourn/domain/products/hotel/describe'
import type { Language } from '@sojourn/contract/kit/language'
import { storedViolations } from '../../booking/lifecycle/stored-violations'
import type { StoredViolation } from '../../booking/order/record'
import { roomLimits } from './judge'
import type { OpenStay } from './stay'

/**
 * Each guest's violations as the order keeps them. The excess of a room counts once, with its first guest, and by formula: limit ×
 * nights × rooms (handbook 6.4). Where the standard leaves the choice, `payExcess` says that the guests pay.
 */
export function stayViolations(
  open: OpenStay,
  nights: readonly HotelNight[],
  setting: HotelSetting,
  judged: (language: Language) => OfferVerdict | undefined,
  payExcess: boolean,
): (employeeId: string) => StoredViolation[] {
  const limits = roomLimits(open, nights, setting)
  const all = storedViolations((language) => judged(language)?.violations ?? [])
  return (employeeId) => {
    const room = open.rooms.findIndex((guests) => guests.some((guest) => guest.employeeId === employeeId))
    const first = open.rooms[room]?.[0]?.employeeId === employeeId
    const personal = first ? personalExcess(limits.filter((each) => each.room === room)) : 0
    return all
      .filter(({ travellerId }) => travellerId === employeeId)
      .map((violation) => (violation.rule === 'hotelPrice' ? priced(violation, personal, payExcess) : violation))
  }
}

function priced({ excess: _perRoom, ...violation }: StoredViolation, personal: number, payExcess: boolean): StoredViolation {
  const pays = violation.handling === 'payExcess' || (violation.handling === 'choose' && payExcess)
  return { ...violation, ...(pays ? { handling: 'payExcess' as const } : {}), ...(personal > 0 ? { excess: personal } : {}) }
}
