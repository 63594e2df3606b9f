import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { shared } from './engine'

/** The change to another offer by its name, in one language; each name is made once. */
export function changeSentences(language: Language, name: (offer: number) => string) {
  const text = policyText[language]
  const known = new Map<number, string>()
  return (to: number, _from: number, cures: 'everything' | 'this'): string => {
    const change = shared(known, to, () => text.changeTo({ offer: name(to) }))
    return cures === 'everything' ? text.complies({ change }) : text.curesThis({ change })
  }
}

/** Numbers the groups of a list in the order in which they first appear. */
export function groupNumbers(keys: readonly string[]): number[] {
  const numbers = new Map<string, number>()
  return keys.map((key) => shared(numbers, key, () => numbers.size))
}
