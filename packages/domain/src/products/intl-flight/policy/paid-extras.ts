import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import { policyText } from '@sojourn/text/booking/policy/words'
import type { PolicyTraveller } from '../../../booking/policy/engine'
import { shortYuan } from '../../../kit/money'

/** Who buys more beside the fares than the own standard lets; `spent` is fen by traveller. A rule without handling goes to approval. */
export const judgePaidExtras = (
  travellers: readonly PolicyTraveller<IntlFlightSection>[],
  spent: ReadonlyMap<string, number>,
  language: Language,
): Violation[] =>
  travellers.flatMap(({ travellerId, policy }): Violation[] => {
    const actual = spent.get(travellerId) ?? 0
    if (!policy?.paidExtras || actual <= policy.paidExtras.maxPrice) return []
    const { maxPrice } = policy.paidExtras
    return [
      {
        travellerId,
        rule: 'paidExtras',
        handling: policy.handling.paidExtras ?? 'approval',
        expected: maxPrice,
        actual,
        excess: actual - maxPrice,
        sentence: policyText[language].paidExtrasBroken({ actual: shortYuan(actual), expected: shortYuan(maxPrice) }),
      },
    ]
  })
