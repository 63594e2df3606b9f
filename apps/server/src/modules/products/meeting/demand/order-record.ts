import type { LocalText } from '@sojourn/contract/kit/language'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import { inEveryLanguage } from '@sojourn/domain/kit/every-language'
import { chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import type { KeptMeeting, KeptMeetingSegment } from '@sojourn/domain/products/meeting/kept'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { meetingRulesText } from '@sojourn/text/products/meeting/rules'
import type { CredentialRule } from '../../../booking/party/party'

/** Whoever holds a meeting shows no document. */
export const noDocument: CredentialRule = () => undefined

type MeetingPart = 'deposit' | 'balance'

/** A meeting among the segments of its order: a service, from the morning of its first day to the evening of its last. */
export function meetingSegment({ plan, people, cityId }: KeptMeeting, part: MeetingPart): NewOrderSegment {
  const [firstDay, lastDay] = [plan.days[0]!, plan.days.at(-1)!]
  const { venueName, hallName, address, days } = plan
  const body: KeptMeetingSegment = {
    version: 1,
    venueName,
    hallName,
    address,
    days,
    people,
    cityId,
    ...(part === 'balance' && { balance: true }),
  }
  return {
    position: 0,
    kind: 'service',
    serviceNo: plan.hallKey,
    serviceKey: plan.hallKey,
    departCity: '',
    arriveCity: '',
    departPlace: '',
    arrivePlace: '',
    worths: {},
    departDate: firstDay,
    departAt: localInstant(firstDay, '09:00', chinaOffsetMinutes),
    arriveAt: localInstant(lastDay, '18:00', chinaOffsetMinutes),
    body,
  }
}

export const titleOf = ({ plan, people }: KeptMeeting, part: MeetingPart): LocalText =>
  inEveryLanguage((language) => {
    const words = {
      venue: plan.venueName[language],
      hall: plan.hallName[language],
      date: dayInWords(plan.days[0]!, language),
      people,
    }
    return meetingRulesText[language].orderTitle[part](words)
  })
