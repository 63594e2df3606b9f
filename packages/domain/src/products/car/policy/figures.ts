import type { StandardFigure } from '@sojourn/contract/booking/policy/policy-panel.shapes'
import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { shortYuan } from '../../../kit/money'
import { hoursOf } from './evaluate'

/** What of the car standard is a figure: classes, the price of a ride, hours, rides of a month and what they come to. */
export function carFigures(
  { classes, maxPrice, times, monthlyCount, monthlyMoney }: CarSection,
  language: Language,
): StandardFigure[] {
  const { figures, carClasses, list } = policyText[language]
  return [
    ...(classes ? [{ name: figures.carClass, value: list({ items: classes.map((one) => carClasses[one]) }) }] : []),
    ...(maxPrice === undefined ? [] : [{ name: figures.ride, value: figures.atMost({ price: shortYuan(maxPrice) }) }]),
    ...(times ? [{ name: figures.hours, value: hoursOf(times) }] : []),
    ...(monthlyCount === undefined ? [] : [{ name: figures.month, value: figures.rides({ count: monthlyCount }) }]),
    ...(monthlyMoney === undefined
      ? []
      : [{ name: figures.monthMoney, value: figures.atMost({ price: shortYuan(monthlyMoney) }) }]),
  ]
}
