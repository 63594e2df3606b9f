import type { MeetingSection } from '@sojourn/contract/products/meeting/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { shortYuan } from '../../../kit/money'
import { brokenAdvanceDays } from '../../../booking/policy/advance-days'
import { changeSentences } from '../../../booking/policy/change-sentences'
import { judgeList, type BrokenRule, type Judge, type JudgedList, type PolicyTraveller } from '../../../booking/policy/engine'
import { cityTier } from '../../../reference/hotel/city-tier'

/** One venue's offer for an event. */
export interface PolicyMeeting {
  planId: string
  /** Venue and hall, as a person reads it. */
  name: string
  firstDay: string
  days: number
  /** Fen of the whole event. */
  total: number
}
export interface MeetingSetting {
  bookingDate: string
  /** Simplified Chinese name. */
  cityName: string
  people: number
}

/** What one person's day of an event comes to, in whole fen, rounded up. */
export const dailyPrice = ({ total, days }: Pick<PolicyMeeting, 'total' | 'days'>, people: number): number =>
  Math.ceil(total / (people * days))

/** Every offer for an event, for whoever holds it (handbook 5.2, 7.1). */
export function judgeMeetings(
  travellers: readonly PolicyTraveller<MeetingSection>[],
  plans: readonly PolicyMeeting[],
  setting: MeetingSetting,
  language: Language,
): JudgedList {
  const name = (offer: number): string => `${plans[offer]!.name} ${shortYuan(plans[offer]!.total)}`
  return judgeList({
    travellers,
    count: plans.length,
    judge: (section: MeetingSection) => judge(section, plans, setting, language),
    placed: () => plans.map(({ total }, offer) => ({ group: offer, kind: '', lane: '', position: total, price: total })),
    change: changeSentences(language, name),
  })
}

function judge(section: MeetingSection, plans: readonly PolicyMeeting[], setting: MeetingSetting, language: Language): Judge {
  const { dailyPrices, maxTotal, advanceDays } = section
  const { bookingDate, cityName, people } = setting
  const limit = dailyPrices?.[cityTier(cityName)]
  const broken = (offer: number): BrokenRule[] => {
    const plan = plans[offer]!
    const daily = dailyPrice(plan, people)
    const late = brokenAdvanceDays(advanceDays, bookingDate, plan.firstDay)
    return [
      ...(limit !== undefined && daily > limit
        ? [{ rule: 'meetingPrice' as const, expected: limit, actual: daily, excess: daily - limit }]
        : []),
      ...(maxTotal !== undefined && plan.total > maxTotal
        ? [{ rule: 'meetingTotal' as const, expected: maxTotal, actual: plan.total, excess: plan.total - maxTotal }]
        : []),
      ...(late ? [late] : []),
    ]
  }
  return { handling: section.handling, broken, sentence: (rule) => sentence(rule, cityName, language) }
}

function sentence({ rule, actual, expected }: BrokenRule, cityName: string, language: Language): string {
  const text = policyText[language]
  const prices = { actual: shortYuan(Number(actual)), expected: shortYuan(Number(expected)) }
  if (rule === 'meetingPrice') return text.meetingPriceBroken({ ...prices, tier: text.tiers[cityTier(cityName)] })
  if (rule === 'meetingTotal') return text.meetingTotalBroken(prices)
  return text.advanceDaysBroken({ actual: Number(actual), expected: Number(expected) })
}
