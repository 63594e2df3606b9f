import type { Language } from '@sojourn/contract/kit/language'
import { readCar } from '@sojourn/domain/products/car/kept'
import { carRulesText } from '@sojourn/text/products/car/rules'
import { policyText } from '@sojourn/text/booking/policy/words'
import type { LineDisplay } from '../../../../context'

/** How lines of car orders read. */
export const carLines: LineDisplay = {
  reportItem(segment, language) {
    const { rideType, carClass, from, to } = readCar(segment)
    return {
      service: carRulesText[language].types[rideType],
      carrier: '',
      className: policyText[language].carClasses[carClass],
      from: from.name[language],
      to: to?.name[language] ?? '',
    }
  },
  stateName: ({ state }, language) => {
    const names: Partial<Record<string, string>> = carRulesText[language].order
    return names[state]
  },
  words: (language: Language) => carRulesText[language].words,
}
