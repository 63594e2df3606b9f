import { languages, type LocalText } from '@sojourn/contract/kit/language'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import { chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import type { KeptVisa, KeptVisaSegment } from '@sojourn/domain/products/visa/kept'
import { visaRulesText } from '@sojourn/text/products/visa/rules'

/** A visa among the segments of its order: a service, which is over when one has left. */
export function visaSegment({ country, name, kind, departDate, productId }: KeptVisa): NewOrderSegment {
  const at = localInstant(departDate, '23:59', chinaOffsetMinutes)
  const body: KeptVisaSegment = { version: 1, country, name, kind, departDate }
  return {
    position: 0,
    kind: 'service',
    serviceNo: productId,
    serviceKey: productId,
    departCity: '',
    arriveCity: '',
    departPlace: '',
    arrivePlace: '',
    worths: {},
    departDate,
    departAt: at,
    arriveAt: at,
    body,
  }
}

export const titleOf = ({ name }: KeptVisa, count: number): LocalText =>
  Object.fromEntries(
    languages.map((language) => [language, visaRulesText[language].titleFor({ name: name[language], count })]),
  ) as LocalText
