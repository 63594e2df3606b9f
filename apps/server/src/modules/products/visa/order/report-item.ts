import type { Language } from '@sojourn/contract/kit/language'
import type { NamedState, OwnOrderWords } from '@sojourn/domain/booking/order/order-words'
import { readVisaSegment } from '@sojourn/domain/products/visa/kept'
import { countryName } from '@sojourn/domain/reference/place/countries'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import type { ReportItem } from '../../../../capabilities/report'
import type { LineDisplay } from '../../../../context'

/** A visa as lines of a bill name it. */
function visaItem(segment: unknown, language: Language): ReportItem {
  const { country, name } = readVisaSegment(segment)
  return { service: name[language], carrier: '', className: '', from: '', to: countryName(country)?.[language] ?? country }
}

/** The state in the words of visas: what became of an application stands in its coupon. */
function visaStateName({ state, coupons = [] }: NamedState, language: Language): string | undefined {
  const { states } = visaRulesText[language]
  if (state === 'issuing') return states.issuing
  if (state !== 'issued' && state !== 'completed') return undefined
  if (coupons.length > 0 && coupons.every((coupon) => coupon === 'refunded')) return states.withdrawn
  if (coupons.length > 0 && coupons.every((coupon) => coupon === 'refunded' || coupon === 'void')) return states.refused
  return coupons.includes('open') ? states.issued : states.completed
}

const visaOrderWords = (language: Language): OwnOrderWords => visaRulesText[language].orders

export const visaLines: LineDisplay = { reportItem: visaItem, stateName: visaStateName, words: visaOrderWords }
