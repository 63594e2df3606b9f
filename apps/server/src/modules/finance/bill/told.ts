import type { BillTold } from '@sojourn/contract/finance/bill.shapes'
import { languages, type Language } from '@sojourn/contract/kit/language'

/** The line of an order as it was told when the pre-bill was made: once, and beside it what reads differently in each other language. */
export interface ToldBody {
  version: 1
  line: BillTold
  other: Partial<Record<Language, Partial<BillTold>>>
  /** In whose name: the legal entity as it was called. */
  entity: string
}

/** In this order readers are told. */
export const toldLanguages = languages
const [first] = toldLanguages

export function toldBody(told: readonly BillTold[], entity: string): ToldBody {
  const [line, ...others] = told
  const other: ToldBody['other'] = {}
  for (const [index, each] of others.entries()) {
    const differing = Object.entries(each).filter(([field, value]) => value !== line![field as keyof BillTold])
    if (differing.length > 0) other[toldLanguages[index + 1]!] = Object.fromEntries(differing)
  }
  return { version: 1, line: line!, other, entity }
}

export const toldIn = ({ line, other }: ToldBody, language: Language): BillTold =>
  language === first ? line : { ...line, ...other[language] }
