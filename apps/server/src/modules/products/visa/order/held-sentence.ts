import type { Language } from '@sojourn/contract/kit/language'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import type { HeldFault, HeldVisa } from '@sojourn/domain/products/visa/held'
import { visaRulesText } from '@sojourn/text/products/visa/rules'

/** Whose visa it is, until when, and why it does not serve. */
export function heldSentence(
  { name, visa, fault }: { name: string; visa: HeldVisa; fault: HeldFault | undefined },
  language: Language,
): string {
  const text = visaRulesText[language]
  const { entries, validUntil } = visa
  const sentence = text.heldBy({ name, entries: text.entries[entries], validUntil: dayInWords(validUntil, language) })
  return fault ? text.reason({ sentence, remark: text.heldFaults[fault] }) : sentence
}
