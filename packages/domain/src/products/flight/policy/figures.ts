import type { StandardFigure } from '@sojourn/contract/booking/policy/policy-panel.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { shortYuan } from '../../../kit/money'
import { cabinNames } from '../../../reference/air/cabin-names'
import type { FlightPolicy } from './offers'

/** What of the standard is a figure: cabins, discounts of each, the distance to the lowest price, and how early one books. */
export function flightFigures({ cabins = [], lowestPrice, advanceDays }: FlightPolicy, language: Language): StandardFigure[] {
  const { figures, cabins: names } = policyText[language]
  const letters = cabins.map(({ cabin }) => cabin)
  return [
    ...(letters.length > 0 ? [{ name: figures.cabin, value: cabinNames(letters, language) }] : []),
    ...cabins.flatMap(({ cabin, maxDiscount: tenths }) =>
      tenths === undefined ? [] : [{ name: figures.fareOf({ cabin: names[cabin] }), value: figures.discount({ tenths }) }],
    ),
    ...(lowestPrice
      ? [
          {
            name: figures.nearby({ hours: lowestPrice.hours }),
            value: figures.above({ price: shortYuan(lowestPrice.threshold) }),
          },
        ]
      : []),
    ...(advanceDays === undefined ? [] : [{ name: figures.advance, value: figures.days({ days: advanceDays }) }]),
  ]
}
