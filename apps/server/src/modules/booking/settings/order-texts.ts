import type { AskedText, BookInfo } from '@sojourn/contract/booking/book.shapes'
import type { Product } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { orderTexts, type OrderText } from '@sojourn/contract/booking/order-text-words'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { orderTextFault, orderTextSentence, usualText } from '@sojourn/domain/booking/order-text'
import type { EnterpriseSettings, OrderTextRule } from './store'

interface Occasion {
  settings: EnterpriseSettings
  product: Product
  /** Of personal travel nobody asks why, and the remark is free. */
  business: boolean
}

/** How a text is asked; `say` tells what may be written of each that the company lists. */
function askedText(
  { settings, product, business }: Occasion,
  of: OrderText,
  say: (text: OrderTextRule['texts'][number]) => string[],
): AskedText | undefined {
  if (!business) return of === 'remark' ? usualText : undefined
  const rule = settings.orderTexts?.[of][product]
  if (!rule) return usualText
  const { asked, form, least, pattern, texts } = rule
  return asked === 'never' ? undefined : { required: asked === 'required', form, least, pattern, texts: texts.flatMap(say) }
}

/** The texts that the form of an order asks for, in the reader's language. */
export function textsAsked(occasion: Occasion, language: Language): Pick<BookInfo, OrderText> {
  const asked = orderTexts.map((of) => [of, askedText(occasion, of, (text) => [text[language]])] as const)
  return Object.fromEntries(asked.filter(([, text]) => text !== undefined))
}

/** Refuses what breaks the company's rules; what it lists may be written in any of its languages. */
export function refuseTexts(
  occasion: Occasion,
  written: Partial<Record<OrderText, string>>,
  language: Language,
): Problem | undefined {
  for (const of of orderTexts) {
    const asked = askedText(occasion, of, (text) => Object.values(text))
    const fault = orderTextFault(asked, written[of] ?? '')
    if (fault) return problem('orderTextWrong', { field: of, detail: { why: orderTextSentence(fault, of, asked, language) } })
  }
  return undefined
}
