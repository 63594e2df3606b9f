import type { IntlOrderExtra } from '@sojourn/contract/products/intl-flight/extras.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { wentBack } from '@sojourn/domain/products/intl-flight/extras/extras'
import type { KeptIntlExtra } from '@sojourn/domain/products/intl-flight/extras/kept-extras'
import { intlFlightExtrasText } from '@sojourn/text/products/intl-flight/extras'

/** What was bought beside a fare, as its order's page is told of it. */
export const shownExtra = (extra: KeptIntlExtra): IntlOrderExtra => {
  const { traveller: _own, refundable: _rule, ...shown } = extra
  return { ...shown, back: wentBack(extra) }
}

/** What became of it, in words for documents and notifications; undefined until it is ticketed. */
export function extraSentence(
  { code, count, kilograms = 0, given, state }: KeptIntlExtra,
  language: Language,
): string | undefined {
  const text = intlFlightExtrasText[language]
  if (state === 'asked') return undefined
  if (state === 'refused') return text.refused({ name: text.codes[code] })
  if (code === 'bag') return text.bags({ count, kilograms })
  const name = text.codes[given?.code ?? code]
  return given?.seatNo ? text.seatNumber({ seat: given.seatNo, name }) : name
}
