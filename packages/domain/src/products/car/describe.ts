import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { carRulesText } from '@sojourn/text/products/car/rules'
import type { KeptCar } from './kept'

/** One line for lists and notifications: 首都国际机场 → 国贸 · 经济型. */
export function describeCar({ from, to, carClass }: Pick<KeptCar, 'from' | 'to' | 'carClass'>, language: Language): string {
  const text = carRulesText[language]
  const car = policyText[language].carClasses[carClass]
  return to
    ? text.journey({ from: from.name[language], to: to.name[language], car })
    : text.hire({ from: from.name[language], car })
}
