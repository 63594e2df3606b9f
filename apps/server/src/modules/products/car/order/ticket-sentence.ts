import type { Language } from '@sojourn/contract/kit/language'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import type { KeptCar } from '@sojourn/domain/products/car/kept'
import type { KeptCourse } from '@sojourn/domain/products/car/kept-course'
import { stateAfter } from '@sojourn/domain/products/car/ride-events'
import { carRulesText } from '@sojourn/text/products/car/rules'

/** What became of a pick-up whose ticket was given back or changed; undefined where none was. */
export function ticketSentence({ serviceNo = '' }: KeptCar, course: KeptCourse, language: Language): string | undefined {
  const text = carRulesText[language].ticket
  const { follows, ticketGone, events } = course
  const service = follows?.serviceNo ?? serviceNo
  if (ticketGone) return stateAfter(events) === 'cancelled' ? text.calledOff({ service }) : text.stays({ service })
  if (!follows) return undefined
  const { date, time } = localOf(course.departAt, chinaOffsetMinutes)
  return text.follows({ from: serviceNo, to: follows.serviceNo, time: `${dayInWords(date, language)} ${time}` })
}
