import type { HotelCancellation, HotelDetail, HotelPenalty, HotelRate } from '@sojourn/contract/products/hotel/hotel.shapes'
import { penaltySteps } from '@sojourn/domain/products/hotel/cancellation'
import { usualLatestArrival } from '@sojourn/domain/products/hotel/stay'
import type { Topics } from '@sojourn/text/topics'
import { formatAtHotel, type HotelWords } from './format'

type DetailText = Topics['products/hotel/detail']

/** Where and when a stay begins. */
export interface StayAt {
  checkIn: string
  offsetMinutes: number
}

/** Cancelling in one line: until when it is free, else what kind of rule it is. */
export function cancelWord(
  rate: Pick<HotelRate, 'cancellation' | 'freeUntil'>,
  { offsetMinutes }: StayAt,
  words: HotelWords,
): string {
  const { kind } = rate.cancellation
  if (rate.freeUntil && kind !== 'none') return words.cancel.until({ time: formatAtHotel(rate.freeUntil, offsetMinutes) })
  return words.cancel[kind]
}

const penaltyWord = ({ kind, percent = 0 }: HotelPenalty, text: DetailText): string =>
  kind === 'percent' ? text.penalties.percent({ percent }) : text.penalties[kind]

/** The whole ladder, a sentence for each step, in the hotel's own time. */
export function cancelLadder(policy: HotelCancellation, at: StayAt, text: DetailText): string[] {
  const steps = penaltySteps(policy, { ...at, latestArrival: usualLatestArrival })
  const time = (instant: string) => formatAtHotel(instant, at.offsetMinutes)
  const [first] = steps
  return [
    ...(first?.after && first.penalty.kind !== 'none' ? [text.steps.free({ until: time(first.after) })] : []),
    ...steps.map(({ after, penalty }) =>
      after
        ? text.steps.after({ after: time(after), penalty: penaltyWord(penalty, text) })
        : text.steps.always({ penalty: penaltyWord(penalty, text) }),
    ),
  ]
}

/** When a guarantee is asked for, in one line; nothing for a rate that is paid in advance. */
export function guaranteeWord(
  { hotelType, guarantee }: Pick<HotelRate, 'hotelType' | 'guarantee'>,
  text: DetailText,
): string | undefined {
  if (hotelType === 2) return undefined
  if (!guarantee) return text.guarantee.no
  const words = [
    guarantee.time && text.guarantee.late({ time: guarantee.time.start }),
    guarantee.rooms && text.guarantee.rooms({ count: guarantee.rooms }),
  ].filter(Boolean)
  return words.length > 0 ? words.join(' · ') : text.guarantee.always
}

/** Said only where a house does not take everybody. */
export function guestLimit(guests: HotelDetail['policies']['guests'], text: DetailText): string | undefined {
  const all = Object.keys(text.guestKinds).length
  return guests.length < all
    ? text.onlyGuests({ guests: text.list({ items: guests.map((kind) => text.guestKinds[kind]) }) })
    : undefined
}
