import type { Language } from '@sojourn/contract/kit/language'
import { momentInWords } from '@sojourn/domain/kit/day-words'
import { formatYuan } from '@sojourn/domain/kit/money'
import { chargedFare } from '@sojourn/domain/products/car/fare'
import type { KeptCar } from '@sojourn/domain/products/car/kept'
import type { KeptCourse } from '@sojourn/domain/products/car/kept-course'
import type { RideNews } from '@sojourn/domain/products/car/ride-news'
import { flagsOfRide, settlesAt } from '@sojourn/domain/products/car/settling'
import { carRulesText } from '@sojourn/text/products/car/rules'
import { ticketSentence } from './ticket-sentence'

interface Told {
  car: KeptCar
  before: KeptCourse
  after: KeptCourse
}

/** What is new of a ride, in a sentence. */
export function newsSentence(news: RideNews, { car, before, after }: Told, language: Language): string {
  const { news: text, events } = carRulesText[language]
  const moment = (instant: string): string => momentInWords(instant, language)
  if (news === 'ticket') return ticketSentence(car, after, language) ?? ''
  if (news === 'moved') return text.moved({ former: moment(before.departAt), now: moment(after.departAt) })
  if (news === 'driverCancelled') return events.driverCancelled
  if (news === 'fare') return fareSentence(car, after, language)
  // A platform may say who drives later than that somebody does.
  if (!after.driver) return events[news]
  const driver = driverWords(after.driver, language)
  return news === 'accepted' ? text.accepted({ ...driver, time: moment(after.departAt) }) : text.arrived(driver)
}

function driverWords({ name, mobile, plate, colour, model }: NonNullable<KeptCourse['driver']>, language: Language) {
  return { driver: name, mobile, plate, vehicle: `${carRulesText[language].colours[colour]} ${model}` }
}

function fareSentence(car: KeptCar, course: KeptCourse, language: Language): string {
  const { news: text, flags: names } = carRulesText[language]
  const amount = formatYuan(chargedFare(course.fare!.total, 0, car.atMost))
  const time = momentInWords(settlesAt(course)!, language)
  const flags = flagsOfRide(car, course).map((flag) => names[flag])
  return flags.length > 0
    ? text.flagged({ amount, time, flags: flags.join(language === 'en' ? ', ' : '、') })
    : text.fare({ amount, time })
}
