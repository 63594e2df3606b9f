import { languages, type Language, type LocalText } from '@sojourn/contract/kit/language'
import type { CancellationStep } from '@sojourn/contract/products/hotel/booking.shapes'
import { hotelRulesText } from '@sojourn/text/products/hotel/rules'
import { localMomentInWords } from '../../kit/day-words'
import { chinaOffsetMinutes, localOf, timeOfMinutes } from '../../kit/local-date'
import { shortYuan, sum } from '../../kit/money'
import { penaltyAmount, penaltySteps, type Arrival } from './cancellation'
import { guaranteeFreeUntil } from './guarantee'
import type { CancellationPenalty, CancellationPolicy, GuaranteeRule } from './terms'

const dayMinutes = 1440

/** 2 to 5 stars of a code of S9.13; the pairs of official and own stars count alike. */
export const starsOf = (starCode: number): number => ({ 32: 2, 31: 3, 26: 3, 30: 4, 24: 4, 28: 5, 23: 5 })[starCode] ?? 0

/** 18:00 前, 次日 02:00 前. */
export function arrivalName(latestArrival: number, language: Language): string {
  const text = hotelRulesText[language]
  return latestArrival <= dayMinutes - 1
    ? text.arrival({ time: timeOfMinutes(latestArrival) })
    : text.arrivalNextDay({ time: timeOfMinutes(latestArrival - dayMinutes) })
}

/** Times of arrival that a guest chooses from: by the hour until midnight, then the small hours until six. */
export const arrivalChoices: readonly number[] = [
  ...Array.from({ length: 10 }, (_, hour) => (14 + hour) * 60),
  dayMinutes - 1,
  ...Array.from({ length: 6 }, (_, hour) => dayMinutes + (hour + 1) * 60),
]

/** An instant as the hotel's clocks show it, with their zone where it is not China's. */
export function hotelMoment(instant: string, offsetMinutes: number, language: Language): string {
  const { date, time } = localOf(instant, offsetMinutes)
  return `${localMomentInWords(date, time, language)}${zoneMark(offsetMinutes, language)}`
}

/** （当地时间 UTC+7）; nothing for clocks that show what China's show. */
export function zoneMark(offsetMinutes: number, language: Language): string {
  if (offsetMinutes === chinaOffsetMinutes) return ''
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60]
  const zone = `UTC${offsetMinutes < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
  return hotelRulesText[language].localTime({ zone })
}

function penaltyName({ kind, percent = 0 }: CancellationPenalty, amount: number, language: Language): string {
  const { penaltyOf } = hotelRulesText[language]
  const share = kind === 'percent' ? penaltyOf.percent({ percent }) : penaltyOf[kind]
  return language === 'en' ? `${share} (${shortYuan(amount)})` : `${share}（${shortYuan(amount)}）`
}

/** The policy of a stay in steps, where all rooms have the same `nights` (fen of one room). */
export const cancellationSteps = (
  policy: Pick<CancellationPolicy, 'basis' | 'steps'>,
  arrival: Arrival,
  { nights, rooms }: { nights: readonly number[]; rooms: number },
  language: Language,
): CancellationStep[] => stepsOfRooms(policy, arrival, Array<readonly number[]>(rooms).fill(nights), language)

/**
 * The policy of a stay in steps with what cancelling all rooms costs in each, earliest first; `rooms` are fen of the nights of
 * each. Nothing is due before the first step.
 */
export function stepsOfRooms(
  policy: Pick<CancellationPolicy, 'basis' | 'steps'>,
  arrival: Arrival,
  rooms: readonly (readonly number[])[],
  language: Language,
): CancellationStep[] {
  const text = hotelRulesText[language]
  const steps = penaltySteps(policy, arrival).filter(({ penalty }) => penalty.kind !== 'none')
  const [first] = steps
  const say = (instant: string): string => hotelMoment(instant, arrival.offsetMinutes, language)
  if (!first) return [{ penalty: 0, sentence: text.freeAlways }]
  const free = first.after ? [{ until: first.after, penalty: 0, sentence: text.free({ until: say(first.after) }) }] : []
  const due = steps.map(({ after, penalty: rule }, index) => {
    const penalty = sum(rooms.map((nights) => penaltyAmount(rule, nights)))
    const words = penaltyName(rule, penalty, language)
    const until = steps[index + 1]?.after
    return {
      ...(after ? { after } : {}),
      ...(until ? { until } : {}),
      penalty,
      sentence: after ? text.penaltyFrom({ after: say(after), penalty: words }) : text.penaltyNow({ penalty: words }),
    }
  })
  return [...free, ...due]
}

/** What cancelling costs of what is paid at the hotel: the guarantee once it is lost, and nothing where there is none. */
export function guaranteeSteps(
  due: { amount: number; rule: GuaranteeRule } | undefined,
  arrival: Arrival,
  earliestArrival: number,
  language: Language,
): CancellationStep[] {
  const text = hotelRulesText[language]
  if (!due) return [{ penalty: 0, sentence: text.freeAlways }]
  const until = guaranteeFreeUntil(due.rule, arrival, earliestArrival)
  const penalty = text.guaranteeOf({ amount: shortYuan(due.amount) })
  if (!until) return [{ penalty: due.amount, sentence: text.penaltyNow({ penalty }) }]
  const moment = hotelMoment(until, arrival.offsetMinutes, language)
  return [
    { until, penalty: 0, sentence: text.free({ until: moment }) },
    { after: until, penalty: due.amount, sentence: text.penaltyFrom({ after: moment, penalty }) },
  ]
}

/** A guarantee that is due, or that none is, in words; `earliestArrival` is in minutes after 00:00 of the arrival date. */
export function guaranteeSentence(
  due: { amount: number; rule: GuaranteeRule } | undefined,
  arrival: Arrival,
  earliestArrival: number,
  language: Language,
): string {
  const text = hotelRulesText[language]
  if (!due) return text.guaranteeNotNeeded
  const until = guaranteeFreeUntil(due.rule, arrival, earliestArrival)
  const after = until ? text.guaranteeFree({ until: hotelMoment(until, arrival.offsetMinutes, language) }) : text.guaranteeFinal
  return [text.guaranteeNeeded({ amount: shortYuan(due.amount) }), after].join(language === 'en' ? '. ' : '，')
}

/** One line on a stay in every language. */
export const stayTitle = (stay: { hotel: LocalText; room: LocalText; nights: number; rooms: number }): LocalText =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      hotelRulesText[language].title({ ...stay, hotel: stay.hotel[language], room: stay.room[language] }),
    ]),
  ) as LocalText

/** What binds one room of a stay, in words: limit by night, sharing, float, season. Fen per room and night. */
export function standardSentence(
  standard: { limits: readonly number[]; people: number; season: boolean },
  language: Language,
): string {
  const text = hotelRulesText[language]
  const { limits, people, season } = standard
  if (limits.length === 0) return text.noStandard
  const [least, most] = [Math.min(...limits), Math.max(...limits)]
  const limit =
    least === most
      ? text.standard({ limit: shortYuan(most) })
      : text.standardRange({ from: shortYuan(least), to: shortYuan(most) })
  const more = [...(people > 1 ? [text.shared({ count: people })] : []), ...(season ? [text.season] : [])]
  if (more.length === 0) return limit
  return language === 'en' ? `${limit} (${more.join(', ')})` : `${limit}（${more.join('，')}）`
}
