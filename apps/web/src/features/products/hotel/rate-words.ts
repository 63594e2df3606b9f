import type { HotelCancellation, HotelDetail, HotelPenalty, HotelRate } from '@sojourn/contract/products/hotel/hotel.shapes'
import { isBefore, localOf, minutesOf } from '@sojourn/domain/kit/local-date'
import { penaltySteps } from '@sojourn/domain/products/hotel/cancellation'
import { guaranteeFreeUntil, isGuaranteeInForce, needsGuarantee } from '@sojourn/domain/products/hotel/guarantee'
import { usualLatestArrival } from '@sojourn/domain/products/hotel/stay'
import type { Topics } from '@sojourn/text/topics'
import { serverInstant } from '../../../kit/dates/server-time'
import { formatAtHotel, type HotelWords } from './format'

type DetailText = Topics['products/hotel/detail']

/** Where and when a stay begins, and how many rooms are sought. */
export interface StayAt {
  checkIn: string
  offsetMinutes: number
  /** HH:mm */
  checkInFrom: string
  rooms: number
}

type Guaranteed = Pick<HotelRate, 'hotelType' | 'guarantee' | 'nights'>

const stayOf = ({ nights }: Guaranteed, { offsetMinutes }: StayAt) => ({
  bookedOn: localOf(serverInstant(), offsetMinutes).date,
  nights: nights.map(({ date }) => date),
})

/** The rule of what is paid at the hotel, where it is in force on these nights. */
function guaranteeOf(rate: Guaranteed, at: StayAt) {
  const { hotelType, guarantee } = rate
  return hotelType === 1 && guarantee && isGuaranteeInForce(guarantee, stayOf(rate, at)) ? guarantee : undefined
}

/** Whether it asks for a guarantee of guests who come by the usual time. */
const isGuaranteeDue = (rate: Guaranteed, at: StayAt): boolean =>
  needsGuarantee(guaranteeOf(rate, at), { ...stayOf(rate, at), latestArrival: usualLatestArrival, rooms: at.rooms })

const guaranteeEnds = (guarantee: NonNullable<HotelRate['guarantee']>, at: StayAt): string | undefined =>
  guaranteeFreeUntil(guarantee, at, minutesOf(at.checkInFrom))

type Cancelled = Guaranteed & Pick<HotelRate, 'cancellation' | 'freeUntil'>

/** Until when cancelling is free: what is paid at the hotel costs its guarantee alone (handbook 4.3), and nothing without one. */
function freeUntilOf(rate: Cancelled, at: StayAt): string | undefined {
  if (rate.hotelType === 2) return rate.cancellation.kind === 'none' ? undefined : rate.freeUntil
  const until = rate.guarantee && guaranteeEnds(rate.guarantee, at)
  return until === undefined || isBefore(until, serverInstant()) ? undefined : until
}

const isFreeAlways = (rate: Cancelled, at: StayAt): boolean => rate.hotelType === 1 && !isGuaranteeDue(rate, at)

/** Whether it can be cancelled for nothing now. */
export const isFreeNow = (rate: Cancelled, at: StayAt): boolean => isFreeAlways(rate, at) || freeUntilOf(rate, at) !== undefined

/** Cancelling in one line: until when it is free, else what kind of rule it is. */
export function cancelWord(rate: Cancelled, at: StayAt, words: HotelWords): string {
  if (isFreeAlways(rate, at)) return words.cancel.free
  const until = freeUntilOf(rate, at)
  if (until) return words.cancel.until({ time: formatAtHotel(until, at.offsetMinutes) })
  return words.cancel[rate.hotelType === 2 ? rate.cancellation.kind : 'none']
}

const penaltyWord = ({ kind, percent = 0 }: HotelPenalty, text: DetailText): string =>
  kind === 'percent' ? text.penalties.percent({ percent }) : text.penalties[kind]

/** The whole ladder, a sentence for each step, in the hotel's own time. */
export const cancelLadder = (rate: Cancelled, at: StayAt, text: DetailText): string[] =>
  rate.hotelType === 2 ? stepsOf(rate.cancellation, at, text) : guaranteeLadder(rate, at, text)

function guaranteeLadder(rate: Cancelled, at: StayAt, text: DetailText): string[] {
  const guarantee = guaranteeOf(rate, at)
  const until = guarantee && guaranteeEnds(guarantee, at)
  return [
    ...(isGuaranteeDue(rate, at) ? [] : [text.steps.beforeArrival]),
    ...(until ? [text.steps.guaranteed({ until: formatAtHotel(until, at.offsetMinutes) })] : []),
    ...(guarantee && !until ? [text.steps.guaranteedFinal] : []),
  ]
}

function stepsOf(policy: HotelCancellation, at: StayAt, text: DetailText): string[] {
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
export function guaranteeWord(rate: Guaranteed, at: StayAt, text: DetailText): string | undefined {
  if (rate.hotelType === 2) return undefined
  const guarantee = guaranteeOf(rate, at)
  if (!guarantee) return text.guarantee.no
  if (isGuaranteeDue(rate, at)) return text.guarantee.always
  const words = [
    guarantee.time && text.guarantee.late({ time: guarantee.time.start }),
    guarantee.rooms && text.guarantee.rooms({ count: guarantee.rooms }),
  ].filter(Boolean)
  return words.join(' · ')
}

/** Said only where a hotel does not take everybody. */
export function guestLimit(guests: HotelDetail['policies']['guests'], text: DetailText): string | undefined {
  const all = Object.keys(text.guestKinds).length
  return guests.length < all
    ? text.onlyGuests({ guests: text.list({ items: guests.map((kind) => text.guestKinds[kind]) }) })
    : undefined
}
