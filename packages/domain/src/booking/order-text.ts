import type { AskedText } from '@sojourn/contract/booking/book.shapes'
import { orderTextLongest, type OrderText } from '@sojourn/contract/booking/order-text-words'
import type { Language } from '@sojourn/contract/kit/language'
import { orderTextText } from '@sojourn/text/booking/order/text'
import { fitsPattern } from './custom-field-value-fault'

export type OrderTextFault = 'unasked' | 'missing' | 'tooShort' | 'tooLong' | 'patternBroken' | 'notListed'

/** Of a company that asks nothing in its own way, and of personal travel. */
export const usualText: AskedText = { required: false, form: 'free', least: 0, pattern: '', texts: [] }

/** What is wrong with what was written; absent `asked`: nobody asks for it. Lengths in characters. What the company suggests is never wrong. */
export function orderTextFault(asked: AskedText | undefined, typed: string): OrderTextFault | undefined {
  const text = typed.trim()
  if (!asked) return text === '' ? undefined : 'unasked'
  if (text === '') return asked.required ? 'missing' : undefined
  const length = [...text].length
  if (length > orderTextLongest) return 'tooLong'
  if (asked.texts.includes(text)) return undefined
  if (asked.form === 'list') return 'notListed'
  if (asked.form === 'pattern') return fitsPattern(text, asked.pattern) ? undefined : 'patternBroken'
  return length < asked.least ? 'tooShort' : undefined
}

/** What is wrong, in words. */
export function orderTextSentence(
  fault: OrderTextFault,
  of: OrderText,
  asked: Pick<AskedText, 'least' | 'pattern'> = usualText,
  language: Language,
): string {
  const { names, faults } = orderTextText[language]
  const sentence: (p: { name: string; least: number; most: number; pattern: string }) => string = faults[fault]
  return sentence({ name: names[of], least: asked.least, most: orderTextLongest, pattern: asked.pattern })
}
