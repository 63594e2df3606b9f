import type { StandardFigure } from '@sojourn/contract/booking/policy/policy-panel.shapes'
import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { shortYuan } from '../../../kit/money'
import { cabinNames } from '../../../reference/air/cabin-names'

/** What of the international standard is a figure: cabins by the length of the flight, the highest price, and how early one books. */
export function intlFlightFigures(section: IntlFlightSection, language: Language): StandardFigure[] {
  const { figures, duration } = policyText[language]
  const { byDuration = [], maxPrice, advanceDays } = section
  return [
    ...byDuration.map(({ from, cabins }) => ({
      name: from === 0 ? figures.cabin : figures.from({ duration: duration({ minutes: from }) }),
      value: cabinNames(cabins, language),
    })),
    ...(maxPrice === undefined ? [] : [{ name: figures.fare, value: figures.atMost({ price: shortYuan(maxPrice) }) }]),
    ...(advanceDays === undefined ? [] : [{ name: figures.advance, value: figures.days({ days: advanceDays }) }]),
  ]
}
